// The words on Tamashii's screens, explained for who has never played (help).
import type { Tamashii } from './state';

/** On the Launcher's picture B is a token, everywhere else a symbol. */
function letters(s: Tamashii): string {
  const chapter = s.at.split('.')[0];
  if (s.inDevice && ' launch launcher shape data '.indexOf(` ${chapter} `) >= 0)
    return `R,B,G,Y: token of that colour
O: Open token
X: Corrupted token
#: locked slot
.: empty slot
A,C,D: row of the Launcher
Cor,Ope: Corrupted, Open
Red,Blu,Gre,Yel: colour of a token`;
  return `eB: enemy die, basic
eS: enemy die, special
B: basic symbol
S: special symbol`;
}

export const words = (s: Tamashii) => `${letters(s)}
ITG: Integrity, the life
Top: enemy attached first, the one you hit
?: a guess, compare it
MOV: tiles you can move
ATT: dice of your attack
PRO: moves in Program
EXP: experience, buys upgrades
VP: victory points
LVL: level of an enemy
Enemy dice: the Number die and the Symbol die
Frame: an attack on a card, paid with dice
Repeatable: a Frame for any number of dice
Trace: at the top 2 enemies find you
Power: more dice in an attack
Shield: stops wounds
Memory: pays for upgrades
Reroll: rolls your dice again
Reset: at Integrity 0 you start over at the Shelter
Dump: where used tokens lie
Launcher: your grid of slots
Pattern: tokens in the shape that a card shows
Core: the Data of your colour
Open: counts as any colour
Corrupted: fits no Pattern
Augment: a card that adds to your Body
Body: figure with MOV, ATT and PRO
Walker: your Body if you have no other
Repel: sends the Top Enemy off, no EXP
Hack: Pattern against the Top Enemy
District: effect of your tile
Hideout: tile with an Augment deck
Boss: strong enemy of the scenario
Protocol: your task in three steps
Armor: stops damage first
Lock: closes a slot
Limit: most Integrity you can have
Class: your role and deck
Market: Bodies you can get
Quest: phase of the scenario card
Goal: task worth VP
Supply: tokens nobody has
Time: turns that are left`;
