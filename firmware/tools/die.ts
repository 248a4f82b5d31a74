// The dice of a throw: plain ones, and up to eight of your own, whose faces are letters, symbols or numbers. One of your own is the kit's Die.
import type { Notes } from '../../games/engine';
import type { Die } from '../../games/kit';

export const MOST_OWN = 8;
export const MOST_FACES = 100; // those that are alike counted one by one
export const LONGEST_FACE = 6; // letters

/** "@skull" where it is typed, our font's picture on the screen. */
function pictures(): string {
  return ' heart=\x05 check=\x08 cross=\x0b sun=\x19 moon=\x1a star=\x1c skull=\x1d shield=\x1e bolt=\x1f ';
}

function faceOf(label: string): string {
  if (label[0] !== '@') return label.slice(0, LONGEST_FACE);
  const all = pictures(),
    at = all.indexOf(` ${label.slice(1)}=`);
  return at < 0 ? label.slice(0, LONGEST_FACE) : all.charAt(at + label.length + 1);
}

function isNumber(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return last >= '0' && last <= '9' && `${parseInt(text, 10)}` === text;
}

/** "-=-1*2": what is printed, what it is worth, how often it is there. */
function takeFace(part: string, faces: string[], worth: number[]): void {
  const star = part.indexOf('*', 1),
    face = star < 0 ? part : part.slice(0, star),
    equal = face.indexOf('=', 1),
    label = faceOf(equal < 0 ? face : face.slice(0, equal)),
    value = equal < 0 ? label : face.slice(equal + 1);
  for (let times = star < 0 ? 1 : parseInt(part.slice(star + 1), 10) || 0; times > 0 && faces.length <= MOST_FACES; times--) {
    faces.push(label);
    worth.push(isNumber(value) ? parseInt(value, 10) : 0);
  }
}

/** A face as it is written: alike ones may stand side by side while somebody changes one of them. */
export interface Face {
  label: string;
  worth: number;
  times: number;
}

export function facesOf(text: string): Face[] {
  const list: Face[] = [];
  for (const part of text.slice(text.indexOf(':') + 1).split(' ')) {
    const faces: string[] = [],
      worth: number[] = [];
    if (part) takeFace(part, faces, worth);
    if (faces.length) list.push({ label: faces[0], worth: worth[0], times: faces.length });
  }
  return list;
}

/**
 * "Fate: -=-1*2 0*2 +=1*2": the name, then its faces. Behind a face may stand its worth (=) and how often it is on the die (*).
 * A number is worth itself, anything else nothing unless told. Throws a sentence when it is no die.
 */
export function dieOf(text: string): Die {
  const colon = text.indexOf(':'),
    name = text.slice(0, colon < 0 ? 0 : colon),
    faces: string[] = [],
    worth: number[] = [];
  for (const part of text.slice(colon + 1).split(' ')) if (part) takeFace(part, faces, worth);
  checkName(name);
  if (faces.length < 2) throw new Error(`${name} needs at least two faces.`);
  if (faces.length > MOST_FACES) throw new Error(`${name} has more than ${MOST_FACES} faces. Take fewer.`);
  return { name, faces, worth };
}

function checkName(name: string): void {
  let wrong = !name || name.length > 8 || (name[0] >= '0' && name[0] <= '9');
  for (const letter of name) wrong = wrong || ' +-!:='.indexOf(letter) >= 0;
  if (wrong) throw new Error('A die is called by up to 8 letters, then a colon: "Fate: - 0 +".');
}

/** The same as a text; faces that are alike are told once. */
export function dieText(die: Die): string {
  let text = `${die.name}:`;
  for (let i = 0; i < die.faces.length; i++) {
    if (i && sameFace(die, i, i - 1)) continue;
    let times = 1;
    while (i + times < die.faces.length && sameFace(die, i, i + times)) times++;
    const face = die.faces[i],
      worth = worthOf(die, i + 1);
    text += ` ${face}${(isNumber(face) ? parseInt(face, 10) : 0) === worth ? '' : `=${worth}`}${times > 1 ? `*${times}` : ''}`;
  }
  return text;
}

function sameFace(die: Die, a: number, b: number): boolean {
  return die.faces[a] === die.faces[b] && worthOf(die, a + 1) === worthOf(die, b + 1);
}

/** What the face at this place, from 1, is worth. */
export function worthOf(die: Die, place: number): number {
  return die.worth ? die.worth[place - 1] : 0;
}

/** Your own dice as texts. */
export function ownDice(notes: Notes): string[] {
  const note = notes.read('own');
  return note ? note.split('\n') : [];
}

/** All of them are kept again; an empty note would be none. */
export function keepDice(notes: Notes, texts: string[]): void {
  notes.keep('own', texts.join('\n'));
}

/** A kind of a throw: how many faces, and your own die if it is one. Damaged or deleted: a d6. */
export interface Kind {
  sides: number;
  die?: Die;
}

export function kindsOf(notes: Notes, names: string[]): Kind[] {
  const kinds: Kind[] = [];
  for (const name of names) {
    const sides = parseInt(name, 10);
    if (sides > 1 && sides <= MOST_FACES) kinds.push({ sides });
    else kinds.push(kindCalled(name, ownDice(notes))); // read here: the stack of the device is short
  }
  return kinds;
}

function kindCalled(name: string, own: string[]): Kind {
  for (const text of own)
    if (text.slice(0, name.length + 1) === `${name}:`) {
      const die = dieOf(text);
      return { sides: die.faces.length, die };
    }
  return { sides: 6 };
}

/** Whether this place is a hit: a number from `least` on; of a picture or a letter any that is worth something, for nobody counts from 5 there. */
export function isHit(kind: Kind, place: number, least: number): boolean {
  if (kind.die && !isNumber(kind.die.faces[place - 1])) return worthOf(kind.die, place) > 0;
  return pointsOf(kind, place) >= least;
}

/** What a die of this kind that shows this place adds to a total. */
export function pointsOf(kind: Kind, place: number): number {
  return kind.die ? worthOf(kind.die, place) : place;
}
