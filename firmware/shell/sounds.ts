// Sounds and what they mean. Each has a twin on the screen: the mark at the right end of the title.
import type { Cue } from '../../games/kit';

export function tune(cue: Cue): number[] {
  switch (cue) {
    case 'turn':
      return [660, 90];
    case 'good':
      return [660, 80, 880, 80, 1320, 140];
    case 'bad':
      return [330, 140, 220, 260];
    case 'time':
      return [1760, 90, 0, 60, 1760, 90, 0, 60, 1760, 180];
    default:
      return [180, 300];
  }
}

export function twin(cue: Cue): string {
  switch (cue) {
    case 'turn':
      return '\x04';
    case 'good':
      return '\x08';
    case 'bad':
      return '\x02'; // downward: a cross would look like an error
    case 'time':
      return '\x0f';
    default:
      return '!';
  }
}
