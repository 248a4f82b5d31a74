// Told, not hidden: a table that moves only what the device tells it has every piece where the device thinks it is.
import { strict as assert } from 'node:assert';
import hadal from '../../../games/hadal';
import type { Hadal } from '../../../games/hadal/state';
import { goesOn, optionsOf } from '../../../games/kit';
import { sample } from '../../long';
import { type Answers, answerAny, begin } from '../../play';
import { chance } from '../../random';
import { acting, asked, reasons } from './mission';

const NAMES = ['Ann', 'Ben', 'Cem', 'Dee'];

/** The pieces on the table, each by the words of the device: "Ann: Azrak", "Vortex", "Azrak on Loc 3", "Ben: Card". */
type Pieces = { [piece: string]: string };

/** Where the pieces lie according to the state. Locations without Azrak have no piece. */
function piecesOf(s: Hadal): Pieces {
  const pieces: Pieces = { Vortex: `${s.vortex}`, Return: `${s.missionReturn}`, Damage: `${s.damage}` };
  for (const seat of s.seats) {
    pieces[`${s.names[seat]}: Azrak`] = `${s.pool[seat]}`;
    if (!s.light) pieces[`${s.names[seat]}: Card`] = s.cardInFront[seat] ? 'in front' : 'back';
  }
  s.locations.forEach((number, location) => {
    if (s.azrakOn[location]) pieces[`Azrak on Loc ${number}`] = '1';
  });
  return pieces;
}

/** Whom a sentence is about: "All", or names with commas between them. */
const people = (whose: string) => (whose === 'All' ? undefined : whose.split(', '));

/** What people do when they read one sentence. It has to start from what lies there. */
function obey(pieces: Pieces, names: string[], sentence: string): void {
  const card = /^(.+): Card (in front|back)$/.exec(sentence),
    change = /^(.+?) (-?\d+) > (-?\d+)$/.exec(sentence),
    fresh = /^(Azrak on Loc \d+): (\d)$/.exec(sentence);
  if (card) for (const name of people(card[1]!) ?? names) pieces[`${name}: Card`] = card[2]!;
  else if (change) {
    assert.equal(pieces[change[1]!] ?? '0', change[2], `"${sentence}" starts from something else`);
    pieces[change[1]!] = change[3]!;
  } else if (fresh) pieces[fresh[1]!] = fresh[2]!;
  else assert.fail(`Nobody understands "${sentence}"`);
}

/** A location without Azrak has no piece. */
const lying = (pieces: Pieces) =>
  Object.fromEntries(Object.entries(pieces).filter(([piece, value]) => !/^Azrak on/.test(piece) || value !== '0'));

/** Plays at random; the table moves what it is told and nothing else. Returns how many sentences there were. */
function obedientPlay(seed: number, answers: Answers): number {
  const random = chance(seed),
    player = begin(hadal, answers, seed, NAMES.slice(0, Math.max(2, Number(answers.Players)))),
    table = piecesOf(player.s);
  let sentences = 0;
  for (let i = 0; i < 150 && goesOn(player.session.ask()); i++) {
    const { dial } = player.session.ask(),
      run = player.s.run;
    if (dial) player.session.answer(dial.min + random(1 + Math.min(6, dial.max - dial.min)), 1);
    else answerAny(player.session, random(1000));
    if (player.s.run !== run) return sentences; // "Reset for run 2": everything is laid out anew
    for (const sentence of player.session.told) obey(table, player.s.names, sentence);
    sentences += player.session.told.length;
    assert.deepEqual(lying(table), piecesOf(player.s), `seed ${seed} ${JSON.stringify(answers)}\n${player.session.log(3).join('\n')}`);
  }
  return sentences;
}

describe('hadal: told, not hidden', function () {
  this.timeout(600_000);

  it('a table that moves only what it is told has every Azrak, card and damage where the device has it [HA-030]', () => {
    let sentences = 0;
    for (const Players of [1, 2, 3, 4])
      for (let seed = 1; seed <= sample(15, 200); seed++) {
        const Mode = seed % 3 ? 'Full' : 'Light';
        sentences += obedientPlay(seed, seed % 3 ? { Players, Mode, Prompts: 'Short' } : { Players, Mode });
      }
    assert(sentences > 1000, `${sentences}`);
  });

  it('every option that is struck out says why, in words that fit the foot', () => {
    for (let seed = 1; seed <= sample(10, 100); seed++) {
      const random = chance(seed),
        player = begin(hadal, { Players: 1 + (seed % 4), Prompts: 'Short', 'Item register': 'On' }, seed);
      for (let i = 0; i < 120 && goesOn(player.session.ask()); i++) {
        answerAny(player.session, random(1000));
        for (const { label, not } of optionsOf(asked(player.s))) assert(!not || /^[A-Z].{3,}$/.test(not), `${label}: ${not}`);
      }
    }
  });

  it('shows agents who cannot act, take a gift or test now, with the reason [HA-131, HA-171]', () => {
    const m = acting(4, {}, ['Ada']);
    m.pick('Bob', 'A card says...', 'Ejected');
    m.ok();
    assert(reasons(m).includes('Bob: Out until all leave'));
    m.pick('Ada', 'Give, 1 Azrak');
    assert.deepEqual(reasons(m), ['Bob: Out until all leave']);
    m.pick('Back', 'A card says...', 'Group conflict', 'Begin');
    m.dial(9);
    assert.deepEqual(reasons(m), ['Bob: Ejected']);
    m.pick('Cem', '1st: 2');
    m.dial(3);
    m.pick('+0');
    assert(reasons(m).includes('Bob +1: Ejected'), 'no support in a group conflict, either');
    m.pick('Draw Destiny');
    m.ok();
    m.pick('Nothing more');
    assert.deepEqual(reasons(m), ['Bob: Ejected', 'Cem: Has tested']);
  });
});
