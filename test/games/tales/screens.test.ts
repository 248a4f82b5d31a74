// The screens of Tales that are seen most: ten of Light and ten of Full.
import { goldenScreens } from '../golden';

const KIDS = ['BRAVE', 'DENSE', 'CLEVER', 'DULL', 'TOUGH', 'SKITTISH', 'All right'].map(answer => `pick ${answer}`);

const LIGHT = [
  'new tales {"Kids":3,"Names":["Ann","Ben","Cem"]}',
  ...KIDS,
  'p down ok', // Ben is First Player
  '= morning',
  'p ok',
  '= event',
  'dice 2 1 4 5 3',
  'p ok',
  '= traits',
  'p down ok',
  '= dice',
  'p ok',
  'wait 3000', // the dice come to rest
  '= fail',
  'dice 6 1 3 3 2',
  'p down*2 ok',
  'wait 3000',
  '= success after a push',
  'p ok',
  '= machines',
  'p ok',
  '= who',
  'correct injured Cem 2',
  'p up ok',
  '= evening',
  'p ok ok',
  '= new Rumors',
];

const FULL = [
  'new tales {"Mode":"Full","Kids":3,"Machines":2,"Prompts":"Short","Names":["Ann","Ben","Cem"]}',
  ...KIDS,
  'p ok', // two Machines, as before play
  ...['None', 'Yes', 'PREDICTABLE', 'No'].map(answer => `pick ${answer}`),
  'mark C Irma cafe',
  'pick Ben',
  ...['ok', 'pick It says "may"', 'pick Skip', 'pick No', 'ok', 'mark AMB110 B', 'ok'],
  '= who',
  'p ok',
  '= kid',
  'p ok',
  '= walk',
  'p ok',
  '= near',
  'p ok ok ok down ok',
  '= pool',
  'dice 1 2 3 4 5 5',
  'p ok',
  'wait 3000', // the dice come to rest
  '= fail',
  'dice 6 1 1 1 1 1',
  'pick Push: SCARED',
  'wait 3000',
  '= success after a push',
  'pick Insight 0 > 1',
  '= card',
  'pick Done, Rumor off',
  'pick Hack',
  'pick AMB110 A',
  'dial 2',
  'pick Ann alone, 2',
  '= firewall',
  'jump night.start',
  'correct favor Ann 1',
  'p ok',
  '= chores',
];

describe('tales: the screens that are seen most', () => {
  goldenScreens('tales', 'Light', LIGHT);
  goldenScreens('tales', 'Full', FULL);
});
