// A link that opens a game with given answers: #game=loop&Players=2&Names=Ada,Ben&do=pick Red&do=ok. Nothing in it is trusted.
import { catalogue } from '../../../firmware/shell';
import type { AnyGame } from '../../../games/kit';
import { BUNDLES } from '../../bundles';

export interface Opening {
  /** The command of the bench that starts the game. */
  start: string;
  /** And those that answer its questions, in order. */
  steps: string[];
}

const STEPS = ['ok', 'pick', 'dial', 'mark', 'count', 'dice', 'undo', 'redo', 'correct', 'jump'];
const LONGEST = 12; // letters of a name
const MOST = 2000; // steps

function refuse(why: string): never {
  throw new Error(`This link opens no game: ${why}`);
}

function namesIn(text: string): string[] {
  const names = text.split(',').map(name => name.trim());
  for (const name of names) {
    if (!name || name.length > LONGEST) refuse(`a name has 1 to ${LONGEST} letters.`);
    if (/[^\x20-\x7e\xa1-\xff]/.test(name)) refuse(`the device cannot write "${name}".`);
  }
  return names;
}

function checkSteps(steps: string[]): void {
  if (steps.length > MOST) refuse('it has too many steps.');
  for (const step of steps)
    if (!STEPS.includes(step.split(' ')[0]!) || /[\n\r]/.test(step))
      refuse(`"${step.slice(0, 40)}" is no step. Steps begin with ${STEPS.join(', ')}.`);
}

/** What the part behind # asks for; undefined when it asks for nothing. */
export function openingOf(hash: string): Opening | undefined {
  const asked = new URLSearchParams(hash.replace(/^#/, '')),
    id = asked.get('game');
  if (id === null) {
    if (hash.length > 1) refuse('it names none. Links read #game=ID&QUESTION=ANSWER&do=STEP.');
    return undefined;
  }
  if (!catalogue().some(game => game.id === id))
    refuse(
      `there is no game "${id.slice(0, 20)}". There are ${catalogue()
        .map(game => game.id)
        .join(', ')}.`,
    );
  const setup = (BUNDLES[id] as AnyGame).questions(),
    answers: { [question: string]: unknown } = Object.create(null); // a question may be called anything, in a link that somebody made up
  for (const [name, text] of asked) {
    if (name === 'do') continue;
    if (asked.getAll(name).length > 1) refuse(`it says ${name.slice(0, 20)} twice.`);
    if (name === 'game') continue;
    const question = setup.find(known => known.name === name);
    if (name === 'Names') answers.Names = namesIn(text);
    // words where they are an option; a number else, which the device checks
    else answers[name] = question?.options?.includes(text) || !/^-?\d+$/.test(text) ? text : Number(text);
  }
  const steps = asked.getAll('do');
  checkSteps(steps);
  return { start: `new ${id} ${JSON.stringify(answers)}`, steps };
}

export function linkTo(page: string, id: string, answers: [question: string, answer: string][], steps: string[]): string {
  const asked = new URLSearchParams([['game', id], ...answers.filter(([, answer]) => answer !== ''), ...steps.map(step => ['do', step])]);
  return `${page}#${asked}`;
}
