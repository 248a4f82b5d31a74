// Raids: what a Stealer or a Killer does whose cool-down is over [BI-250 to BI-257], and when the Exit is found [BI-470].
import { ALL, type Chapter, type Option, range } from '../kit';
import { note } from './account';
import { enemyCoolDown } from './cool-downs';
import { recall } from './mercenaries';
import { endParty } from './parties';
import { addFarm, addParty, raze } from './pieces';
import { draw, put, secretOptions } from './secrets';
import {
  type Biome,
  campName,
  campsOf,
  isCampOnExit,
  isFriendly,
  isMainExposed,
  isOnExit,
  isPlayerCamp,
  secrets,
  type T,
  tokens,
  unseen,
} from './state';

const EXIT = 0, // among the targets: camps come after it
  MOST_THERE = 30; // secrets on a camp, as the table counts them for Light

/** Where the rulebook tells about the raids of this camp. */
const pageOf = (s: Biome) => (s.kind[s.raider] === 'Killer' ? 'Killer Camp' : 'Stealer Camp');

/**
 * Whom a camp may raid: 0 the Exit with keys on it, 1 + camp. A Stealer goes for player and ally camps with secrets [BI-251], a Killer for player camps,
 * with or without [BI-252]. Light does not know where secrets lie.
 */
function targets(s: Biome): number[] {
  const isKiller = s.kind[s.raider] === 'Killer',
    hasLoot = (camp: number) => s.light || tokens(s, camp) || (isOnExit(s, camp) && s.exitKeys),
    list = campsOf(s, (kind, camp) => (isKiller ? isPlayerCamp(kind) : isFriendly(kind) && hasLoot(camp))).map(camp => camp + 1);
  if (s.exitKeys && !isCampOnExit(s)) list.push(EXIT);
  return list;
}
const targetName = (s: Biome, target: number) => (target === EXIT ? 'the Exit' : campName(s, target - 1));

/** The party hits its target at once [BI-250]. In Light the table counts first what lies there. */
function strike(s: Biome, t: T, target: number): string {
  s.raidOn = target;
  return s.light && target !== EXIT ? 'raids.count' : rob(s, t);
}

/** Two random secrets, or the only one [BI-254]; of the Exit its keys, and what lies on a camp that stands there [BI-452]. An empty camp falls to a Killer. */
function rob(s: Biome, t: T): string {
  const camp = s.raidOn - 1,
    keys = () => (s.raidOn === EXIT || isOnExit(s, camp) ? s.exitKeys : 0),
    there = tokens(s, camp) + keys();
  if (!there) return fall(s, camp);
  const first = draw(s, t, camp, keys());
  addParty(s, s.raider, s.raidOn, first, there > 1 ? draw(s, t, camp, keys()) : '-');
  return 'raids.robbed';
}

/** No party; the Killer cools down at once [BI-256]. Without the main camp the game is lost [BI-602]. */
function fall(s: Biome, camp: number): string {
  if (s.kind[s.raider] !== 'Killer' || camp < 0) return waits(s);
  s.cd[s.raider] = enemyCoolDown(s, 19);
  note(s, `${campName(s, s.raider)} destroys ${campName(s, camp)}, CD ${s.cd[s.raider]}`);
  raze(s, camp);
  return '';
}
/** It tries again in the next board turn, without a roll [BI-255, BI-A07]. */
function waits(s: Biome): string {
  note(s, `${campName(s, s.raider)} finds no secrets, waits`);
  return '';
}

/** A camp attacks: the step that the table is asked in, or ''. */
export function attack(s: Biome, t: T, raider: number): string {
  s.raider = raider;
  const list = targets(s);
  if (!list.length) return waits(s);
  return list.length > 1 ? 'raids.nearest' : strike(s, t, list[0]);
}

/** Light: which tokens are taken, of so many: the device draws their places. */
function drawPlaces(s: Biome, t: T, count: number): void {
  const deck = (left: number) => () => ({ name: 'a secret there', faces: range(1, left).map(place => `No. ${place}`) }),
    first = t.card(count, deck(count)) + 1;
  let taken = `No. ${first}`;
  if (count > 1) taken += `, then No. ${t.card(count - 1, deck(count - 1)) + 1} of the rest`;
  if (count > 1 || s.kind[s.raider] === 'Stealer') t.tell(`Take ${count > 1 ? taken : 'the only one'}`);
  addParty(s, s.raider, s.raidOn, 'Face-down', count > 1 ? 'Face-down' : '-');
}

/** `goOn`: what the board does next. */
export const raids = (s: Biome, t: T, goOn: () => string): Chapter<Biome> => ({
  page: pageOf(s),
  seat: ALL,
  steps: {
    /** Only the table sees distances [BI-253]. */
    nearest: () => {
      const list = targets(s);
      if (!list.length) return { say: 'Nothing can be raided now', then: goOn };
      return {
        say: `${campName(s, s.raider)} attacks!\nNearest ${s.light && s.kind[s.raider] === 'Stealer' ? 'with secrets' : 'target'}?`,
        options: [
          ...list.map((target): Option => ({ label: target === EXIT ? 'Exit' : campName(s, target - 1), value: target })),
          list.length > 1 && { label: 'Equally near', then: 'tied' },
          s.light > 0 && s.kind[s.raider] === 'Stealer' && { label: 'No secrets anywhere', then: () => waits(s) || goOn() },
        ],
        then: target => strike(s, t, target) || goOn(),
      };
    },
    /** One of them at random, for a Killer whatever lies there [BI-211, BI-253]. */
    tied: () => {
      const list = targets(s),
        names = list.map(target => (target === EXIT ? 'Exit' : campName(s, target - 1)));
      return {
        say: 'Mark all that are equally near',
        marks: names.map(label => ({ label })),
        then(_, marked) {
          if (marked.length < 2) return 'nearest';
          const drawn = marked[t.card(marked.length, () => ({ name: 'one of them', faces: marked.map(place => names[place]) }))];
          t.tell(`Drawn: ${names[drawn]}`);
          return strike(s, t, list[drawn]) || goOn();
        },
      };
    },

    /** Light only. */
    count: () => ({
      say: `${campName(s, s.raider)} raids ${targetName(s, s.raidOn)}. How many secrets lie there?`,
      dial: { min: 0, max: MOST_THERE, start: 2 },
      then(count) {
        if (!count) return fall(s, s.raidOn - 1) || goOn();
        drawPlaces(s, t, count);
        return 'robbed';
      },
    }),

    /** The party stands next to the camp, on the shortest way home; if that tile is home, it is there at once [BI-257, BI-A08]. */
    robbed: () => {
      const party = s.party.length - 1;
      if (party < 0) return { say: 'The party is gone', then: goOn };
      const rows: string[] = [`${campName(s, s.party[party])} robs ${targetName(s, s.origin[party])}`];
      for (const loot of [s.loot[party], s.lootToo[party]]) if (loot !== '-' && !(s.light && loot === 'Face-down')) rows.push(loot); // Light has told their places
      return {
        say: rows.join('\n'),
        cue: 'bad',
        options: [
          { label: 'Put party beside it' },
          {
            label: 'Next tile is home',
            do() {
              endParty(s, party, 'home');
              recall(s);
            },
            then: goOn,
          },
        ],
        then: goOn,
      };
    },

    /** A party moves 2 towards home: no lakes, a mountain costs 2, no routes [BI-146, BI-240, BI-241]. A camp under the Gang is the Gang's tile [BI-510]. */
    moves: () => {
      const party = s.boardNext - 1,
        camp = s.party[party];
      if (camp === undefined) return { say: 'The board goes on', then: goOn };
      const isTaken = s.gangOn === camp + 2,
        ends = (end: 'home' | 'destroyed') => () => {
          endParty(s, party, end);
          recall(s);
        };
      return {
        say: `Party of ${campName(s, camp)} moves 2. Home?`,
        page: s.kind[camp] === 'Killer' ? 'Killer Camp' : 'Stealer Camp',
        options: [
          { label: 'No', then: goOn },
          { label: 'Yes', do: ends('home'), then: goOn, not: isTaken && 'The Gang is there' },
          s.gang !== 'Hidden' && { label: "On the Gang's tile", rare: true, do: ends('destroyed'), then: goOn },
        ],
      };
    },

    /** BI-335, BI-A27 */
    farm: () => {
      const build = (base: number, halted: number) => () => {
        addFarm(s, base, s.builder, halted);
        note(s, `Farm ${s.farms}: CD ${s.farmCd[s.farms - 1]}`);
        s.asks.splice(0, 1);
      };
      return {
        say: `Farm beside ${campName(s, s.builder)}: on farmland first, farthest from your camps`,
        page: 'Stealer Camp',
        options: [
          { label: 'Farmland: CD 6', do: build(6, 0) },
          { label: 'Other land: CD 10', do: build(10, 0) },
          s.gangOn === 1 && { label: 'Farmland with Gang', do: build(6, 1) }, // [BI-504]
          s.gangOn === 1 && { label: 'Other with Gang', do: build(10, 1) },
          {
            label: 'No tile is free',
            do() {
              put(s, 'Farm Kit', s.builder, 1);
              s.asks.splice(0, 1);
            },
          },
        ],
        then: goOn,
      };
    },

    /** A face-down secret is destroyed [BI-213]. */
    flip: () => ({
      say: 'Turn it over: was it a Key? A face-down secret is destroyed',
      page: 'Ending the Game',
      options: [{ label: 'No', value: 0 }, unseen(s, 'Key') > 0 && { label: 'Yes', value: 1, rare: true }],
      do(isKey) {
        s.keysDestroyed += isKey;
        s.asks.splice(0, 1);
      },
      then: goOn,
    }),
    /** Mercs have brought it to the main camp [BI-352]. */
    rescued: () => ({
      say: 'Rescued: what is it? Face-up on the main camp',
      page: 'Mercenaries',
      options: [...secretOptions('Teleport', secret => unseen(s, secret) > 0), { label: 'Captured: put away', value: -1 }],
      do(at) {
        if (at >= 0) put(s, secrets()[at], 0, 1);
        s.asks.splice(0, 1);
      },
      then: goOn,
    }),

    /** BI-460 */
    empty: () => ({
      say: isMainExposed(s) ? 'Main camp is EMPTY\nA Killer raid there\nloses the game' : 'The board goes on',
      page: 'Killer Camp',
      cue: 'bad',
      then: goOn,
    }),

    /** In the middle of the turn, unless the table lets them wait for the board [BI-470, BI-704, BI-A20]. */
    exit: () => ({
      say: `EXIT FOUND!\nEnemy camps: CD 0\nThey attack ${s.berserkWaits ? 'in the board turn' : 'NOW'}`,
      result: 'EXIT FOUND!',
      page: 'Exit Tile',
      cue: 'bad',
      do() {
        if (s.berserkWaits) return;
        s.boardStep = 'Berserk';
        s.boardNext = 0;
      },
      then: () => (s.berserkWaits ? '<' : goOn()),
    }),
  },
});
