// Pages to look things up in, beside the glossary.
import type { Page } from '../kit';
import { isLarge, type Tales } from './state';

export function reference(s: Tales): Page[] {
  const side = isLarge(s) ? '4-5' : '2-3';
  return [
    {
      title: 'Set-up',
      text: `Dials to 0, calendar to Monday, week 1
Each Kid: board, standee, 6 Time, Favor smiling, Trait Tile ${side}
Iconic Items to the Kids, shuffle the Items
Machines and Event tiles into Sectors
Machine Sheets ${side}, Response Cards
Diary cards, A side up
Shuffle the Scenario's Rumors, put other sets away
Shuffle School Cards
All 42 Firewalls face-down; removed ones go back
Rumor Track: put duplicates aside, a token on each place
Each draws 2 Chores, keeps 1, returns 1
Shuffle Chores and Anomalies
All Kids to M
Other tokens
First Player: who last saw an 80s film`,
    },
    {
      title: 'Round',
      text: `Diary, Time back, slide Rumors
All to M; weekend: +3 Time, HOME
School Card: Rumors, event
Firmware, returns, movement, modes
Adventure Phase
Items to 4, Favor, injuries
Chores, Diary, First Player`,
    },
    {
      title: 'Time',
      text: `WALK 1, from OPEN into RESTRICTED 2
BUS 1, CAR 1: Favor turns neutral
RIDE 1, paid by the HACKER
SCOUT, INVESTIGATE, TRADE, REST 1
HOME FOR DINNER: OPEN 1, RESTRICTED 2, HOME 0, with a Machine 1 less`,
    },
  ];
}
