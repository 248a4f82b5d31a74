// Every value that the table may look at and correct, and what must add up.
import { each, sum, type Track, type Tracks } from '../kit';
import { bits, inPlay, label, open, typeName } from './rules';
import { COOP, EVENT_CARDS, type Loop, SOLO } from './state';
import { names } from './texts';

/**
 * A line for each: id, letters, most, words, and a name where the id says too little. A line with a slash is a heading for those below it.
 * Letters: e each seat, o one for each of the words, f flags, p printed, s secret, y no or yes, 1 from 1; a in advanced modes, r with a red FAVOUR deck, b without.
 * Words: E all EVENTs, C all CAREERs, T types, Q types with their Q, S seats.
 */
const table = () =>
  ';h,e,12,,Happiness' +
  ';coin,e,9999' +
  ';rep,e,2,,Reputation' +
  ';hand,e,30,,Favours' +
  ';mats,eo,6,Q,Materials' +
  ';landfill,eo,6,T' +
  ';goals,e,3' +
  ';acts,e,3' +
  ';actsDone,e,999' +
  ';job,ea,,C,Career' +
  ';favUsed,efb,,Acquire/Barter/Recycle/Resell/Share' +
  ';seat,,,S,On turn' +
  ';rules,fp,,Only plastic/Coop REP/New card waits/Tycoon pays $/Kept count/No $1' +
  ';zones,op,12,Low/Middle' +
  ';reward,p1,6' +
  ';ccPile,p,99,,Card pile' +
  ';/This turn' +
  ';main,,,None/Work/Buy/Consume' +
  ';bought,,9' +
  ';consumed,,9' +
  ';newAct,y' +
  ';favPlayed,,99' +
  ';abilityUsed,ay' +
  ';spent,a,9999' +
  ';collectorDone,ay' +
  ';rainDone,ay' +
  ';forced,ay' +
  ';forgedAs,a,,-/Glass/Metal/Plastic/Utility' +
  ';mark,f,,In turn/Told/Penalty/Checked/Sale used' +
  ';/Credit cards' +
  ';cards,eoa,99,$0/$1/$2/$3/$4' +
  ';paid,oa,99,$0+/$1+/$2+/$3+/$4+/$0++/$1++/$2++/$3++/$4++' +
  ';applied,a,99' +
  ';/Events' +
  ';activeEvent,a,,None/E' +
  ';nextEvent,a,,None/E' +
  ';pending,ea,30,,Face down' +
  ';eventDeck,fsa,,E' +
  ';eventDiscard,fa,,E' +
  ';/Decks' +
  ';matDeck,,30' +
  ';buySlots,,5' +
  ';actSlots,,5' +
  ';matDiscard,o,6,T,Central' +
  ';matRemoved,,30,,Removed' +
  ';favDeck,r,30' +
  ';favDiscard,r,30,,Fav gone' +
  ';/The game' +
  ';round,,999' +
  ';endLatch,f,,Happy 12/Depletion,Last round' +
  ';style,f,,Event cards/Short' +
  ';timer,,9' +
  ';/Careers' +
  ';pay,op,9,C/2nd/3rd,Work coin' +
  ';toil,op,9,C/2nd/3rd,Work H' +
  ';startCoin,op,9,C' +
  ';startMats,op,3,C' +
  ';startQ,op1,4,C,Start Q' +
  ';startRep,op,2,C' +
  ';/Modes' +
  ';barred,fp,,C' +
  ';notCoop,fp,,E' +
  ';notSolo,fp,,E;';

/** The figures of a CAREER card: each is a text of digits. */
export function figures(): string[] {
  return 'startCoin startMats startQ startRep pay toil'.split(' ');
}

function listed(s: Loop, words: string): string[] {
  let list: string[] = [];
  for (const word of words.split('/'))
    list = list.concat(
      word == 'E'
        ? names(0, 2)
        : word == 'C'
          ? names(3, 4)
          : word == 'S'
            ? s.names
            : word == 'T'
              ? [0, 1, 2, 3, 4].map(typeName)
              : word == 'Q'
                ? each(20, 0).map((_, m) => label(m))
                : word,
    );
  return list;
}

/** Looks at every line, or at one. */
function read(only: string | undefined, look: (id: string, is: (letter: string) => boolean, field: string[], under: string) => void): void {
  const text = table();
  let field: string[] = [],
    under = '',
    at = only ? text.indexOf(';' + only + ',') : 0;
  while (at >= 0 && text[at + 1]) {
    const end = text.indexOf(';', at + 1);
    field = text.slice(at + 1, end).split(',');
    if (field[0][0] == '/') under = field[0].slice(1);
    else look(field[0], letter => field[1].indexOf(letter) >= 0, field, under);
    at = only ? -1 : end;
  }
}

/** At the start everything that is tracked is 0; what is printed comes from begin(). */
export function blank(own: any, seats: number): void {
  read('', (id, is, field) => {
    const many = is('o');
    if (is('p')) return;
    own[id] = many || is('e') ? each((is('e') ? seats : 1) * (many ? listed(own, field[3]).length : 1), 0) : 0;
  });
}

export function tracks(s: Loop, only?: string, heading?: string): Tracks {
  const all: Tracks = {},
    known: { [words: string]: string[] } = {};
  let last = '';
  read(only, (id, is, field, under) => {
    const words = is('y') ? 'No/Yes' : field[3];
    if (is('a') ? !s.mode : is('r') ? s.mode >= COOP : is('b') && s.mode < COOP) return;
    if (heading !== undefined && under != heading && (heading || under == last)) return; // of each heading the first
    last = under;
    const track: Track = { name: field[4] || id[0].toUpperCase() + id.slice(1).replace(/[A-Z]/g, c => ' ' + c.toLowerCase()) };
    if (field[2]) track.max = id == 'goals' && s.mode == SOLO ? 4 : +field[2];
    if (words) track[is('f') ? 'flags' : is('o') ? 'of' : 'words'] = known[words] = known[words] || listed(s, words);
    if (id == 'hand') track.limits = each(s.n, 5); // from 5 on none is drawn
    if (is('1')) track.min = 1;
    if (is('e')) track.each = true;
    if (is('p')) track.printed = true;
    if (is('s')) track.secret = true;
    if (heading !== undefined) track.under = under;
    all[id] = track;
  });
  return all;
}

/** LO-032 to LO-034: what must add up. The limits of the tracks hold the rest. */
export const broken = (s: Loop): string | undefined => {
  let favours = s.favDeck + s.favDiscard + sum(s.hand);
  for (const used of s.favUsed) favours += bits(used);
  const wrong = (n: number, of: number, what: string) => (n == of ? '' : n + ' ' + what + ', not ' + of);
  return (
    wrong(s.matRemoved + s.matDeck + s.buySlots + sum(s.mats.concat(s.landfill, s.matDiscard)), 30, 'materials') ||
    wrong(favours, s.mode < COOP ? 30 : 5 * s.n, 'favours') ||
    wrong(
      bits(s.eventDeck) + bits(s.eventDiscard) + bits(open(s)) + (s.style & EVENT_CARDS ? 0 : sum(s.pending)),
      bits(inPlay(s)),
      'events',
    ) ||
    undefined
  );
};
