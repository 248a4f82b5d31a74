// 5.3 EVENT: flipped after the turn of whoever drew them, one by one. A CONTINUOUS one waits for the next turn; an IMMEDIATE one goes round the table.
import { after, type Chapter, each, eachSeat, type Odds, type Option, type Question } from '../kit';
import { coinDie, handOdds, takeRandomFavour, WON } from './abilities';
import { cardQuestion, loseOneOnEachCard } from './credit-cards';
import { eventsIn, eventWords, isImmediate, NONE, setOf } from './events-overview';
import { chanceOfImmediate, happy } from './happiness';
import { allBroken, broken, drop, goods, isUtility, label, owned, pileName, take, takeFaceUp, typeOptions, wear } from './materials';
import { charge, isShort } from './owing';
import { drawFavour, nextTurn } from './start-turn';
import { CENTRAL, type Loop, rivals, type T, types } from './state';

/** All that lie face down before whoever ended the turn [LO-156]. */
export function flipAll(s: Loop, t: T): string {
  s.phase = 'Events';
  s.flips = s.pending[s.seat];
  return flipNext(s, t);
}

/** The next one of them, in the order drawn; then the next turn [LO-158]. What is drawn meanwhile waits for its owner's next turn [LO-157]. */
export function flipNext(s: Loop, t: T): string {
  if (isShort(s)) return 'events.settled'; // a forced card belongs to this EVENT, not to the turn after it [LO-187]
  s.eventDiscard |= setOf(s.event);
  s.event = NONE;
  while (s.flips > 0) {
    const place = s.faceDownOf.indexOf(s.seat);
    s.flips--;
    if (s.pending[s.seat]) s.pending[s.seat]--;
    if (place < 0) {
      if (s.eventDeck) return 'events.letter'; // the table has drawn it, or says that there are more
      continue;
    }
    const event = s.faceDown[place];
    s.faceDown.splice(place, 1);
    s.faceDownOf.splice(place, 1);
    if (turnUp(s, t, event)) return 'events.now';
  }
  if (s.nextEvent !== NONE) t.tell(`In force now: ${s.nextEvent}`);
  return nextTurn(s, t);
}

/** A CONTINUOUS EVENT takes the place of one that was flipped before it: the last one counts [LO-159]. Returns whether it is IMMEDIATE. */
function turnUp(s: Loop, t: T, event: string): boolean {
  if (!isImmediate(event)) {
    if (s.nextEvent !== NONE) t.tell(`Flip ${s.nextEvent}`); // only the one that lasts is announced as in force
    s.eventDiscard |= setOf(s.nextEvent);
    s.nextEvent = event;
    return false;
  }
  s.event = event;
  s.actor = s.seat;
  s.appliedFor = each(s.names.length, 0);
  return true;
}

/** What an IMMEDIATE EVENT asks a player, and what it offers; no options: it does nothing here. A deed without `then` ends that player's part. */
interface Part {
  say?: string;
  options: Option[];
  odds?: Odds[];
}

/** Each by its name [LO-305 to LO-327]. Those of `forAll` are resolved once for the table [LO-168]. */
const parts = (s: Loop, t: T): { [event: string]: () => Part } => {
  const me = s.actor,
    happens = (deed: () => void): Part => ({ options: [{ label: 'Go on', do: deed }] });
  return {
    'Combustion Energy': () => (s.light ? { options: [{ label: 'Go on', then: 'lightQuestions.combust' }] } : happens(() => combust(s, t))),
    'Over Production': () => happens(() => overProduce(s, t)),
    'The Gap': () => (s.light ? { say: '$ + Q, over 7 apart?', options: gapOptions(s, t) } : happens(() => gap(s, t))),
    'Hidden Clause': () => happens(() => loseOneOnEachCard(s, me)),
    Insurance: () => ({
      say: 'lose $1, or toss?',
      odds: [{ label: '+$2', ways: 1, of: 2 }],
      options: [
        { label: 'Lose $1', do: () => charge(s, me, 1) },
        { label: 'Toss: +$2 or -$2', do: () => toss(s, t, me) },
      ],
    }),
    'Planned Obsolescence': () => ({
      say: 'which MATERIAL loses 1 Q?',
      options: s.light
        ? happens(() => 0).options
        : goods(owned(s, me), place => label(s, place)).map(option => Object.assign(option, { do: () => wear(s, t, option.value!) })),
    }),
    'Redeem Bonus': () => ({ say: 'what do you buy?', options: redemptions(s) }),
    Repurchase: () => ({ say: 'which MATERIAL do you take for $1?', options: repurchases(s, t) }),
    'Satan Santa': () => ({
      say: 'which MATERIAL do you give away?',
      options: s.seats.length < 2 ? [] : giveAways(s, t),
    }),
    'Social Responsibility': () => {
      const list = s.seats.filter(seat => s.h[seat] > s.h[me] && (s.light || s.hand[seat]));
      return {
        say: 'take a FAVOUR from which happier player?',
        odds: s.light ? undefined : handOdds(s, list),
        options: eachSeat(s, list, seat => ({ do: () => !s.light && takeRandomFavour(s, t, seat, me) })),
      };
    },
    'Status Climb': () => ({
      say: 'which less happy player? Richer than you: -1 H',
      options: eachSeat(
        s,
        s.seats.filter(seat => s.h[seat] < s.h[me]),
        seat => ({ do: () => s.coin[seat] > s.coin[me] && hurt(s, t, me) }),
      ), // equal is not less [LO-325, LO-333]
    }),
  };
};
const isForAll = (event: string) => event === 'Combustion Energy' || event === 'Over Production' || event === 'The Gap';

function hurt(s: Loop, t: T, seat: number): void {
  t.tell(`${s.names[seat]}: you lose 1 H`);
  happy(s, t, seat, -1);
}

/** All seats, from whoever triggered it on [LO-158]. */
function goingRound(s: Loop): number[] {
  const list = [s.seat];
  for (let seat = after(s, s.seat); seat !== s.seat; seat = after(s, seat)) list.push(seat);
  return list;
}

/** Those with the least H give all but UTILITY of their LANDFILL to the deck [LO-305]. */
function combust(s: Loop, t: T): void {
  const least = Math.min.apply(
    null,
    s.seats.map(seat => s.h[seat]),
  );
  for (const seat of goingRound(s)) {
    if (s.h[seat] !== least) continue;
    const list = broken(s, seat).filter(place => !isUtility(s, place));
    for (let i = list.length; i-- > 0; ) drop(s, list[i]); // the last first, so that the others keep their places
    s.matDeck += list.length;
    if (list.length) t.tell(`${s.names[seat]}: LANDFILL to the deck, no UTILITY`);
  }
}

/** The top 2 leave the game, or what is there, without a penalty [LO-172, LO-317, LO-346]. */
function overProduce(s: Loop, t: T): void {
  const gone = Math.min(2, s.matDeck) | 0;
  s.matDeck -= gone;
  s.matRemoved += gone;
  if (!s.matDeck) s.depletion = 1;
  t.tell(`${gone} MATERIALs removed, ${s.matDeck} left`);
}

/** More than 7 apart: everybody loses 1 H [LO-327, LO-336]. COIN on CREDIT CARDs does not count [LO-036]. */
function gap(s: Loop, t: T): void {
  let most = 0,
    least = 9999;
  for (const seat of s.seats) {
    let worth = s.coin[seat];
    for (const place of owned(s, seat)) worth += s.quality[place];
    if (worth > most) most = worth;
    if (worth < least) least = worth;
  }
  t.tell(`The Gap: ${most} and ${least}`);
  if (most - least > 7) for (const seat of goingRound(s)) hurt(s, t, seat);
}

/** In Light the table adds it up. */
const gapOptions = (s: Loop, t: T): Option[] => [
  { label: 'No' },
  {
    label: 'Yes: all -1 H',
    do() {
      for (const seat of goingRound(s)) hurt(s, t, seat);
    },
  },
];

/** One toss: 2 COIN either way [LO-062, LO-311]. */
function toss(s: Loop, t: T, seat: number): void {
  const won = t.roll(1, coinDie())[0] === WON;
  t.tried({ seat, successes: won ? 1 : 0, tries: 1, ways: 1, of: 2 });
  t.tell(`${s.names[seat]}: toss, you ${won ? 'win' : 'lose'} $2`);
  if (won) s.coin[seat] += 2;
  else charge(s, seat, 2); // [LO-335]
}

/** Nothing, or so much COIN for a face-up MATERIAL and FAVOURs [LO-320, LO-334]. */
function redemptions(s: Loop): Option[] {
  const me = s.actor,
    pay = (coins: number) => () => {
      s.coin[me] -= coins;
      for (let i = 1; i < coins && !s.light; i++) drawFavour(s, me);
      s.redeemed = coins;
      if (s.light) s.buySlots--;
    },
    options: Option[] = [{ label: 'Nothing' }],
    labels = ['', '$1: Q1', '$2: Q1, 1 FAVOUR', '$3: Q3, 2 FAVOURs'];
  for (let coins = 1; coins < 4; coins++)
    if (s.buySlots && s.coin[me] >= coins) options.push({ label: labels[coins], do: pay(coins), then: s.light ? undefined : 'redeem' });
  return options;
}

/** 1 COIN to a player, and a MATERIAL of that LANDFILL but UTILITY, at Q1; it must be [LO-321, LO-332]. */
function repurchases(s: Loop, t: T): Option[] {
  const me = s.actor;
  if (s.light)
    return [
      { label: 'Nothing there' },
      ...eachSeat(s, rivals(s, me), seat => ({
        do() {
          s.coin[seat]++;
          charge(s, me, 1);
        },
      })),
    ];
  return goods(
    allBroken(s, place => s.owner[place] !== me && s.owner[place] !== CENTRAL && !isUtility(s, place)),
    place => pileName(s, place),
  ).map(option =>
    Object.assign(option, {
      do() {
        s.coin[s.owner[option.value!]]++;
        charge(s, me, 1);
        take(s, option.value!, me, 1);
        t.tell(`${label(s, option.value!)} to ${s.names[me]}`);
      },
    }),
  );
}

/** One of those that the player has, also one that was just given [LO-322, LO-342]. */
function giveAways(s: Loop, t: T): Option[] {
  const others = rivals(s, s.actor);
  if (s.light) return [{ label: 'Go on' }];
  return goods(owned(s, s.actor), place => label(s, place)).map(option =>
    Object.assign(option, {
      do() {
        s.chosen = option.value!;
        if (others.length === 1) giveAway(s, t, others[0]);
      },
      then: others.length > 1 ? 'santa' : undefined,
    }),
  );
}
function giveAway(s: Loop, t: T, seat: number): void {
  t.tell(`${label(s, s.chosen)} to ${s.names[seat]}`);
  s.owner[s.chosen] = seat;
}

export const events = (s: Loop, t: T): Chapter<Loop> => {
  /** The EVENT goes round the table, which in SOLO is one player [LO-244]. */
  const next = (): string => {
    s.actor = after(s, s.actor);
    return s.actor === s.seat || isForAll(s.event) ? flipNext(s, t) : 'now';
  };
  /** Each may take a CREDIT CARD before that, once for this EVENT [LO-161]. */
  const cardOption = (seat: number): Option | false =>
    !s.appliedFor[seat] && {
      label: isForAll(s.event) ? `Credit for ${s.names[seat].slice(0, 8)}` : 'Credit card first',
      rare: true,
      do: () => (s.looksUp = seat),
      then: 'card',
    };

  return {
    page: 20,
    steps: {
      /** One player's part in it. */
      now: (): Question => {
        const part = parts(s, t)[s.event];
        if (!part) return { say: 'No EVENT is left to resolve', then: () => flipNext(s, t) }; // the table came here by itself
        const { say, options, odds } = part(),
          list: Option[] = options.length ? options : [{ label: 'No effect' }];
        return {
          seat: s.actor,
          say: options.length && say ? `${s.event}: ${say}` : `${s.event}\n${eventWords(s.event)}`,
          odds,
          options: [
            ...list.map(option => Object.assign(option, { then: option.then || next })),
            ...(isForAll(s.event) ? s.seats : [s.actor]).map(cardOption),
          ],
        };
      },

      card: () =>
        cardQuestion(s, t, s.looksUp, '', () => {
          s.appliedFor[s.looksUp] = 1;
          return 'now';
        }),

      redeem: () => ({
        say: `Take which face-up MATERIAL at Q${s.redeemed > 2 ? 3 : 1}?`,
        seat: s.actor,
        page: 21,
        options: typeOptions(s),
        do: type => takeFaceUp(s, t, s.actor, types()[type], s.redeemed > 2 ? 3 : 1),
        then: next,
      }),

      santa: () => ({
        say: `Give ${label(s, s.chosen)} to whom?`,
        seat: s.actor,
        page: 21,
        options: eachSeat(s, rivals(s, s.actor)),
        do: seat => giveAway(s, t, seat),
        then: next,
      }),

      /** The table draws its own EVENTs, and says which one it was [LO-068]: by a group of names first. */
      letter: () => {
        const groups = groupsOf(s),
          { ways, of } = chanceOfImmediate(s);
        return {
          say: `${s.names[s.seat]} flips which EVENT?`,
          page: 14,
          odds: [{ label: 'IMMEDIATE', ways, of }],
          options: groups.map(names => ({ label: `${names[0].slice(0, 7)} - ${names[names.length - 1].slice(0, 9)}` })),
          do: group => (s.firstLetter = group),
          then: 'which',
        };
      },
      which: () => {
        const names = groupsOf(s)[s.firstLetter] || [];
        return {
          say: 'Which EVENT?',
          page: 14,
          options: names.length ? names.map(name => ({ label: name.slice(0, 19) })) : [{ label: 'None' }],
          then(place) {
            if (!names.length) return flipNext(s, t);
            s.eventDeck &= ~setOf(names[place]);
            return turnUp(s, t, names[place]) ? 'now' : flipNext(s, t);
          },
        };
      },

      settled: () => ({ say: `${s.event} is over`, then: () => flipNext(s, t) }),

      /** The phase by its name. */
      flip: () => ({ say: `Flip EVENTs: ${s.pending[s.seat]}`, page: 14, then: () => flipAll(s, t) }),
    },
  };
};

const IN_A_GROUP = 5;
/** The names that can lie there, in the alphabet of the cards, five in a group. */
function groupsOf(s: Loop): string[][] {
  const groups: string[][] = [];
  for (const name of eventsIn(s.eventDeck)) {
    const last = groups[groups.length - 1];
    if (last && last.length < IN_A_GROUP) last.push(name);
    else groups.push([name]);
  }
  return groups;
}
