import { randomPlays } from '../random';
import { emberfall } from '../toys/emberfall';
import { harbours } from '../toys/harbours';

describe('random plays', () => {
  it('of Emberfall resume, undo and redo to the same states', function () {
    this.timeout(60000);
    for (const Wardens of [2, 3, 4]) randomPlays(emberfall, 5, { answers: { Wardens }, steps: 120 });
  });
  it('of Harbours end with a result', () => randomPlays(harbours, 10, { steps: 40 }));
  it('go on after corrections', () => randomPlays(emberfall, 5, { steps: 80, corrections: 10 }));
});
