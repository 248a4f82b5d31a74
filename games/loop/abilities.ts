// 8.0 CAREER: ABILITYs that are used once a turn. The others are part of WORK, BUY, FAVOUR and the turn's start.
import { after, type Chapter, type Die, eachSeat, numbered, type Odds, type Option } from '../kit';
import { type Career, careerWords } from './careers-overview';
import { eventWords, NONE } from './events-overview';
import { earnRep, lookAtTop } from './happiness';
import { allBroken, goods, HIGHEST_Q, isUtility, label, owned, pileName, take, whoseLabel } from './materials';
import { isOffline } from './owing';
import { drawFavour, goOn, hub } from './start-turn';
import { hasFavourDeck, type Loop, rivals, type T, type Type } from './state';

/** A toss is for something: heads or tails, whichever was called [LO-060]. The table may throw by hand, as with every chance [LO-069]. */
export const coinDie = (): Die => ({ name: 'a coin', faces: ['Won', 'Lost'] });
export const WON = 1; // the face

/** A random card from a hand, and the chance of each [LO-065]; its place from the left is told. It brings no REP [LO-347]. */
export function takeRandomFavour(s: Loop, t: T, from: number, to: number): void {
  const cards = s.hand[from],
    place = t.card(cards, () => numbered(`a FAVOUR of ${s.names[from]}, counted from the left`, cards)) + 1;
  s.hand[from]--;
  s.hand[to]++;
  t.tell(`${s.names[to]}: take FAVOUR ${place} from the left of ${s.names[from]}`);
}
export const handOdds = (s: Loop, seats: number[]): Odds[] =>
  seats.map(seat => ({ label: `Each FAVOUR of ${s.names[seat]}`, ways: 1, of: s.hand[seat] }));

/** Two tosses for 1 COIN: 2 for a $ [LO-061, LO-258]. */
function invest(s: Loop, t: T): void {
  const won = t.roll(2, coinDie()).indexOf(WON) >= 0;
  t.tried({ seat: s.seat, successes: won ? 1 : 0, tries: 1, ways: 3, of: 4 });
  s.coin[s.seat] += won ? 1 : -1;
  t.tell(won ? 'Toss: you get $2 for your $1' : 'Toss: your $1 is lost');
}

/** 1 REP against 1 COIN, either way; nobody gets more than 2 REP [LO-251, LO-277]. */
function swaps(s: Loop): Option[] {
  const me = s.seat,
    options: Option[] = [],
    swap = (giver: number, taker: number) => () => {
      s.rep[giver]--;
      s.rep[taker]++;
      s.coin[giver]++;
      s.coin[taker]--;
    };
  for (const seat of rivals(s, me)) {
    if (s.rep[me] && s.coin[seat] && s.rep[seat] < 2) options.push({ label: `REP to ${s.names[seat]}`, do: swap(me, seat) });
    if (s.coin[me] && s.rep[seat] && s.rep[me] < 2) options.push({ label: `$1 to ${s.names[seat]}`, do: swap(seat, me) });
  }
  return options;
}

/** MATERIALs of anybody, the own ones first. */
function anyGoods(s: Loop, fits: (place: number) => unknown): Option[] {
  let list: number[] = [];
  for (const seat of [s.seat, ...rivals(s, s.seat)]) list = list.concat(owned(s, seat));
  return goods(list.filter(fits), place => whoseLabel(s, place));
}

/** What each of them offers now. */
function uses(s: Loop, t: T): { [career: string]: () => Option[] } {
  const me = s.seat,
    once = (fits: unknown, option: Option) => (fits ? [option] : []),
    others = rivals(s, me);
  return {
    Banker: () => swaps(s),
    Craftsman: () => anyGoods(s, () => 1).map(option => Object.assign(option, { do: () => (s.chosen = option.value!), then: 'forge' })), // [LO-253]
    Engineer: () =>
      anyGoods(s, place => s.quality[place] < HIGHEST_Q && !isUtility(s, place)).map(option =>
        Object.assign(option, {
          do() {
            s.quality[option.value!]++;
            t.tell(`Now ${whoseLabel(s, option.value!)}`);
          },
        }),
      ), // [LO-254]
    Freelancer: () =>
      once(hasFavourDeck(s) && s.hand[me], {
        label: 'Swap a FAVOUR',
        do() {
          s.hand[me]--; // discard first, then draw [LO-255, LO-279]
          s.favDiscard++;
          drawFavour(s, me);
        },
      }),
    Homemaker: () => once(owned(s, me).length < 2, { label: '+1 REP', do: () => earnRep(s, me, 1) }), // [LO-256]
    Investor: () => once(s.coin[me], { label: 'Pay $1, toss twice', do: () => invest(s, t) }),
    Nurse: () =>
      s.hand[me]
        ? eachSeat(s, others, seat => ({
            do() {
              s.hand[me]--; // must be taken, and does nothing [LO-260]
              s.hand[seat]++;
              earnRep(s, me, 1);
              t.tell(`A FAVOUR to ${s.names[seat]}`);
            },
          }))
        : [],
    Soldier: () =>
      eachSeat(
        s,
        others.filter(seat => s.hand[seat]),
        seat => ({ do: () => takeRandomFavour(s, t, seat, me) }),
      ), // [LO-268]
    Scavenger: () =>
      goods(
        allBroken(s, place => !isUtility(s, place)),
        place => pileName(s, place),
      ).map(option =>
        Object.assign(option, {
          do() {
            take(s, option.value!, me, 1);
            t.tell(`${label(s, option.value!)} to ${s.names[me]}`);
          },
        }),
      ), // [LO-265]
    Scholar: () => [{ label: 'Another deck' }, { label: 'Event deck', do: () => look(s, t), then: s.ownEvents ? undefined : 'seen' }], // [LO-266]
  };
}

/** What it sees comes next. */
function look(s: Loop, t: T): void {
  if (!s.ownEvents) s.topEvent = lookAtTop(s, t);
}

const oddsOf = (s: Loop, career: Career): Odds[] | undefined => {
  if (career === 'Investor') return [{ label: '$2 back', ways: 3, of: 4 }];
  if (career !== 'Soldier') return undefined;
  return handOdds(
    s,
    rivals(s, s.seat).filter(seat => s.hand[seat]),
  );
};

/** Why it cannot be used, or false [LO-271]. */
function reasonAgainst(s: Loop, use: unknown): string | false {
  const career = s.career[s.seat];
  if (s.abilityUsed) return 'Only once a turn';
  if (isOffline(s) && (career === 'Banker' || career === 'Investor')) return 'All is online: no $';
  if (use) return false;
  return career === 'Intern' ? 'It has no ability' : 'It works by itself';
}

export const ability = (s: Loop, t: T): Chapter<Loop> => {
  /** Anybody's ABILITY can be looked up, one after the other. */
  const lookUp = (seat: number) => () => {
    s.looksUp = after(s, seat);
    return s.looksUp === s.seat ? hub(s) : 'read';
  };
  const done = () => goOn(s, t);

  return {
    page: 18,
    steps: {
      use: () => {
        const use = uses(s, t)[s.career[s.seat]],
          not = reasonAgainst(s, use),
          list = not ? [] : use();
        for (const option of list) {
          const { then, do: deed } = option;
          option.then = then || done;
          option.do = place => {
            s.abilityUsed = 1;
            if (deed) deed(place, []);
          };
        }
        return {
          say: careerWords(s.career[s.seat]),
          odds: list.length ? oddsOf(s, s.career[s.seat]) : undefined,
          options: [
            ...list,
            !list.length && { label: 'Use it', not: not || 'Nothing fits', then: done },
            { label: 'Back', back: true, then: hub(s) },
            s.seats.length > 1 && { label: 'Other careers', then: lookUp(s.seat) },
          ],
        };
      },

      read: () => ({ say: careerWords(s.career[s.looksUp]), seat: s.looksUp, then: lookUp(s.looksUp) }),

      /** Until the turn ends [LO-253]. */
      forge: () => ({
        say: `${label(s, s.chosen)} counts as what?`,
        options: ['Glass', 'Metal', 'Plastic', 'Utility'].filter(type => type !== s.type[s.chosen]).map(label => ({ label })),
        do(at) {
          s.forged = s.chosen;
          s.forgedAs = ['Glass', 'Metal', 'Plastic', 'Utility'].filter(type => type !== s.type[s.chosen])[at] as Type;
        },
        then: done,
      }),

      seen: () => ({
        say: s.topEvent === NONE ? 'No EVENT left' : `${s.topEvent}\n${eventWords(s.topEvent)}`,
        page: 19,
        options: [{ label: 'Only for you', then: done }],
      }),
    },
  };
};
