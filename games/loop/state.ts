// What LOOP keeps. Numbers, flat lists and texts of digits (the kit's get() and put()) only; the names are those of the rules' section 3. Constants cost nothing on the device.
import type { State } from '../kit';

/** Where every action ends. */
export const MAIN = 'turn.main';

/** A step, or nothing when the action ends where it began. */
// biome-ignore lint/suspicious/noConfusingVoidType: functions that tell no step need not return
export type Then = string | void;

export interface Loop extends State {
  mode: number;
  n: number; // players
  round: number;
  rules: number; // flags: rulings, see below
  style: number; // flags: how this table plays, see below
  timer: number; // minutes for a turn, 0 = none
  ends: number; // second of play at which the turn's time is up
  mark: number; // flags that only the rules need, see below

  matDeck: number;
  buySlots: number;
  actSlots: number;
  actDeck: number; // ACTIVITIES face down
  matDiscard: string; // the central LANDFILL, by type
  matRemoved: number;
  favDeck: number;
  favDiscard: number;
  eventDeck: number; // sets of EVENTS: bit 0 is EVENT 1. A card is drawn at random, so the order is not kept
  eventDiscard: number;
  eventTop: number; // seen by the Scholar, so it comes next
  activeEvent: number; // 1 to 30, 0 = none
  nextEvent: number;
  endLatch: number; // flags HAPPY12, DEPLETION

  job: number[]; // the CAREER
  h: number[];
  coin: number[];
  rep: number[];
  hand: number[];
  favUsed: number[]; // flags of the FAVOURS laid aside
  mats: string; // seat * 20 + type * 4 + Q - 1: how many. The place is also the number by which the rules know a MATERIAL
  landfill: string; // seat * 5 + type
  acts: string;
  actsDone: number[];
  goals: string;
  cards: string; // seat * 5 + COIN on it: how many CREDIT CARDS
  pending: number[]; // EVENTS face down
  secret: number[]; // seat * 100 + EVENT, in the order drawn

  main: number;
  bought: number;
  consumed: number;
  applied: number;
  paid: string; // cards of whoever has the turn that got 1 COIN in it and have 0 to 4 now; the same for 2 COIN
  spent: number;
  favPlayed: number;
  abilityUsed: number;
  forced: number;
  forged: number; // a MATERIAL
  forgedAs: number; // the type it counts as, 0 = none is forged
  shares: number[]; // MATERIALS that were SHAREd and not used yet
  used: number[]; // MATERIALS chosen for the ACTIVITY

  due: number[]; // seats that must pay 1 COIN each which they do not have
  news: number[]; // to be told: kind * 10 + seat; a toss and a card taken are in `used`
  taker: number; // who takes a CREDIT CARD of free will
  actor: number; // who resolves an EVENT
  event: number; // the IMMEDIATE EVENT on the table
  flips: number; // EVENTS still to be resolved after it
  fav: number; // the FAVOUR on the table
  to: number; // whom it is played to, or what else was chosen before
  it: number; // what was chosen last
  bluff: number; // flags of how it was played

  zones: number[]; // the last space of the low and of the middle zone
  // one digit for each CAREER: read with +s.pay[career]
  pay: string; // SALARY COIN; 21 and 22 are the Freelancer's other two
  toil: string; // HAPPINESS that it costs
  startCoin: string;
  startMats: string;
  startQ: string;
  startRep: string;
  barred: number; // flags: CAREERS not for COOPERATIVE and SOLO
  notCoop: number; // flags: EVENTS
  notSolo: number;
  reward: number; // HAPPINESS of a GOAL
  ccPile: number;
}

export const BASIC = 0,
  COMP = 1,
  COOP = 2,
  SOLO = 3;

// main
export const WORK = 1,
  BUY = 2,
  CONSUME = 3;

// rules
export const STRICT_PLASTIC = 1, // Disposable Culture: nothing but PLASTIC can be bought
  COOP_REP = 2, // COOPERATIVE: a FAVOUR gives its target REP
  NEW_WAITS = 4, // a CREDIT CARD needs no PAYOFF in the turn it is taken
  TYCOON_PAYS = 8, // the Tycoon loses COIN for his CREDIT CARDS, not HAPPINESS
  KEPT_COUNT = 16, // the last tie-break counts kept ACTIVITIES
  NO_DOLLAR = 32; // forced into debt for nothing: the turn ends without the COIN

// style
export const EVENT_CARDS = 1, // the table draws its own EVENTS
  BRIEF = 2; // short prompts

// mark
export const LIVE = 1, // a turn is on: a CONTINUOUS EVENT acts (LO-167)
  TOLD = 2, // the last round has been announced
  PENALTY = 4, // the refill emptied the deck
  ACTED = 8; // what the EVENT in force does once a turn is done: its HAPPINESS, its half price, its check at the turn's end

// endLatch
export const HAPPY12 = 1,
  DEPLETION = 2;

// news
export const ZONE = 0,
  CASHBACK = 1,
  COMMISSION = 2,
  DEPLETED = 3,
  LATE = 4,
  TOSSED = 5,
  TAKEN = 6,
  HURT = 7,
  TAXED = 8,
  RETURNED = 9,
  GIFT = 10; // not only told: a MATERIAL is taken

/** MATERIALS from here on lie in the BUY AREA (SOLO). */
export const AREA = 120;

/** Of the piles from which a MATERIAL is taken, those from here on are the BUY AREA, by type. */
export const FACE_UP = 35;

// types of MATERIAL
export const FOOD = 0,
  METAL = 2,
  PLASTIC = 3,
  UTILITY = 4;

// FAVOURS
export const ACQUIRE = 0,
  BARTER = 1,
  RECYCLE = 2,
  RESELL = 3,
  SHARE = 4;

// how a FAVOUR is played
export const AS_RESELL = 1,
  FACE_DOWN = 2;

// CAREERS that some rule asks for
export const ARTIST = 0,
  BANKER = 1,
  CHEF = 2,
  CRAFTSMAN = 3,
  ENGINEER = 4,
  FREELANCER = 5,
  HOMEMAKER = 6,
  INTERN = 7,
  INVESTOR = 8,
  LAWYER = 9,
  NURSE = 10,
  CLERK = 11,
  OFFICER = 12,
  POLITICIAN = 13,
  SALESMAN = 14,
  SCAVENGER = 15,
  SCHOLAR = 16,
  SCIENTIST = 17,
  SOLDIER = 18,
  TYCOON = 19,
  WAITRESS = 20;

// EVENTS, in the rules' order: LO-300 is 1
export const DIAMOND = 1,
  BAD_DEBT = 2,
  BOGOF = 3,
  BUY_MORE = 4,
  COLLECTOR = 5,
  COMBUSTION = 6,
  DISPOSABLE = 7,
  SLOWDOWN = 8,
  ONLINE = 9,
  HIDDEN_CLAUSE = 10,
  HYPEBEAST = 11,
  INSURANCE = 12,
  LANDFILL_TAX = 13,
  RAIN = 14,
  MANNERS = 15,
  MICRO_PLASTIC = 16,
  OVERTIME = 17,
  OVER_PRODUCTION = 18,
  OBSOLESCENCE = 19,
  RED_GOWN = 20,
  REDEEM = 21,
  REPURCHASE = 22,
  SANTA = 23,
  SKINNER = 24,
  SOCIAL = 25,
  CLIMB = 26,
  SALES = 27,
  GAP = 28,
  TREAT = 29,
  VULGARIAN = 30;

/** The 11 IMMEDIATE ones: 6 10 12 18 19 21 22 23 25 26 28. */
export const IMMEDIATE = 0xb760a20;
