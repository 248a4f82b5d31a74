// npm run wear: how much flash an answer writes, how many answers one turn of the ring holds, and how long the chip lasts.
import { catalogue } from '../firmware/shell';
import { type AnyGame, goesOn } from '../games/kit';
import { BUNDLES } from '../tools/bundles';
import { answerAny, begin } from './play';
import { chance } from './random';
import { emberfall } from './toys/emberfall';

const ANSWERS = 1000,
  ENDURANCE = 100_000, // erases of a page, from the data sheets of the usual chips
  EVENING = 400, // answers in a long game night, once a week
  PAGES = 15; // of the ring; the last page of the region is not its own

function measure(game: AnyGame): void {
  const random = chance(1);
  let player = begin(game),
    plays = 1,
    largest = 0,
    written = 0;
  player.flash.written = 0;
  for (let i = 0; i < ANSWERS; i++) {
    if (!goesOn(player.session.ask())) {
      // over: the next play, for nobody goes on with a lost one
      written += player.flash.written;
      player = begin(game, {}, ++plays);
      player.flash.written = 0;
    }
    const { dial } = player.session.ask();
    if (dial) player.session.answer(dial.min + random(dial.max - dial.min + 1), random(20));
    else answerAny(player.session, random(1000), random(20));
    largest = Math.max(largest, JSON.stringify(Object.values(player.s)).length);
  }
  const taken = (written + player.flash.written) / ANSWERS;
  const turn = Math.floor((PAGES * 4096) / taken);
  const years = (turn * ENDURANCE) / EVENING / 52;
  console.log(
    `${game.title.slice(0, 24).padEnd(25)} ${taken.toFixed(1).padStart(5)} bytes an answer, state ${String(largest).padStart(4)} bytes at most, ` +
      `${turn} answers a turn of the ring, ${Math.floor(years).toLocaleString('en')} years of weekly play until a page is worn`,
  );
}

for (const game of [emberfall, ...catalogue().map(({ id }) => BUNDLES[id])]) measure(game);
