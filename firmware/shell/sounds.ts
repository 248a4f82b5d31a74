// Sounds and what they mean. Each has a twin on the screen: the mark at the right end of the title.
import { CHECK, type Cue, DOWN, HOURGLASS, RIGHT } from '../../games/kit';

/** Hertz and milliseconds, in turn; 0 hertz is a rest. */
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
      return RIGHT;
    case 'good':
      return CHECK;
    case 'bad':
      return DOWN; // downward: a cross would look like an error
    case 'time':
      return HOURGLASS;
    default:
      return '!';
  }
}
