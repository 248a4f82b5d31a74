// What LOOP keeps, in the words of the rulebook, and what of it the table can correct. Lists by seat begin with seat 0; a yes or no is 1 or 0.
import { type Answers, type Dice, each, isLight, type State } from '../kit';
import { barredCareers, type Career } from './careers-overview';
import { type Continuous, NONE, notForCoop, notForSolo } from './events-overview';

export type Mode = 'Basic' | 'Competitive' | 'Cooperative' | 'Solo';
export type Type = 'Food' | 'Glass' | 'Metal' | 'Plastic' | 'Utility';
export type Favour = 'Acquire' | 'Barter' | 'Recycle' | 'Resell' | 'Share';

/** No player: the central LANDFILL, as the owner of a MATERIAL. */
export const CENTRAL = -1;

/** Sets of MATERIAL that are removed: 2 for one or two players, 1 for three or four, none for more [LO-003]. */
const setsOut = (players: number) => 2 - ((players - 1) >> 1);

/** The first state, and the declaration of all that is kept: nobody has a card, a GOAL or an ACTIVITY, and no EVENT is in force [LO-022, LO-025, LO-026]. */
export const start = (answers: Answers, seats: number) => {
  const mode = answers.Game as Mode,
    sets = setsOut(seats),
    light = isLight(answers),
    isDealt = mode === 'Basic' || mode === 'Competitive', // FAVOURs come from a deck [LO-010, LO-012, LO-013]
    _unused = 0;
  return {
    mode,
    ownEvents: answers['Event deck'] === 'Cards' ? 1 : 0, // the table draws its own EVENTs [LO-068]
    minutes: answers['Turn minutes'] as number, // for a turn, 0 = no clock
    round: 0, // 0: set-up
    phase: '', // of the round; '' in set-up

    // the board
    matDeck: 25 - 5 * sets, // [LO-004]
    buySlots: 5, // MATERIALs face up in the BUY AREA
    actSlots: 5, // ACTIVITYs face up [LO-006]
    actDeck: 25,
    matRemoved: 5 * sets,
    favDeck: isDealt ? 30 : 0,
    favDiscard: 0,

    // by seat
    h: each(seats, mode === 'Basic' ? 4 : 3), // HAPPINESS [LO-017]
    coin: each(seats, light && mode !== 'Basic' ? 1 : 0),
    rep: each(seats, 0), // REPUTATION
    hand: each(seats, isDealt ? 0 : 5), // FAVOURs
    favUsed: each(seats, 0), // COOPERATIVE and SOLO: those laid aside, a set of FAVOURS
    acts: each(seats, 0), // ACTIVITYs kept
    actsDone: each(seats, 0),
    goals: each(seats, 0),
    career: each(seats, 0).map((): Career => 'Intern'),

    // MATERIALs that have left the deck and the board, a place for each. At Q 0 it lies in its owner's LANDFILL [LO-037]
    owner: [] as number[], // a seat, or CENTRAL
    type: [] as Type[],
    quality: [] as number[],
    materials: 0, // how many there are, for the table to put one there or take it away

    // CREDIT CARDs, a place for each
    debtor: [] as number[],
    paidOn: [] as number[], // COIN on it
    paidNow: [] as number[], // COIN that it got this turn
    credits: 0, // how many there are

    // EVENTs
    eventDeck: 0, // a set: a card is drawn at random, so no order is kept
    eventDiscard: 0,
    topEvent: NONE, // seen by the Scholar, so it comes next
    activeEvent: NONE,
    nextEvent: NONE, // in force from the next turn on
    pending: each(seats, 0), // face down before each seat
    faceDown: [] as string[], // those that the device has drawn, in this order
    faceDownOf: [] as number[], // and the seats that drew them
    live: 0, // a turn is on: the CONTINUOUS EVENT acts [LO-167]
    acted: 0, // what it does once a turn is done
    event: NONE, // the IMMEDIATE one that is resolved
    actor: 0, // by this seat now
    flips: 0, // EVENTs still to be flipped after it
    appliedFor: each(seats, 0), // took a CREDIT CARD for it
    redeemed: 0, // COIN paid for a Redeem Bonus
    firstLetter: 0, // the group of names that the table has chosen

    // the end
    reached12: 0,
    depletion: 0,
    penaltyDue: 0, // a refill has emptied the deck [LO-171]
    lastTold: 0, // the last round has been announced

    // this turn
    ends: 0, // second of play at which its time is up; 0: no clock runs
    main: NONE as 'None' | 'Work' | 'Buy' | 'Consume',
    bought: 0,
    consumed: 0,
    applied: 0, // CREDIT CARDs
    spent: 0, // COIN on ACQUIRE, BUY and RECYCLE
    favPlayed: 0,
    abilityUsed: 0,
    forced: 0, // into debt [LO-183]
    forged: -1, // the place of a MATERIAL
    forgedAs: '-' as '-' | Type,
    shares: [] as number[], // places of MATERIALs that others share, once for each Q
    boardType: [] as Type[], // SOLO: MATERIALs of the BUY AREA that are shared
    boardQ: [] as number[],
    looksUp: 0, // whose CAREER is read
    owes: each(seats, 0), // COIN that a seat must pay and does not have: a CREDIT CARD is forced
    offer: 0, // the place in the BUY list of what is bought

    // the FAVOUR on the table
    favour: 'Acquire' as Favour,
    manner: 'Openly' as 'Openly' | 'Face down' | 'As Resell',
    to: 0, // its target
    chosen: 0, // the place of the MATERIAL that was chosen first
    chosenType: 'Food' as Type, // of the BUY AREA, in SOLO

    // set-up
    dealt: [] as string[], // CAREERs, two for each player in turn
    starts: [2, 1, 2, 0, 3, 1], // figures of the CAREER that is being chosen: COIN, MATERIALs, their Q, REP, SALARY in COIN and H
    drawsLeft: 0, // MATERIALs that the player still draws
    figure: 0, // of the CAREER card that is corrected

    pays: each(seats, mode === 'Basic' ? 3 : -1), // SALARY in COIN; in Light -1 until the table has said it
    costs: each(seats, 1), // and in H

    // Light: what the table says once
    lastSpent: 1,
    lastTaken: 1,
    lastGain: 1,
    filled: each(seats, -1), // MATERIALs in the LANDFILL at the end, -1 unknown
    asks: 0, // what the table counts at the end

    // printed in the box, or ruled by this table
    rulings: 2, // a set of rulingNames()
    zones: [4, 8], // the last space of the low and of the middle zone [LO-150]
    reward: 2, // of a GOAL [LO-295]
    ccPile: 9, // CREDIT CARDs [LO-024]
    barred: barredCareers(),
    notCoop: notForCoop(),
    notSolo: notForSolo(),
  };
};

export type Loop = State & ReturnType<typeof start>;
export type T = Dice<Loop>;

export const types = () => 'Food,Glass,Metal,Plastic,Utility'.split(',') as Type[];
export const favours = () => 'Acquire,Barter,Recycle,Resell,Share'.split(',') as Favour[];

/** In SOLO the blue RENEW stands for RECYCLE [LO-243]. */
export const favourName = (s: Loop, favour: Favour) => (favour === 'Recycle' && isSolo(s) ? 'Renew' : favour);

/** Rulings where the rulebook leaves it open: docs/games/loop.md has what each of them means. */
export type Ruling = 'Only plastic' | 'Coop REP' | 'New credit waits' | 'Tycoon pays $' | 'Kept count' | 'No $1';
export const rulingNames = () => 'Only plastic,Coop REP,New credit waits,Tycoon pays $,Kept count,No $1'.split(',') as Ruling[];
export const hasRuling = (s: Loop, ruling: Ruling) => (s.rulings & (1 << rulingNames().indexOf(ruling))) > 0;

/** All modes but BASIC: CAREERs, EVENTs and CREDIT CARDs [LO-221, LO-228, LO-229]. */
export const isAdvanced = (s: Loop) => s.mode !== 'Basic';
/** FAVOURs come from a deck, go to a player, and can be REJECTed [LO-224 to LO-226]. */
export const hasFavourDeck = (s: Loop) => s.mode === 'Basic' || s.mode === 'Competitive';
export const isSolo = (s: Loop) => s.mode === 'Solo';
export const goalsDealt = (s: Loop) => (isSolo(s) ? 4 : 3); // [LO-008, LO-222]

/** The CAREER of whoever has the turn. */
export const isOnTurn = (s: Loop, career: Career) => s.career[s.seat] === career;
/** The CONTINUOUS EVENT in force; between turns none acts [LO-167]. */
export const on = (s: Loop, event: Continuous) => s.live > 0 && s.activeEvent === event;

export const rivals = (s: Loop, seat: number) => s.seats.filter(other => other !== seat);
export const many = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The chapter of a step: "turn.act" belongs to "turn". */
export const chapterAt = (s: Loop) => s.at.slice(0, s.at.indexOf('.'));
