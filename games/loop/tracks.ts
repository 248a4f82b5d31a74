// Every value that the table may look at and correct, and what must add up.
import { each, oldListOf as listOf, oldStartOf as startOf, sum, type Tracks, oldTracksOf as tracksOf } from '../kit';
import { bits, inPlay, label, open, part, typeName } from './rules';
import { COOP, EVENT_CARDS, type Loop, SOLO } from './state';
import { names } from './texts';

/**
 * The kit's grammar. Marks of our own: a digit is a mode that has it not. The sets of the last heading: Banker, Lawyer, Nurse, Officer, Politician, Salesman, Soldier, Waitress;
 * Manners, Redeem Bonus, Social Responsibility; those, Combustion, Hypebeast, Over Production, Repurchase, Santa, Status Climb, The Gap.
 */
const table = () => `
h,e,12,Happiness
coin,e,9999
rep,e,2,Reputation
hand,e,30|5,Favours
mats,ed,6,Materials,~goods
landfill,ed,6,,~types
goals,ed*,3
acts,ed,3,Acts kept
actsDone,e,999|1000
job,e0,~careers,Career,,7
favUsed,e01,&Acquire/Barter/Recycle/Resell/Share
seat,,~seats,On turn
rules,p,&Only plastic/Coop REP/New credit waits/Tycoon pays $/Kept count/No $1,,,2
zones,p,12,,Low/Middle,4 8
reward,p,1 6,,,2
ccPile,p,99,Cred. pile,,9
#This turn
main,,None/Work/Buy/Consume,Action
bought,,9
consumed,,9
favPlayed,,99
abilityUsed,0,?
spent,0,9999
forced,0,?
forgedAs,0,-/Glass/Metal/Plastic/Utility,Counts as
mark,,&In turn/Last told/Penalty/Event done,Turn notes
#Credit cards,0
cards,ed,35,,$0/$1/$2/$3/$4
paid,d,35,,$0+/$1+/$2+/$3+/$4+/$0++/$1++/$2++/$3++/$4++
applied,,99,New cards
#Events,0
activeEvent,,None/~events
nextEvent,,None/~events
pending,e,30,Face down
eventDeck,s,&~events
eventDiscard,,&~events
#Decks
matDeck,,30
buySlots,,5,Buy area,,5
actSlots,,5,Activities,,5
actDeck,,30,Act. deck,,25
matDiscard,d,6,Central,~types
matRemoved,,30,Removed
favDeck,23,30
favDiscard,23,30,Fav. away
#The game
round,,999
endLatch,,&Happy 12/Depletion,Last round
style,,&Event cards/Short,Table
timer,,9
#Careers,pd,~careers
pay,,9,Work coin,~careers/2nd/3rd,17446733574444436740442
toil,,9,Work H,~careers/2nd/3rd,12112211121111112211110
startCoin,,9,,,102102221011120120121
startMats,,3,,,1
startQ,,1 4,Start Q,,2
startRep,,2,Start REP,,000000000010000010000
#Modes,p
barred,,&~careers,,,1340930
notCoop,,&~events,,,17842176
notSolo,,&~events,,,192037920
ends
eventTop
forged
taker
actor
event
flips
fav
to
it
bluff
`;

function lists(s: Loop): (name: string) => string[] {
  return name =>
    name == 'events'
      ? names(0, 2)
      : name == 'careers'
        ? names(3, 4)
        : name == 'seats'
          ? s.names
          : name == 'types'
            ? [0, 1, 2, 3, 4].map(typeName)
            : each(20, 0).map((_, m) => label(m));
}

/** What every play starts with. */
export function blank(s: Loop, seats: number): Loop {
  return startOf(table(), seats, lists(s));
}

/** The rows that this mode has. */
const there = (s: Loop) => (marks: string) => marks.indexOf('' + s.mode) < 0;

function someTracks(s: Loop, only?: string): Tracks {
  const all = tracksOf(s, table(), lists(s), only, there(s));
  if (all.goals && s.mode == SOLO) all.goals.max = 4;
  return all;
}

/** LO-032 to LO-034: what must add up. The limits of the tracks hold the rest. */
export const broken = (s: Loop): string | undefined => {
  let favours = s.favDeck + s.favDiscard + sum(s.hand);
  for (const used of s.favUsed) favours += bits(used);
  const wrong = (n: number, of: number, what: string) => (n == of ? '' : n + ' ' + what + ', not ' + of);
  return (
    wrong(
      s.matRemoved + s.matDeck + s.buySlots + part(s, 'mats', 0, 20 * s.n) + part(s, 'landfill', 0, 5 * s.n) + part(s, 'matDiscard', 0, 5),
      30,
      'materials',
    ) ||
    wrong(favours, s.mode < COOP ? 30 : 5 * s.n, 'favours') ||
    (s.round && // before it they are not laid out
      wrong(
        bits(s.eventDeck) + bits(s.eventDiscard) + bits(open(s)) + (s.style & EVENT_CARDS ? 0 : sum(s.pending)),
        bits(inPlay(s)),
        'events',
      )) ||
    undefined
  );
};

export const tracks = (s: Loop) => someTracks(s);
export const track = (s: Loop, id: string) => someTracks(s, id)[id];
export const tracksOnTop = (s: Loop, printed: boolean) => listOf(s, table(), '', printed, there(s));
export const tracksUnder = (s: Loop, heading: string, printed: boolean) => listOf(s, table(), heading, printed, there(s));
