// The end of a mission, its line on the score sheet, and the next run.
import { ALL, type Option, type Steps, sum } from '../kit';
import { restart } from './run';
import { ABANDONED, FAILED, type Hadal, MOST_RUNS, NOBODY, SUCCEEDED } from './state';
import { outcomeNames } from './words';

/** The place of this run on the score sheet. A run that went on after its end keeps its line. When the sheet is full, the last line is used again. */
function lineOfRun(s: Hadal): number {
  const next = s.scores.length + 1,
    line = s.run < next ? s.run : next;
  return (line < MOST_RUNS ? line : MOST_RUNS) - 1;
}

/** Opens this run's line of the sheet. */
function openLine(s: Hadal): string {
  const line = lineOfRun(s);
  s.ended[line] = s.missionOver;
  s.returns[line] = s.missionReturn;
  s.scores[line] = 0;
  return 'score';
}

const MOST_SCORE = 9999; // as in tracks.ts

const lastLine = (s: Hadal) => s.scores.length - 1;

/** The score of the run that has just ended. */
const score = (s: Hadal) => s.scores[lastLine(s)];

/** How the mission ended. */
export const outcome = (s: Hadal) => `${outcomeNames()[s.missionOver]}, score ${score(s)}`;

/** Adds points to the score, as far as the track goes. */
function addPoints(s: Hadal, points: number): void {
  s.scores[lastLine(s)] = Math.max(-MOST_SCORE, Math.min(MOST_SCORE, score(s) + points)) | 0;
}

/** The mission has ended in this way; no link matters any more [HA-180, HA-185]. */
function endMission(s: Hadal, how: number): string {
  s.missionOver = how;
  s.back = [];
  s.brokenLink = NOBODY;
  return how === SUCCEEDED ? openLine(s) : 'failed';
}

export const end = (s: Hadal): Steps<Hadal> => ({
  over: () => ({
    say: 'Mission over?',
    page: 12,
    seat: ALL,
    options: [
      { label: 'Not yet', then: () => s.back.pop() || 'actions.menu' },
      ...[SUCCEEDED, FAILED, ABANDONED].map((how): Option => ({ label: outcomeNames()[how], value: how })),
    ],
    then: how => endMission(s, how),
  }),

  failed: () => ({
    say: `${outcomeNames()[s.missionOver]}. Reset for run ${s.run + 1}`,
    page: 12,
    seat: ALL,
    cue: 'bad',
    options: [
      {
        label: 'Restart',
        then() {
          openLine(s);
          s.run++; // [HA-182, HA-183]
          restart(s);
          return 'setup.receptacle';
        },
      },
      { label: 'Stop here', then: () => openLine(s) },
    ],
  }),

  // what counts is told by Mission Return and the end of the story: each line of it is added [HA-181]
  score: () => ({
    say: `Mission Return: ${s.missionReturn}\nScore so far: ${score(s)}\nNext points? 0 ends`,
    page: 12,
    seat: ALL,
    dial: { min: -99, max: 99, start: 0 },
    then(points) {
      addPoints(s, points);
      return points ? 'score' : 'final';
    },
  }),

  final: () => ({
    say: `${outcomeNames()[s.missionOver]}. Score ${score(s)}\nRun ${s.run}, round ${s.round}\nReturn ${s.missionReturn}, Azrak ${s.vortex + sum(s.pool)}\nNote it: Mission Log`,
    result: outcomeNames()[s.missionOver],
    seat: ALL,
    show: ['scores', 'returns', 'ended'],
  }),
});
