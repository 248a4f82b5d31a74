// Upgrade: what Memory and EXP buy in Planning, and trading Augments (p. 13). Also where Augments come and go by card text. `s.whom` is the player.
import { ALL, type Chapter, type Dice, eachSeat, type Option, range } from '../kit';
import { unlock } from './launcher';
import { basicTypes, everyType, moveTokens, slotsWith } from './launcher-tokens';
import { AUGMENT, forgetAugment } from './patterns';
import { reasonAgainst } from './reset';
import { AUGMENTS, BREAK, CLASS, FACTION, OPEN, type Tamashii, UNEQUIPPED } from './state';
import { wasReset } from './turn';

const MOST_MEMORY = 5;
const EXP_PAIR = 2; // EXP is spent in pairs [TA-209]

const kindName = (kind: number) => `${['Break', 'Class', 'Faction'][kind % 3]}${kind > BREAK ? ', unequipped' : ''}`;
const TRADABLE = () => [FACTION, BREAK, FACTION + UNEQUIPPED, BREAK + UNEQUIPPED]; // Class Augments are never traded [TA-204]
const UNEQUIPPED_KINDS = () => [CLASS + UNEQUIPPED, FACTION + UNEQUIPPED, BREAK + UNEQUIPPED];

const held = (s: Tamashii, seat: number, kind: number) => s.augments[seat * AUGMENTS + kind];
function add(s: Tamashii, seat: number, kind: number, by: number): void {
  const at = seat * AUGMENTS + kind;
  s.augments[at] = Math.min(35, Math.max(0, s.augments[at] + by)) | 0; // no limit that a game could reach [TA-053]
}

/** What can be bought, by its row: for 2 EXP each [TA-205, TA-206, TA-207, TA-208, TA-209, TA-210], the last two for 1 Memory [TA-200, TA-201, TA-210]. */
const LIMIT = 0,
  SLOT = 1,
  OPEN_DATA = 2,
  CLASS_CARD = 3,
  TOKEN = 4,
  DISCARD = 5;

const isOut = (s: Tamashii, types: number[]) => s.inDevice > 0 && types.every(type => !s.supply[type]) && 'Supply is empty';

/** Why it cannot be bought, besides its price. */
function reasonNotTo(s: Tamashii, seat: number, what: number): string | false {
  if (what === LIMIT) return s.integrityMax[seat] >= s.integrityTrackMax && 'End of the track'; // [TA-211]
  if (what === SLOT) return !s.locks[seat] && 'No Lock left';
  if (what === OPEN_DATA) return isOut(s, [OPEN]);
  if (what === CLASS_CARD) return !s.classes && 'No Class deck';
  if (what === TOKEN) return isOut(s, basicTypes());
  return s.inDevice > 0 && !slotsWith(s, seat, everyType()).length && 'Launcher is empty';
}

/** The rows with their prices. Memory takes something away from the Launcher or the pool: nobody comes upon it by habit. */
const purchases = (s: Tamashii, seat: number): Option[] =>
  ['Limit, ITG +1', 'Unlock a slot', 'Gain Open Data', 'Class Augment', 'Gain a basic token', 'Discard a token'].map((label, what) => {
    const isForMemory = what >= TOKEN,
      poor = isForMemory ? !s.memory[seat] && 'Needs 1 Memory' : s.exp[seat] < EXP_PAIR && 'Needs 2 EXP'; // [TA-042]
    return { label, note: isForMemory ? '1 Memory' : '2 EXP', rare: isForMemory, not: poor || reasonNotTo(s, seat, what) };
  });

/** The price is paid; Limit and Integrity rise together, to the end of the track [TA-205]. */
function buy(t: Dice<Tamashii>, seat: number, what: number): void {
  if (what < TOKEN) t.add('exp', -EXP_PAIR, seat);
  else t.add('memory', -1, seat);
  if (what !== LIMIT) return;
  t.add('integrityMax', 1, seat);
  t.add('integrity', 1, seat);
}

function afterPurchase(s: Tamashii, seat: number, what: number): string {
  if (what === SLOT) return unlock(s, seat, 'menu');
  if (what === OPEN_DATA) return moveTokens(s, 'gain', seat, 1, [OPEN], 'menu');
  if (what === CLASS_CARD) return 'draw';
  if (what === TOKEN) return moveTokens(s, 'gain', seat, 1, basicTypes(), 'menu');
  return what === DISCARD ? moveTokens(s, 'discard', seat, 1, everyType(), 'menu') : 'menu';
}

/** Whoever was reset upgrades nothing more in this phase [TA-249]; Memory is spent in Planning only [TA-196]. */
export const upgrade = (s: Tamashii, t: Dice<Tamashii>): Chapter<Tamashii> => {
  const seat = s.whom;

  /** One of the Augments that a player has, or none. */
  const choose = (owner: number, among: number[]): Option[] =>
    among
      .filter(kind => held(s, owner, kind) > 0)
      .map((kind): Option => ({ label: kindName(kind), value: kind }))
      .concat({ label: 'None', value: 0 });

  /** A card goes from one player to another and arrives unequipped [TA-204]. */
  const hand = (from: number, to: number, next: string) => ({
    say: 'What do you give?\nIt arrives unequipped',
    seat: from,
    options: choose(from, TRADABLE()),
    do(kind: number) {
      if (!kind) return;
      add(s, from, kind, -1);
      add(s, to, kind > BREAK ? kind : kind + UNEQUIPPED, 1);
    },
    then: next,
  });

  const hasTradable = () => s.seats.some(one => TRADABLE().some(kind => held(s, one, kind) > 0));

  return {
    page: 13,
    seat,
    steps: {
      menu: () => {
        if (wasReset(s, seat)) return { say: 'Was reset: you sit\nout this phase', then: '<' };
        return {
          say: `Buy? Memory ${s.memory[seat]} EXP ${s.exp[seat]}`,
          options: [
            ...purchases(s, seat),
            {
              label: 'Equip an Augment',
              then: 'equip',
              not: !UNEQUIPPED_KINDS().some(kind => held(s, seat, kind) > 0) && 'None unequipped',
            },
            s.names.length > 1 && { label: 'Trade Augments', then: 'partner', not: !hasTradable() && 'No Faction Augment' },
            { label: 'Done', back: true, then: '<' },
          ],
          do: what => buy(t, seat, what),
          then: what => afterPurchase(s, seat, what),
        };
      },

      draw: () => ({
        say: 'Draw 2 Class Augments\nKeep 1, unequipped\nOther under the deck', // [TA-208]
        do: () => add(s, seat, CLASS + UNEQUIPPED, 1),
        then: 'menu',
      }),

      equip: () => ({
        say: 'Equip which?',
        options: choose(seat, UNEQUIPPED_KINDS()),
        do: kind => (s.kind = kind),
        then: kind => (kind ? 'cost' : 'menu'),
      }),

      /** Its printed cost in Memory; from then on it works [TA-202, TA-212]. */
      cost: () => ({
        say: 'Its Memory cost?',
        options: [
          ...range(1, MOST_MEMORY)
            .concat(0)
            .map(
              (memory): Option => ({
                label: `${memory} Memory`,
                value: memory,
                not: memory > s.memory[seat] && `You have ${s.memory[seat]}`,
              }),
            ),
          { label: 'Back', back: true, then: 'menu' },
        ],
        do(memory) {
          t.add('memory', -memory, seat);
          add(s, seat, s.kind, -1);
          add(s, seat, s.kind - UNEQUIPPED, 1);
        },
        then: 'menu',
      }),

      /** On any tiles [TA-204]. */
      partner: () => ({
        say: 'Trade with whom?\nAny tile will do',
        options: [
          ...eachSeat(
            s,
            s.seats.filter(one => one !== seat),
            one => ({ not: reasonAgainst(s, one) }),
          ),
          { label: 'Nobody', back: true, then: 'menu' },
        ],
        do: partner => (s.kind = partner),
        then: 'give',
      }),
      give: () => hand(seat, s.kind, 'take'),
      take: () => hand(s.kind, seat, 'menu'),

      /** By card or tile: a Faction Augment is drawn, unequipped [TA-203, TA-212]. */
      faction: () => ({
        say: 'Draw 1 Faction\nAugment, unequipped\nDoes it say Break?',
        options: [
          { label: 'No Break', do: () => add(s, seat, FACTION + UNEQUIPPED, 1) },
          { label: 'Break', do: () => add(s, seat, BREAK + UNEQUIPPED, 1) },
          { label: 'Deck is empty' },
        ],
        then: '<',
      }),

      /** It leaves the game, and its Pattern with it [TA-213]. */
      broken: () => ({
        say: 'Break: it leaves the\ngame after its effect',
        options: choose(seat, [BREAK, FACTION]),
        do(kind) {
          if (!kind) return;
          add(s, seat, kind, -1);
          if (s.launching && seat === s.seat && s.pattern >= AUGMENT) forgetAugment(s, s.pattern);
        },
        then: '<',
      }),

      /** Who upgrades: from any question of Planning [TA-092]. */
      whom: () => ({
        say: 'UPGRADE: who?',
        seat: ALL,
        options: [...eachSeat(s, s.seats, one => ({ not: reasonAgainst(s, one) })), { label: 'Done', back: true, then: '<' }],
        do: one => (s.whom = one),
        then: 'menu',
      }),
    },
  };
};
