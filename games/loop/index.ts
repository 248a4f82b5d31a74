// LOOP: Life Of Ordinary People. Basic, Competitive, Cooperative and Solo mode for 1 to 6 players: the game as one object.
import { each, fresh, type Game, sum, type Track, type Tracks, who } from '../kit';
import { ability } from './ability';
import { alert } from './alert';
import { buy } from './buy';
import { consume } from './consume';
import { effect } from './effect';
import { end, outcome } from './end';
import { event } from './event';
import { favour } from './favour';
import { finish } from './finish';
import { bits, count, on, typeName, types } from './rules';
import { setup } from './setup';
import { BRIEF, COLLECTOR, COOP, COOP_REP, EVENT_CARDS, INTERN, type Loop, RAIN, SKINNER, SOLO, TOLD } from './state';
import { careerNames, eventNames } from './texts';
import { turn } from './turn';
import { work } from './work';

function tracks(s: Loop): Tracks {
  const events = eventNames(),
    careers = careerNames(),
    kinds: string[] = [],
    piles: string[] = [];
  for (let i = 0; i < 5; i++) kinds.push(typeName(i));
  for (let i = 0; i < s.mats.length; i++) piles.push(who(s, (i / 5) | 0) + ' ' + typeName(i));
  const inForce = ['None'].concat(events);
  const one = (name: string, max: number): Track => ({ name, max });
  const own = (name: string, max: number): Track => ({ name, max, each: true });
  const cells = (name: string, max: number, of: string[], printed?: boolean): Track => ({ name, max, of, printed });
  const flags = (name: string, flags: string[], printed?: boolean): Track => ({ name, flags, printed });
  const word = (name: string, words: string[]): Track => ({ name, words });
  const flag = (name: string): Track => word(name, ['No', 'Yes']);
  const all: Tracks = {
    h: own('Happiness', 12),
    coin: own('Coins', 9999),
    rep: own('Reputation', 2),
    hand: own('Favours', 30),
    mats: cells('Goods Q4321', 6666, piles),
    landfill: cells('Landfill', 6, piles),
    acts: own('Activities', 3),
    actsDone: own('Completed', 999),
    goals: own('Goals', s.mode == SOLO ? 4 : 3),
    matDeck: one('Material deck', 30),
    buySlots: one('Materials up', 5),
    matDiscard: cells('Central landfill', 6, kinds),
    matRemoved: one('Removed', 30),
    actSlots: one('Activities up', 5),
    main: word('Main action', ['None', 'Work', 'Buy', 'Consume']),
    bought: one('Bought', 9),
    consumed: one('Consumed', 9),
    favPlayed: one('Favours played', 99),
    newAct: flag('New activity'),
    round: { name: 'Round', min: s.round && 1, max: 999 },
    endLatch: flags('Last round', ['Happy 12', 'Depletion']),
    rules: flags('Rulings', ['Only plastic', 'Coop REP'], true),
    style: flags('Style', ['Event cards', 'Short']),
    zones: cells('Zone ends', 12, ['Low', 'Middle'], true),
    work: cells('Salary $H', 99, careers.concat(['2nd', '3rd']), true),
    start: cells('Start $MQR', 9999, careers, true),
    barred: flags('Not coop/solo', careers, true),
    notCoop: flags('Not coop', events, true),
    notSolo: flags('Not solo', events, true),
    reward: { name: 'Goal reward', min: 1, max: 6, printed: true },
    ccPile: { name: 'Credit cards', max: 99, printed: true },
  };
  if (s.mode < COOP) {
    all.favDeck = one('Favour deck', 30);
    all.favDiscard = one('Favour discard', 30);
  } else all.favUsed = { name: 'Favours used', each: true, flags: ['Acquire', 'Barter', 'Recycle/Renew', 'Resell', 'Share'] };
  if (s.mode)
    Object.assign(all, {
      activeEvent: word('Event', inForce),
      nextEvent: word('Next event', inForce),
      pending: own('Face down', 30),
      eventDiscard: flags('Event discard', events),
      eventDeck: { name: 'Event deck', flags: events, secret: true },
      job: { name: 'Career', each: true, words: careers },
      cards: own('Cards $43210', 99999),
      paid: one('Paid $43210', 99999),
      applied: one('Applied', 99),
      spent: one('Spent', 9999),
      abilityUsed: flag('Ability used'),
      collectorDone: flag('Collector'),
      rainDone: flag('Make It Rain'),
      forced: flag('Forced'),
    });
  return all;
}

/** LO-032 to LO-034: what must add up. The limits of the tracks hold the rest. */
function broken(s: Loop): string | undefined {
  let goods = s.matRemoved + s.matDeck + s.buySlots + sum(s.landfill) + sum(s.matDiscard);
  for (const packed of s.mats) goods += count(packed);
  let favours = s.favDeck + s.favDiscard + sum(s.hand);
  for (const used of s.favUsed) favours += bits(used);
  const sums: [string, number, number][] = [
    ['materials', goods, 30],
    ['favours', favours, s.mode < COOP ? 30 : 5 * s.seats.length],
    [
      'events',
      bits(s.eventDeck) +
        bits(s.eventDiscard) +
        (s.style & EVENT_CARDS ? 0 : sum(s.pending)) +
        (s.activeEvent && 1) +
        (s.nextEvent && 1) +
        (s.event && 1),
      bits(s.eventSet),
    ],
  ];
  for (const sum of sums) if (sum[1] != sum[2]) return sum[1] + ' ' + sum[0] + ', not ' + sum[2];
  return undefined;
}

/** What must come first. Each of these ends what called it. */
function triggers(s: Loop): string | undefined {
  if (s.due.length) return 'alert.card';
  if (s.news.length) return 'alert.news';
  if (s.endLatch && !(s.mark & TOLD)) return 'alert.last';
  if (
    (on(s, COLLECTOR) && !s.collectorDone && types(s, s.seat) == 31) ||
    (on(s, RAIN) && !s.rainDone && s.spent > 3) ||
    (on(s, SKINNER) && ((s.buySlots < 5 && s.matDeck) || s.actSlots < 5))
  )
    return 'alert.acts';
  return undefined;
}

const loop: Game<Loop> = {
  id: 'loop',
  title: 'LOOP',
  version: 1,
  seatNames: ['Red', 'Blue', 'Green', 'Yellow', 'White', 'Black'],
  setup: [
    { name: 'Mode', options: ['Basic', 'Competitive', 'Cooperative', 'Solo'] },
    { name: 'Players', dial: [2, 6, 2], when: answers => answers[0] < SOLO },
    { name: 'Event deck', options: ['Device', 'Cards'], when: answers => answers[0] > 0 },
    { name: 'Prompts', options: ['Full', 'Short'] },
    { name: 'Turn minutes', dial: [0, 9, 0] },
  ],
  seats: answers => (answers[0] == SOLO ? 1 : answers[1]),
  begin(answers, seats) {
    const mode = answers[0],
      sets = seats > 4 ? 0 : seats > 2 ? 1 : 2,
      shared = mode >= COOP,
      zero = () => each(seats, 0);
    return fresh<Loop>(mode == SOLO ? 'setup.board' : 'setup.first', seats, {
      mode,
      round: 0,
      rules: COOP_REP,
      style: answers[2] * EVENT_CARDS + answers[3] * BRIEF,
      timer: answers[4],
      ends: 0,
      mark: 0,
      matDeck: 25 - 5 * sets,
      buySlots: 5,
      actSlots: 5,
      matDiscard: each(5, 0),
      matRemoved: 5 * sets,
      favDeck: shared ? 0 : 30,
      favDiscard: 0,
      eventDeck: 0,
      eventDiscard: 0,
      eventTop: 0,
      eventSet: 0,
      activeEvent: 0,
      nextEvent: 0,
      endLatch: 0,
      job: each(seats, INTERN),
      h: zero(),
      coin: zero(),
      rep: zero(),
      hand: each(seats, shared ? 5 : 0),
      favUsed: zero(),
      mats: each(seats * 5, 0),
      landfill: each(seats * 5, 0),
      acts: zero(),
      actsDone: zero(),
      goals: zero(),
      cards: zero(),
      pending: zero(),
      secret: [],
      main: 0,
      bought: 0,
      consumed: 0,
      applied: 0,
      paid: 0,
      spent: 0,
      favPlayed: 0,
      abilityUsed: 0,
      collectorDone: 0,
      rainDone: 0,
      newAct: 0,
      forced: 0,
      forged: 0,
      shares: [],
      used: [],
      due: [],
      news: [],
      taker: 0,
      actor: 0,
      event: 0,
      flips: 0,
      fav: 0,
      to: 0,
      it: 0,
      bluff: 0,
      zones: [4, 8],
      work: [11, 72, 41, 41, 62, 72, 31, 31, 51, 72, 41, 41, 41, 41, 41, 31, 62, 72, 41, 1, 41, 41, 20],
      start: [1120, 120, 2120, 1120, 120, 2120, 2120, 2120, 1120, 120, 1121, 1120, 1120, 2120, 120, 1120, 2121, 120, 1120, 2120, 1120],
      barred: 0x147602, // Banker, Lawyer, Nurse, Officer, Politician, Salesman, Soldier, Waitress
      notCoop: 0x1104000, // Manners, Redeem Bonus, Social Responsibility
      notSolo: 0xb724420, // those, Combustion, Hypebeast, Over Production, Repurchase, Santa, Status Climb, The Gap
      reward: 2,
      ccPile: 9,
    });
  },
  tracks,
  phases: () => [
    ['turn.start', 'Turn'],
    ['finish.end', 'Turn end'],
    ['event.flip', 'Events'],
    ['end.score', 'Scores'],
  ],
  chapters: { setup, turn, work, buy, consume, favour, effect, ability, alert, finish, event, end },
  triggers,
  broken,
  status: s => 'Round ' + s.round + ', ' + who(s) + (s.endLatch ? ', last' : ''),
  result: s => (s.at == 'end.score' ? outcome(s) : ''),
};

export default loop;
