// Beginning the Game: the lists of what goes where [BI-003 to BI-015], dealing by the device, and who begins [BI-016].
import { ALL, type Chapter, deckOf } from '../kit';
import { type Biome, boxedIn, onTilesAndInBox, stackedIn, type T, tilesIn } from './state';
import { nextTurn } from './turn-order';

const AT_ONCE = 4; // tiles or secrets that are dealt on one screen

const kinds = () => 'Supply,Key,Extra Action,Extra Carry,Farm Kit,Camp Kit,Caravan Kit,Clairvoyance,Foresight,Teleport,Captured'.split(',');

/** So many of each kind of secret, three rows below each heading [BI-006]. */
function heapRows(heading: string, countOf: (kind: string) => number): string[] {
  const screens: string[] = [];
  let row = 0;
  for (const kind of kinds()) {
    if (row++ % 3 === 0) screens.push(heading);
    if (countOf(kind)) screens[screens.length - 1] += `\n${countOf(kind)} ${kind}`;
  }
  return screens;
}

/** The checklist, a screen each. Basic tiles are grassland, farmland, forest and quarry. */
function checklist(stacks: number): string[] {
  const list = ['Lay a V of farmland, forest, grassland. Main camp at its point', 'Agree which side of the table is north'], // [BI-003]
    pile = 'Shuffle each stack, pile up, 1 on top:',
    special = ['Stealer, 5', 'Killer, Ally, 4', 'Gang, 5', 'Stealer, Ally, 4', 'Killer, 5'],
    secretsOnTiles = [21, 26, 32][stacks - 3];
  for (let stack = 1; stack <= stacks; stack++)
    list.push(`Tile stack ${stack}: Lake, Mountain, ${special[stack - 1]} basic${stack === stacks ? ', Exit = 9' : ' = 8'}`); // [BI-004]
  list.push(`${pile} ${tilesIn(stacks)} tiles`); // [BI-005]
  for (const row of heapRows(`${secretsOnTiles} on tiles:`, kind => onTilesAndInBox(kind, stacks)[0])) list.push(row);
  for (const row of heapRows(`${boxedIn(stacks)} in the box:`, kind => onTilesAndInBox(kind, stacks)[1])) list.push(row);
  for (let stack = 1; stack <= stacks; stack++)
    list.push(
      `Secret stack ${stack}: Key, Captured, Extra ${stack % 2 ? 'Action' : 'Carry'}${stacks > 3 && stack === stacks ? ', 2 more = 5' : ', 3 more = 6'}`,
    ); // [BI-007, BI-009]
  list.push(
    `The other ${secretsOnTiles - 3 * stacks}, face-down: 2 forest, 1 grassland, the rest is "more"`, // [BI-008]
    `${pile} ${stackedIn(stacks)} secrets`,
    'Main camp: 2 Supplies. Farm on the farmland, CD 6', // [BI-012, BI-013]
    'Put other tiles and secrets away. Spare Supplies are the bank', // [BI-015]
    'Everybody starts on the main camp: 3 actions, carry 4', // [BI-014]
  );
  return list;
}

const placeName = (place: number) => (place > 1 ? `stack ${place - 1}` : ['forest', 'grassland'][place]);
/** Room on forest, grassland and the stacks: for basic tiles, or for the secrets that no stack is sure to have. */
function roomOf(dealing: string, stacks: number): number[] {
  const room = dealing === 'Tile' ? [0, 0] : [2, 1];
  for (let stack = 1; stack <= stacks; stack++)
    if (dealing === 'Tile') room.push(stack === 2 || stack === 4 ? 4 : 5);
    else room.push(stacks > 3 && stack === stacks ? 2 : 3);
  return room;
}

/** The next four of a face-down heap: where each goes, with as much chance as there is room. What it is, nobody sees. */
function deal(s: Biome, t: T): void {
  s.dealt += s.dealNow.length;
  s.dealNow = [];
  let room = 0;
  for (const free of s.dealRoom) room += free;
  while (room > 0 && s.dealNow.length < AT_ONCE) {
    let card = t.card(room--, () =>
        deckOf(
          'a place for the next one',
          s.dealRoom.map((_, place) => placeName(place)),
          s.dealRoom,
        ),
      ),
      place = 0;
    while (card >= s.dealRoom[place]) card -= s.dealRoom[place++];
    s.dealRoom[place]--;
    s.dealNow.push(place);
  }
}

/** Everybody throws a die; only who is tied for the highest throws again [BI-016]. */
function throwForFirst(s: Biome, t: T): void {
  const throwing = s.tied.length ? s.tied : s.seats;
  let best = 0;
  s.tied = [];
  s.thrown = [];
  for (const seat of throwing) {
    const die = t.die(6);
    s.thrown.push(die);
    if (die > best) s.tied = [];
    if (die >= best) s.tied.push(seat);
    best = Math.max(best, die) | 0;
  }
}

export const setup = (s: Biome, t: T): Chapter<Biome> => {
  const startDeal = (dealing: 'Tile' | 'Secret') => () => {
    s.listRead = 1;
    s.dealing = dealing;
    s.dealRoom = roomOf(dealing, s.stacks);
    s.dealNow = [];
    s.dealt = 0;
    deal(s, t);
  };
  return {
    page: 'Start State',
    seat: ALL,
    steps: {
      /** About the length of the game [BI-001] and the keys [BI-002]. Nothing is first any more but to go on, once the lists were read. */
      list: () => {
        const options = [
          { label: 'Read the lists', do: () => (s.listItem = 0), then: 'item' },
          { label: 'Deal basic tiles', do: startDeal('Tile'), then: 'deal' },
          { label: 'Deal secrets', do: startDeal('Secret'), then: 'deal' },
          { label: 'All is set up', then: 'first' },
        ];
        return {
          say: `${s.stacks} stacks, ~${30 * (s.stacks - 1)} min,\n${s.stacks} keys win. Set up?`,
          options: s.listRead ? options.reverse() : options,
        };
      },
      item: () => {
        const list = checklist(s.stacks),
          item = s.listItem % list.length; // the table may have taken a stack away
        return {
          say: `${item + 1}/${list.length} ${list[item]}`,
          do() {
            s.listItem = (item + 1) % list.length;
            s.listRead = 1;
          },
          then: () => (s.listItem ? 'item' : 'list'),
        };
      },
      deal: () => ({
        say: s.dealNow.map((place, i) => `${s.dealing} ${s.dealt + i + 1}: ${placeName(place)}`).join('\n') || 'All are dealt',
        do: () => deal(s, t),
        then: () => (s.dealNow.length ? 'deal' : 'list'),
      }),

      first: () => ({
        say: s.tied.length ? `A tie. Roll again:${s.tied.map(seat => ` ${s.names[seat]}`).join('')}` : 'Who is first? Everyone rolls a die',
        page: 'Game Round',
        dice: s.thrown,
        do: () => throwForFirst(s, t),
        then: () => (s.tied.length > 1 ? 'first' : 'begins'),
      }),
      begins: () => ({
        say: `First: ${s.names[s.tied[0]] || s.names[s.seats[0]]}`,
        page: 'Game Round',
        dice: s.thrown,
        then() {
          s.firstPlayer = s.tied.length ? s.tied[0] : s.seats[0];
          Object.assign(s, { tied: [], thrown: [], dealRoom: [], dealNow: [] }); // up to 30 variables of the device
          return nextTurn(s, s.firstPlayer, words => t.tell(words));
        },
      }),
    },
  };
};
