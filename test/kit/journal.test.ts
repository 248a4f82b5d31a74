import { strict as assert } from 'node:assert';
import { fresh, newPlay, openJournal, openRing, type State } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { mockFlash } from '../../hal/mock';

describe('a snapshot', () => {
  const large = fresh<State & { text: string }>('a.b', 2, { text: 'x'.repeat(900) }),
    ring = openRing(mockFlash(), crc32),
    owner = newPlay(ring, 'toy', 1, 'Toy', large);

  it('is not due before the lines since the last one weigh more than twice as much, in a new play and in one that is opened again', () => {
    let lines = 0;
    for (const journal of [openJournal(ring, owner), openJournal(ring, owner)])
      for (let i = 0; i < 40; i++, lines += 12) {
        assert.equal(journal.due(), false, `after ${lines} bytes of lines`);
        journal.append([1, 0]);
      }
  });

  it('is due then', () => {
    const journal = openJournal(ring, owner);
    for (let i = 0; i < 120; i++) journal.append([1, 0]);
    assert.equal(journal.due(), true);
  });
});
