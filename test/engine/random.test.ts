// Random plays of the toy games, and what is told of those that fail.
import { strict as assert } from 'node:assert';
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
  it('that fail alike are told once, with how often and a seed', () => {
    const broken = { ...harbours, broken: (s: { played: number }) => (s.played % 2 ? `${s.played} seconds` : 'no luck') };
    assert.throws(
      () => randomPlays(broken, 10, { steps: 40 }),
      ({ message }: Error) => {
        assert.match(message, /^10 of 10 plays fail\.\n/);
        const lines = message.split('\n').filter(line => / plays? fails? /.test(line));
        assert.equal(lines.length, 2, message);
        assert.match(lines[0]!, /^\d plays fail alike, the first is broken at \w+\.\w+: .* \[seed \d+, step \d+, \{\}\]$/);
        return true;
      },
    );
  });
});
