// What can be looked up: the menu behind More..., Protocol 42 as the last page of the rulebook has it, and the words on the screens.
import { ALL, type Chapter, type Option, type Page } from '../kit';
import type { Hadal } from './state';
import { shuffleDestiny } from './tests';

/** The option that leads to the menu, and back to the question on the table. */
export const more = (s: Hadal): Option => ({ label: 'More...', then: `help.menu>${s.at}` });

export const help = (s: Hadal): Chapter<Hadal> => ({
  page: 13,
  seat: ALL,
  steps: {
    menu: () => ({
      say: `Free Updates left: ${s.freeUpdates}`,
      options: [
        { label: 'Back', back: true, then: '<' },
        { label: 'Map is covered', then: 'items.map>menu' },
        !s.ownCards && { label: 'Shuffle Destiny', do: () => shuffleDestiny(s), then: 'menu' },
        s.register && { label: 'Items', then: 'items.menu>menu' },
        { label: 'Mission over', then: 'end.over>menu' },
      ],
    }),
  },
});

/** Protocol 42: how cards and tokens are handled [HA-210 to HA-213, HA-220 to HA-229]. */
export const reference = (): Page[] => [
  {
    title: 'Items',
    text: `Green: object. Open, may be swapped
Yellow: own event. Secret, telepathy, stow at once
Red: group event. Aloud, open, then stow
White: map or game. Aloud; on the map or above the panorama
Held Item, XP icon: ignore it
Stow: to its place. Remove: to the box`, // [HA-012, HA-151, HA-152, HA-196]
  },
  {
    title: 'Cards',
    text: `Card A: aloud, open
Panorama card: secret, telepathy
Gear: open, never swapped. Leave Personal cards of others
Snap Recall: face down. Extreme emergency only
Interaction: when told, free, telepathy. Stow face down
Collectively: Time Captain reads aloud, or pass it
Notes: yes. Photos: never`, // [HA-104]
  },
  {
    title: 'Tokens',
    text: `Hexagon: for all, above the panorama, never swapped
Damage: on the adversary. Then stow
Other token: own, face up, may be swapped
Tokens: punch out when told, board face down`,
  },
];

/** The words on the screens, explained for people who have never played. */
export const words = () => `Az: Azrak
Loc: location
vs: against the difficulty
R: the round
1st,2nd,3rd: your attributes, left to right
expl: Explore
Upd: Update
Crit: equal, the critical success
XP: a mark on a card
Cards first: do what your card says
F,C,S: chances to fail, of a critical, to succeed
Azrak: tokens that pay for everything
Vortex: where spent Azrak go
Destiny: card that is added to a test
Boost: 1 Azrak each, +1
Support: others pay Azrak, +1 each
Time Captain: decides when you disagree
Receptacle: the body you act with
Stand by: put your card back, free
Explore: take another card of the panorama
Panorama: cards of this location
Return: Azrak that Updates have cost
Update: takes Azrak out of the Vortex, for all
Emergency: at 0 Azrak: fill up from the Vortex
Ejected: out until all leave
Recon: first look at the cards
Telepathy: tell in your own words
Conflict: a test you cannot refuse
Talent: bonus of your Receptacle
Gear: own card, never swapped
Life: damage that beats the adversary
Run: attempts at the mission
Location: place on the map
Skills: 1, 2, 3: attributes
Scope: where the talent counts
Level: most Azrak you can have`;
