// npm run wear: how much flash an answer writes, how many answers one turn of the ring holds, and how long the chip lasts.
import { catalogue } from '../firmware/shell';
import { BUNDLES } from '../hal/bundles';
import { begin } from './play';
import { chance } from './random';
import { emberfall } from './toys/emberfall';

const ANSWERS = 1000,
  ENDURANCE = 100_000, // erases of a page, from the data sheets of the usual chips
  EVENING = 400, // answers in a long game night, once a week
  PAGES = 15; // of the ring; the last page of the region is not its own

function measure(game: any): void {
  const random = chance(1);
  let player = begin<any>(game),
    plays = 1,
    largest = 0,
    written = 0;
  player.flash.written = 0;
  for (let i = 0; i < ANSWERS; i++) {
    let ask = player.session.ask();
    if (!ask.pick && !ask.then) {
      // over: the next play, for nobody goes on with a lost one
      written += player.flash.written;
      player = begin<any>(game, {}, ++plays);
      player.flash.written = 0;
      ask = player.session.ask();
    }
    if (ask.pick) player.session.answer(random(ask.pick.length), random(20));
    else if (ask.dial) player.session.answer(ask.dial[0] + random(ask.dial[1] - ask.dial[0] + 1), random(20));
    else player.session.answer(0, random(20));
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

for (const game of [emberfall, ...catalogue().map(([id]) => BUNDLES[id])]) measure(game);
