// What players see and may correct, and the range of what they do not see. games/kit/table.ts explains every phrase.
import { icons } from './machines';
import { variantNames } from './questions';
import type { Tales } from './state';
import { abilities, figures, letters, tiles, traits, weaknesses } from './words';

export const tables = () => [
  `
insight: up to dialEnd, piece
enigma: up to dialEnd, piece
round: 1 to lastRound
firstPlayer: First Kid, one of ~names
rumors: up to 4, piece, unless letters
# Kids
pool: Time, each seat, up to 10, unless light
action: Spent, each seat, up to 10, unless light
exhausted: each seat, up to 1
upset: each seat, up to 1
scared: each seat, up to 1
injured: each seat, up to squares
favor: each seat, one of Good/Neutral/Bad, piece, unless light
grounded: each seat, up to 2, unless light
bonus: each seat, up to 4, unless light
nextBonus: each seat, up to 1, unless light
items: each seat, up to 20, piece, unless light
iconic: each seat, yes or no, unless light
status: each seat, one of Playing/Home/Late/Sick, unless light
place: each seat, one of -/~letters, if letters
placeIs: Place is, each seat, one of Open/Restricted/Home, unless light
rested: each seat, yes or no, unless light
sickRest: each seat, yes or no, unless light
chore: each seat, one of None/Active/Done/Claimed/Expired, unless light
anomalyUses: Anomalies, up to 9, for Anomaly 1 ..
anomalyOf: Anomaly of, one of ~names, for Anomaly 1 ..
# Rumors
rumor: Rumors, one of -/~letters, for 1/2/3/4, if letters
rumorUp: Face-up, yes or no, for 1/2/3/4, if letters
duplicate: yes or no
gain: Dial steps, up to 9, for Solved/Failed/Pushed off
# Machines
lastFirmware: Last icon, yes or no
machines: In play, any of ~figures, unless light
mode: one of ROUTINE/ALERT, for ~figures, piece, unless light
modeLock: one of None/Duplicate/Hack token/Alarmed, for ~figures, unless light
hackToken: yes or no, for ~figures, piece, unless light
walls: Firewalls, any of 1/2/3/4/5, for ~figures, unless light
hackedBy: HACKED by, one of -/~names, for ~figures, unless light
wrecked: Wrecked in, up to 99, for ~figures, unless light
# Hack, unless light
invested: each seat, up to 10
hacker: one of -/~names
space: Hack space, up to 6
half: one of Top/Lower
subtest: Trait, up to 3
# Scenario
events: Tile, any of ~tiles, unless light
eventUsed: Tile used, any of ~tiles, unless light
alarmInsight: Insight at
alarmEnigma: Enigma at
restLimit: yes or no
`,
  `
# Kid boards, printed
strength: each seat, one of -/~traits
weakness: each seat, one of -/~weaknesses
home: each seat, one of -/~letters, unless light
# Machine sheets, printed, unless light
ability: one of -/~abilities, for ~figures
spaces: up to 5, for ~figures
capacity: up to 5, for ~figures
icon: one of -/~icons, for ~cards
avoid: Avoid with, one of -/~traits, for ~cards
# Board, printed
open: any of ~letters, unless light
restricted: any of ~letters, unless light
eventTrait: Tile trait, one of ~traits from 1, for Astronomer/Tunnels/Library, unless light
eventCost: Tile cost, up to 6, unless light
squares: Injury row, 2 to 6
dialEnd: 1 to 99
`,
];

/** A Response Card has two sides. */
const cards = () => figures().reduce((list: string[], figure) => list.concat(figure, `${figure} ALERT`), []);

export function lists(_: Tales, name: string): string[] {
  switch (name) {
    case 'letters':
      return letters();
    case 'figures':
      return figures();
    case 'cards':
      return cards();
    case 'tiles':
      return tiles().map(tile => tile[0]);
    case 'traits':
      return traits();
    case 'weaknesses':
      return weaknesses();
    case 'variants':
      return variantNames();
    case 'abilities':
      return abilities();
    default:
      return icons();
  }
}

export const hidden = () => `
weeks: 1 to 2
lastRound: 6 to 99
letters: up to 1
reminders: up to 1
minutes: up to 90
ends: up to 100000000
variants: one of ~variants, for Variant 1 ..
insightRang: up to 1
enigmaRang: up to 1
draws: up to 4
drawn: up to 4
newest: up to 4
placed: any of ~figures
mayTest: up to 1
toTest: one of ~names, for Kid 1 ..
by: one of ~names
testFor: one of card/event/rumor/avoid/wall/repel/tile
help: one of here/team/nobody
trait: up to 5
helpers: one of ~names, for Kid 1 ..
itemDice: up to 20
helperItems: up to 2
dice: 1 to 6, for Die 1 ..
won: up to 1
wonBy: one of dice/COMBO/Time
pushed: up to 1
rumorAt: up to 3
hurt: one of ~names, for Kid 1 ..
hurtBy: up to 4, for Condition 1 ..
kid: one of ~names
cardSays: one of effect/success/failure/team
lookUp: up to 13, for Tag 1 ..
moveBy: one of walk/bus/car/ride/effect
movers: one of ~names, for Kid 1 ..
forced: one of ~names, for Kid 1 ..
from: up to 26
fromIs: up to 2
to: up to 26
met: up to 5, for Machine 1 ..
foe: up to 5
quiet: up to 26, for Place 1 ..
takenHome: one of ~names, for Kid 1 ..
letterGroup: up to 5
tile: up to 8
restBy: one of own/cafe/sick
tradeOf: one of ~names
tradeCard: up to 99
target: up to 5
hackTraits: 1 to 2
returned: up to 5, for Machine 1 ..
made: up to 9999
passed: up to 9999
pushes: up to 9999
ownDice: up to 1
planned: up to 8
tableSix: up to 1
newsOf: one of ~names, for Kid 1 ..
`;
