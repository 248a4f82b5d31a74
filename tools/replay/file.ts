// The file that holds a play: lines of JSON, the last one a count and a checksum. Nothing in it is trusted.
import { ANEW, type Entry, faultIn, JUMPED, RENAMED, REORDERED, SWITCHED } from '../../games/engine';
import { type AnyGame, answersBy, type State, seatsOf, usualAnswer, type Value, type Values } from '../../games/kit';
import { crc32 } from '../../hal/crc';
import { BUNDLES, catalogue } from '../bundles';

export interface PlayFile {
  head: { roundkeeper: number; game: string; version: number; name: string; seed: number[]; chosen?: string; depth: number; state: State };
  entries: Entry[];
  rolls: string[]; // the last of the play in words, the newest first; nothing is made of them here
  tool: string[]; // those of the dice tool
}

const LONGEST = 4_000_000; // characters: a hundred times the longest play
const WORD = 2 ** 31;
const LETTERS = 400, // of a text in a state
  NAME = 60; // letters of a name
const MOST_LINES = 400; // of rolls
const MOST_STEPS = 10_000; // twice what a device keeps
const MOST_DICE = 1000; // in one step

/** The lines of a play as a file, closed with their checksum. `rolls` and `tool`: the last rolls in words, on a line of their own. */
export function written(lines: string[], rolls: string[] = [], tool: string[] = []): string {
  const all = rolls.length || tool.length ? [...lines, JSON.stringify({ rolls, tool })] : lines,
    text = `${all.join('\n')}\n`;
  return `${text + JSON.stringify({ end: all.length - 1, crc: crc32(text).toString(16) })}\n`;
}

/** Texts that every screen can show, a few hundred at most. */
function areLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= MOST_LINES && value.every(line => typeof line === 'string' && scalar(line));
}

function refuse(why: string): never {
  throw new Error(`This file is no play that can be opened: ${why}`);
}

function scalar(value: unknown): boolean {
  return typeof value === 'string'
    ? value.length <= LETTERS && !/[^\x20-\x7e\xa0-\xff]/.test(value)
    : Number.isInteger(value) && Math.abs(value as number) <= WORD;
}

function flat(value: unknown): boolean {
  return scalar(value) || (Array.isArray(value) && value.length <= 400 && value.every(scalar));
}

/** Some of these players, nobody twice. */
function areSeats(seats: unknown[], players: number): boolean {
  return seats.length > 0 && new Set(seats).size === seats.length && seats.every(seat => isSeat(seat, players));
}

function isSeat(seat: unknown, players: number): boolean {
  return typeof seat === 'number' && seat >= 0 && seat < players;
}

/** What the list holds must be of the kind that the rules put there, where they have put something. */
function alike(list: unknown[], model: unknown[]): boolean {
  return !model.length || list.every(value => typeof value === typeof model[0]);
}

/** The state must be of the shape that the rules make: the same names, numbers where numbers are, lists where lists are. */
function checkState(game: AnyGame, state: Values): void {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) refuse('it has no state.');
  const given = game.questions().map(usualAnswer);
  const model: Values = game.begin(answersBy(game.questions(), given), seatsOf(game, given));
  const keys = Object.keys(model).sort().join(),
    own = Object.keys(state).sort().join();
  if (keys !== own) refuse('its state is not one of these rules.');
  for (const key of Object.keys(model)) {
    const value = state[key];
    if (!flat(value) || Array.isArray(value) !== Array.isArray(model[key])) refuse(`its state has a wrong ${key}.`);
    const fits = Array.isArray(value) ? alike(value, model[key] as Value[]) : typeof value === typeof model[key];
    if (!fits) refuse(`its state has a wrong ${key}.`);
  }
  const fault = faultIn(game, state as unknown as State);
  if (fault) refuse(`its state has a ${fault} that cannot be.`);
  if ((state as unknown as State).names.some(name => name.length > NAME)) refuse('a name in it is far too long.');
}

/** An input as games/engine/entry.ts has it. Whether it fits is for the rules to say. */
function isEntry(entry: unknown, players: number): boolean {
  if (!Array.isArray(entry) || entry.length > MOST_DICE || !entry.every(scalar)) return false;
  const [seconds, what, ...rest] = entry;
  if (!(typeof seconds === 'number' && seconds >= 0)) return false;
  if (typeof what === 'number') return rest.every(die => typeof die === 'number');
  if (what === JUMPED) return rest.length === 1 && typeof rest[0] === 'string';
  if (what === RENAMED)
    return rest.length === 2 && isSeat(rest[0], players) && typeof rest[1] === 'string' && rest[1] !== '' && rest[1].length <= NAME;
  if (what === REORDERED) return areSeats(rest, players);
  if (what === SWITCHED) return rest.length === 1 && (rest[0] === 0 || rest[0] === 1);
  if (what === ANEW) return rest.length === 1 && typeof rest[0] === 'number';
  return typeof what === 'string' && rest.length === 2 && rest.every(n => typeof n === 'number');
}

/** All of the head but the state, which its rules look at; tells whose they are. */
// biome-ignore lint/suspicious/noExplicitAny: it is looked at here
function checkHead(head: any, games: { [id: string]: AnyGame }): AnyGame {
  const game =
    Object.hasOwn(games, head.game) && (games === BUNDLES ? catalogue().some(({ id }) => id === head.game) : true)
      ? games[head.game]
      : undefined;
  if (!game) refuse(`the game "${String(head.game).slice(0, 20)}" is not here.`);
  if (head.version !== game.version) refuse(`it was played with rules ${head.version}, these are ${game.version}.`);
  if (typeof head.name !== 'string' || !scalar(head.name) || head.name.length > NAME) refuse('its name is wrong.');
  if (!Array.isArray(head.seed) || head.seed.length !== 4 || !head.seed.every(scalar)) refuse('its seed is wrong.');
  if (head.chosen !== undefined && (typeof head.chosen !== 'string' || !scalar(head.chosen)))
    refuse('what was chosen before play is wrong.');
  if (!scalar(head.depth) || !(head.depth >= 0)) refuse('its number of steps is wrong.');
  return game;
}

/** The line with the rolls, where there is one: the last before the end, and no step. */
function rollsIn(objects: unknown[]): { rolls: string[]; tool: string[] } | undefined {
  const last = objects.length > 2 ? objects[objects.length - 2] : undefined;
  if (!last || !Object.hasOwn(last, 'rolls')) return undefined;
  const { rolls, tool } = last as { rolls: unknown; tool: unknown };
  return areLines(rolls) && areLines(tool) ? { rolls, tool } : refuse('its rolls are wrong.');
}

export function parsed(text: string, games: { [id: string]: AnyGame } = BUNDLES): PlayFile {
  if (text.length > LONGEST) refuse('it is far too long.');
  const lines = text.split('\n').filter(line => line.trim());
  // biome-ignore lint/suspicious/noExplicitAny: every line is looked at below
  let objects: any[];
  try {
    objects = lines.map(line => JSON.parse(line));
  } catch {
    refuse('a line is no JSON. Export the play again.');
  }
  const head = objects[0],
    end = objects[objects.length - 1];
  if (!head || head.roundkeeper !== 1) refuse('it does not begin like one.');
  const body = `${lines.slice(0, -1).join('\n')}\n`;
  if (!end || end.end !== objects.length - 2 || end.crc !== crc32(body).toString(16))
    refuse('it is damaged or cut off. Export the play again.');
  checkState(checkHead(head, games), head.state);
  const told = rollsIn(objects);
  const entries: Entry[] = objects.slice(1, told ? -2 : -1);
  if (entries.length > MOST_STEPS) refuse(`it has ${entries.length} steps, and no device keeps more than ${MOST_STEPS}.`);
  if (!entries.every(entry => isEntry(entry, head.state.names.length))) refuse('a step is wrong.');
  return { head, entries, rolls: told?.rolls ?? [], tool: told?.tool ?? [] };
}
