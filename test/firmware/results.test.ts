// The result of a throw and the end of a game are the largest thing on the screen.
import { strict as assert } from 'node:assert';
import type { Question } from '../../games/kit';
import { lanterns } from '../toys/lanterns';
import { type Table, TOYS, table, withToys } from './device';

describe('a result', () => {
  withToys();

  /** A play that asks only this. */
  function asked(ask: Question): Table {
    const game = { ...lanterns, chapters: { path: () => ({ cross: () => ask }) } };
    return table({}, { ...TOYS, lamp: game }).start('Lanterns');
  }

  /** The letter before each row of the layout says how it is drawn: L is large. */
  const large = (t: Table) => {
    const { text, rows } = t.device.painter.layout;
    return [...rows.slice(0, -1)].map((at, i) => text.slice(at, rows[i + 1])).filter(row => row.startsWith('L'));
  };

  it('stands above the rest in large letters', () => {
    const t = asked({ say: 'SUCCESS\n7 vs 5. Read on', result: 'SUCCESS', then: 'cross' });
    assert.deepEqual(large(t), ['LSUCCESS']);
    assert.deepEqual(t.rows().slice(1, 4), ['SUCCESS', '', '7 vs 5. Read on']);
  });

  it('is taken out of a sentence, and the rest stays', () => {
    const t = asked({
      say: 'FAIL. Push?',
      result: 'FAIL',
      options: [
        { label: 'Push', then: 'cross' },
        { label: 'Accept', then: 'cross' },
      ],
    });
    assert.deepEqual(t.rows().slice(1, 6), ['FAIL', '', 'Push?', '>Push', ' Accept']);
  });

  it('is large at the end of the game', () => {
    assert.deepEqual(large(asked({ say: 'Ada wins\nGAME OVER', result: 'GAME OVER' })), ['LGAME OVER']);
  });

  it('stays small where the answers would be pushed out of view', () => {
    const options = ['Push', 'Accept', 'Spend', 'Ask'].map(label => ({ label, then: 'cross' }));
    assert.deepEqual(
      large(asked({ say: 'FAIL. A long story, and what will you do about it?', result: 'FAIL', dice: [1, 2], options })),
      [],
    );
  });

  it('is only what the question calls so: capitals alone are none', () => {
    const t = asked({ say: 'GROUP CONFLICT: stop!', cue: 'bad', then: 'cross' });
    assert.deepEqual([large(t), t.rows()[1]], [[], 'GROUP CONFLICT: stop!']);
  });

  it('leaves the words whole when it is not among them', () => {
    const t = asked({ say: 'All is lost', result: 'LOST', then: 'cross' });
    assert.deepEqual([large(t), t.rows()[1]], [[], 'All is lost']);
  });
});
