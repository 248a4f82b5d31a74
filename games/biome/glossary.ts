// The words on Biome's screens, and pages to look things up in.
import type { Page } from '../kit';
import type { Biome } from './state';

export const words = () => `CD: cool-down, dice bring it to 0
D6: die of six
Mercs: hired fighters
Main: your first camp: empty, a Killer takes it
Supply: pays for trades, kits and hire
Secret: token, mostly face-down
Key: open the Exit with all of them
Barn: Supplies of a camp
Farm: gives a Supply when its CD is 0
Ally: camp that trades and hires out mercs
Stealer: camp that robs you
Killer: camp that robs, and destroys empty camps
Gang: moves by a die, and hurts what it meets
Exit: the last tile, needs the Keys
Party: robbers with what they took
Route: caravan between two camps
Garrison: camp with a player in it
Captive: held until freed or home injured
Injured: out until the CD is 0
Captured: you are taken to the nearest Stealer
Clairvoyance: look at secrets nearby
Foresight: look at the next tiles or secrets
Teleport: go to any tile
Caravan: sends secrets along a route
Ransom: pay to free a captive
Carry: what you can hold
Stack: tiles or secrets in order
Odds: chances of a cool-down
Discover: turn a secret over
Explore: lay the next tile
Bank: Supplies nobody has
Box: secrets outside the stacks`;

/** What moves by itself, what things cost, and what the board did last. */
export const reference = (s: Biome): Page[] => [
  { title: 'Last board turn', text: s.account.join('\n') || 'Nothing yet' },
  {
    title: 'Gang, mercs, parties',
    text: [
      'All move 2 a board turn; what is left is lost.', // [BI-240]
      'Lake: nobody crosses it.',
      'Mountain: costs 2, so as first tile only.', // [BI-221]
      'Cliff: costs nothing here.', // [BI-245]
      'Edge, unknown space: the Gang stops before it.', // [BI-222]
      'Garrisoned camp: the Gang stops before it, or passes.', // [BI-223]
      'Mercs sent for the Gang: it stops there and fights.', // [BI-224]
      'Route: mercs only, 1 from end to end, if open.', // [BI-241]
      `Gang die: 1 is north, then clockwise, of ${s.sides} sides.`,
    ].join('\n'),
  },
  {
    title: 'Prices in Supplies',
    text: 'Turn again 1\nCliff 1\nCaravan 1 a secret\nRansom 2\nTrade 2\nRescue 1 each, 3 at most\nFight the Gang 3\nHunt a party 1', // (10.5)
  },
  {
    title: 'Cool-downs begin at',
    text: 'Farm 10, farmland 6\nAlly, enemy found 6\nAlly after trade, mercs 10\nParty home with 1, 2: 10, 16\nParty destroyed 6\nKiller takes a camp 19\nInjury 10\nEnemies after the Exit 0', // (10.4)
  },
];
