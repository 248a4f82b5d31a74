// Dice, cards and tokens of the real games in the hands of the table: what is asked for is what people hold, with what is printed on it.
import { strict as assert } from 'node:assert';
import type { Hadal } from '../../games/hadal/state';
import { pile } from '../../games/hadal/tests';
import { optionsOf, usualOf } from '../../games/kit';
import { nodeEngine } from '../../tools/bench/node';
import { goOn } from '../play';
import { chance } from '../random';

type Engine = ReturnType<typeof nodeEngine>;

const session = (engine: Engine) => engine.device.session!;
const fate = (engine: Engine) => engine.device.fate;
const text = (engine: Engine) => engine.hal.display.rows.join(' ').replace(/\s+/g, ' ');

/** Everything that the table was asked to throw or to draw, by its name. */
type Asked = Map<string, Set<string>>;

/** Enters one face of what is wanted, by its label where it has one. */
async function enter(engine: Engine, random: (n: number) => number, asked: Asked): Promise<void> {
  const { die, drawn, wanted } = fate(engine),
    name = die ? die.name : `a die of ${wanted}`;
  asked.set(name, new Set([...(asked.get(name) ?? []), ...(die?.faces ?? [])]));
  if (die) {
    assert.equal(die.faces.length, wanted, name);
    assert(
      die.faces.every(face => typeof face === 'string' && face.length > 0),
      `${name}: ${die.faces.join('|')}`,
    );
  } else assert(!drawn, `cards without a word on them: ${text(engine)}`);
  assert(text(engine).includes(`${drawn ? 'Draw' : 'Throw'} ${name}`), `${name} in ${text(engine)}`);
  const at = random(wanted),
    line = die ? `pick ${die.faces[at]}` : `dial ${at + 1}`,
    answer = JSON.parse(await engine.command(line));
  assert.equal(answer.ok, true, `${line}: ${answer.error}`);
}

/** Answers at random; what has to be thrown is entered. */
async function step(engine: Engine, random: (n: number) => number, asked: Asked): Promise<void> {
  const ask = session(engine).ask(),
    offered = optionsOf(ask).filter(option => !option.not && !/over$/.test(option.label)),
    usual = optionsOf(ask)[usualOf(ask)]!;
  if (offered.length) await engine.command(`pick ${(random(2) ? usual : offered[random(offered.length)]!).label}`);
  else if (ask.dial) await engine.command(`dial ${ask.dial.min + random(Math.min(9, ask.dial.max - ask.dial.min + 1))}`);
  else await engine.command(goOn(ask));
  for (let dice = 0; fate(engine).wanted && dice < 60; dice++) await enter(engine, random, asked);
}

/** Each game, and what it wants thrown or drawn, with some of what is printed there. */
const GAMES: [id: string, setup: object, steps: number, wants: { [name: string]: string[] }][] = [
  ['hadal', { Mode: 'Full', Destiny: 'Device' }, 700, { 'a Destiny card': ['-1', '+1'] }],
  ['tamashii', { Mode: 'Full' }, 900, { 'a Player die': ['B', 'S', 'blank'], 'the Symbol die': ['eB', 'eS'], 'the Number die': ['1'] }],
  ['tamashii', { Mode: 'Full', 'Data tokens': 'In the device' }, 900, { 'a token': ['Red', 'Blue'] }],
  ['loop', { Mode: 'Full', Game: 'Competitive' }, 200, { 'a CAREER': ['Artist', 'Nurse'] }],
  ['loop', { Game: 'Competitive' }, 900, { 'an EVENT': ['Collector'] }],
  ['biome', { Mode: 'Full' }, 900, { 'a die of 6': [], 'a place for the next one': ['forest', 'stack 1'] }],
  ['tales', {}, 900, { 'a die of 6': [], 'the First Player': ['Kid 1', 'Kid 2'] }],
];

for (const [id, setup, steps, wants] of GAMES)
  describe(`what the table throws and draws itself in ${id}`, () => {
    const asked: Asked = new Map();

    before(async function () {
      this.timeout(60_000);
      for (let seed = 1; seed < 12; seed++) {
        const engine = nodeEngine({ seed }),
          random = chance(seed);
        engine.device.notes.keep(`h:${id}`, '1'); // as the tools keep it
        await engine.command(`new ${id} ${JSON.stringify(setup)}`);
        for (let i = 0; i < steps; i++) await step(engine, random, asked);
        if (Object.entries(wants).every(([name, faces]) => faces.every(face => asked.get(name)?.has(face)))) break;
      }
    });

    it('has the words that people use for it, and no die that nobody owns', () => {
      for (const [name, faces] of Object.entries(wants)) {
        assert(asked.has(name), `${name} was asked for: ${[...asked.keys()].join(', ')}`);
        for (const face of faces) assert(asked.get(name)!.has(face), `${face} is on ${name}: ${[...asked.get(name)!].join(', ')}`);
      }
      for (const name of asked.keys()) assert(!/^a die of (?!6$)/.test(name), name);
    });
  });

describe('a Destiny card that the table draws', () => {
  it('is the one that is entered, and is gone from the pile', async () => {
    const drawn: string[] = [];
    for (let seed = 1; seed < 9; seed++) {
      const engine = nodeEngine({ seed }),
        random = chance(seed);
      engine.device.notes.keep('h:hadal', '1');
      await engine.command('new hadal {"Mode":"Full","Destiny":"Device"}');
      for (let i = 0; i < 300; i++) {
        const before = structuredClone(session(engine).state()) as unknown as Hadal,
          asked: Asked = new Map(),
          { depth } = session(engine).journal;
        await step(engine, random, asked);
        if (!asked.size || session(engine).journal.depth === depth) continue;
        const now = session(engine).state() as unknown as Hadal,
          from = pile(before).length ? pile(before) : before.destiny;
        assert.deepEqual([...asked.get('a Destiny card')!].map(Number).sort(), [...new Set(from)].sort());
        assert.equal(pile(now).length, from.length - 1);
        assert(from.includes(now.destinyValue));
        drawn.push(`${now.destinyValue}`);
      }
    }
    assert(drawn.length >= 5 && new Set(drawn).size > 2, `${drawn.length} draws`);
  });
});
