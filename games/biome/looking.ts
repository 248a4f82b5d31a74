// Clairvoyance and Foresight: looks that nobody else shares [BI-345, BI-346].
import type { Chapter, Option } from '../kit';
import type { Biome, T } from './state';
import { back } from './turn-order';
import { spendSecret } from './using';

const AHEAD = 5; // tiles or secrets

function ahead(count: number, what: string): Option {
  if (!count) return { label: what === 'tile' ? 'Tiles' : 'Secrets', not: 'The stack is empty' };
  return { label: count > 1 ? `Next ${Math.min(AHEAD, count)} ${what}s` : `Next ${what}` };
}

export const looking = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Foresight',
  steps: {
    clairvoyance: () => ({
      say: 'Look alone at all secrets here and beside. Captured is safe. Warn, name none', // [BI-443]
      page: 'Clairvoyance',
      then: 'turn.act',
    }),
    foresight: () => ({
      say: 'Look alone, put back in any order:',
      options: [ahead(s.tilesLeft, 'tile'), ahead(s.secretsLeft, 'secret'), back()],
      then: () => spendSecret(s, t, 'Foresight', 'turn.act'),
    }),
  },
});
