// A whole device for a test: the real shell and screens on mocked hardware, with only the toy games in its box.

import { box } from '../../games/catalogue';
import type { AnyGame, State } from '../../games/kit';
import type { Button, Push } from '../../hal/hal';
import { readable } from '../../hal/symbols';
import { type NodeEngine, nodeEngine } from '../../tools/bench/node';
import { emberfall } from '../toys/emberfall';
import { harbours } from '../toys/harbours';
import { lanterns } from '../toys/lanterns';

export const TOYS: { [id: string]: AnyGame } = { ember: emberfall, harb: harbours, lamp: lanterns };
export const TOY_BOX = Object.values(TOYS)
  .map(toy => `${toy.id},${toy.title}`)
  .join(';');

/** Puts the toys into the box for the tests of a describe(), and the real games back afterwards. */
export function withToys(): void {
  let games = '';
  before(() => {
    games = box.games;
    box.games = TOY_BOX;
  });
  after(() => {
    box.games = games;
  });
}

/** Takes the clock out of Emberfall for the tests of a describe(): what they look at should not change while they wait. */
export function withoutClock(): void {
  const { clock } = emberfall;
  before(() => {
    emberfall.clock = undefined;
  });
  after(() => {
    emberfall.clock = clock;
  });
}

/** The state of the open play, as its game knows it. */
export const stateOf = <S extends State>(engine: Pick<NodeEngine, 'device'>) => engine.device.session!.state() as S;

export interface Table extends NodeEngine {
  /** 'up down ok back': short presses; 'ok:hold', 'down:again*9'. */
  press(pushes: string): Table;
  /** Writes on a keyboard, with Enter at the end. */
  type(text: string): Table;
  wait(milliseconds: number): Table;
  rows(): string[];
  /** All rows in one, for what may be anywhere. */
  text(): string;
  /** Moves the cursor to the option that begins with these words, and presses ok. */
  choose(...labels: string[]): Table;
  dice(...faces: number[]): Table;
  /** The power goes off and on. */
  restart(): Table;
  /** Starts a play by pressing what a person would press: the set-up as it stands. */
  start(title: string): Table;
}

export function table(options: { seed?: number; store?: string } = {}, games: { [id: string]: unknown } = TOYS): Table {
  const engine = nodeEngine({ seed: 1, ...options }, games);
  const t = engine as Table;
  t.press = pushes => {
    for (const word of pushes.split(' ')) {
      const [what, times] = word.split('*');
      const [button, push] = what!.split(':');
      for (let i = 0; i < Number(times ?? 1); i++) {
        engine.hal.push(button as Button, (push ?? 'press') as Push);
        engine.hal.advance(60);
        if (engine.device.top() === 'play' && engine.device.screens.at(-1)!.due) engine.hal.advance(300); // a person waits while dice tumble
      }
    }
    return t;
  };
  t.type = text => {
    engine.hal.type(`${text}\r`);
    return t;
  };
  t.wait = milliseconds => {
    engine.hal.advance(milliseconds);
    return t;
  };
  t.rows = () => engine.hal.display.rows.map(row => readable(row).trimEnd());
  t.text = () => t.rows().join('\n');
  t.choose = (...labels) => {
    for (const label of labels) {
      const found = () => t.rows().some(row => row.startsWith(`>${label}`));
      for (let i = 0; i < 40 && !found(); i++) t.press('down');
      for (let i = 0; i < 80 && !found(); i++) t.press('up');
      if (!found()) throw new Error(`There is no "${label}" on the screen:\n${t.text()}`);
      t.press('ok');
    }
    return t;
  };
  t.dice = (...faces) => {
    engine.device.fate.forced = faces;
    return t;
  };
  t.restart = () => {
    void engine.cut();
    return t;
  };
  t.start = title => {
    t.choose(title);
    for (let i = 0; i < 9 && !t.text().includes('>Start'); i++) t.press('ok');
    return t.press('ok');
  };
  return t;
}
