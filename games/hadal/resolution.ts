// Step 5 of a test, resolution: which result a final value has, and which cell of the card it stands in.
import type { Cue } from '../kit';

// results of a test, in the order of their cells on a card
export const FAILURE = 0,
  CRITICAL = 1,
  SUCCESS = 2;

interface Result {
  word: string;
  large: string; // so much of it as fits in large letters
  cell: string; // where it stands on the card
  cue: Cue;
}

/** What players hear of each result, by FAILURE, CRITICAL, SUCCESS. */
export const results = (): Result[] => [
  { word: 'FAILURE', large: 'FAILURE', cell: 'left', cue: 'bad' },
  { word: 'CRITICAL SUCCESS', large: 'CRITICAL', cell: 'lower', cue: 'good' },
  { word: 'SUCCESS', large: 'SUCCESS', cell: 'right', cue: 'good' },
];

/** Less than the difficulty fails, equal is critical, more succeeds [HA-065]. */
export function resultOf(value: number, difficulty: number): number {
  if (value < difficulty) return FAILURE;
  return value === difficulty ? CRITICAL : SUCCESS;
}
