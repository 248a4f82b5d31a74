// Light: the device is the board. It does not ask where anybody stands, what they carry or what they pay; the table says what changes the board.
import { type Chapter, eachSeat, effectOptions, type Option } from '../kit';
import { afterAccount } from './account';
import { closeAlly, reasonOfBusyAlly, TRADE } from './ally-camps';
import { drawStealer, free, hold, stealers } from './captured';
import { flip, reasonAgainstTile, specialTiles, tileLabel } from './exploration';
import { injure } from './injury';
import { recall } from './mercenaries';
import { addCamp, addFarm } from './pieces';
import { allOut, reasonOfNone } from './secrets';
import {
  type Biome,
  campName,
  campOptions,
  campsOf,
  EXIT_LAND,
  isAble,
  isPlayerCamp,
  OPEN_LAND,
  type Reason,
  spareKeys,
  standing,
  type T,
} from './state';
import { pass, skipWords } from './turn-order';

const backToTurn = (): Option => ({ label: 'Back', back: true, then: 'turn' });

const allies = (s: Biome) => campsOf(s, kind => kind === 'Ally');
/** Those that trade and hire out now [BI-349]. */
const readyAllies = (s: Biome) => allies(s).filter(camp => !reasonOfBusyAlly(s, camp));
function reasonOfNoAlly(s: Biome): Reason {
  const list = allies(s);
  if (!list.length) return 'No ally is known';
  return !readyAllies(s).length && (list.length > 1 ? 'No ally is ready' : reasonOfBusyAlly(s, list[0]));
}

export const light = (s: Biome, t: T): Chapter<Biome> => {
  /** What a tile starts comes first, then the turn goes on. */
  const explored = (tile: string) => () => {
    const first = flip(s, t, tile);
    return first ? `${first}>turn` : 'turn';
  };
  const addFarmFor = (camp: number) => {
    addFarm(s, s.kitBase, camp, 0);
    t.tell(`Farm ${s.farms}: CD ${s.farmCd[s.farms - 1]}`);
    return 'turn';
  };
  /** The only ally, or the one that this step asks for. */
  const withAlly = (step: string, deal: (camp: number) => string) => {
    const ready = readyAllies(s);
    return ready.length > 1 ? step : deal(ready[0]);
  };
  const hire = (camp: number) => {
    s.chosenAlly = camp;
    return 'allies.hire';
  };
  const trade = (camp: number) => {
    closeAlly(s, t, camp);
    s.boxLeft = Math.max(0, s.boxLeft - 1) | 0;
    return 'turn';
  };
  /** The turn of whoever is out now ends at once [BI-123]. */
  const goOn = () => (isAble(s, s.seat) ? 'turn' : pass(s, t));
  const captured = (seat: number, camp: number) => {
    s.captureRounds[seat] = 2; // [BI-420]
    hold(s, seat, camp);
    t.tell(`${s.names[seat]} is captive${camp < 0 ? '' : ` at ${campName(s, camp)}`}, 2 rounds`);
    return goOn();
  };

  return {
    page: 'Player Actions',
    steps: {
      /** OK ends the turn. What is said most stands at both ends of the list: the way back from its top is one UP. */
      turn: () => {
        if (!isAble(s, s.seat)) return { say: skipWords(s, s.seat), cue: 'bad', then: () => pass(s, t) };
        return {
          say: `${s.actionsLeft[s.seat]} actions, carry ${s.carryCap}`,
          cue: s.did ? undefined : 'turn',
          options: [
            { label: 'End turn', usual: true, then: () => pass(s, t) },
            { label: 'New tile', then: explored('Plain'), not: !s.tilesLeft && 'No tiles left' },
            { label: 'New forest', then: explored('Forest'), not: !s.tilesLeft && 'No tiles left' },
            { label: 'Hire mercs', then: () => withAlly('hire', hire), not: reasonOfNoAlly(s) },
            { label: `Trade, ${TRADE}`, then: () => withAlly('trade', trade), not: reasonOfNoAlly(s) },
            { label: 'Farm built', then: 'farm', not: s.farms >= s.maxFarms && 'No piece left' },
            { label: 'Camp built', then: 'camp', not: campsOf(s, isPlayerCamp).length >= s.maxCamps && 'No piece left' },
            s.seats.some(seat => s.capture[seat] > 1) && { label: 'Captive freed', then: 'freed' },
            { label: 'Bonus placed, gone', then: 'bonus' },
            { label: 'Odds', then: 'coolDowns.odds>turn' },
            { label: 'Roll a D6', do: () => t.tell(`D6: ${t.die(6)}`), then: 'turn' },
            { label: 'Supply used, +turn', do: () => supply(s, t), then: 'turn' },
            { label: 'Key', then: 'key' },
            { label: 'Hurt or captured', rare: true, then: 'out' },
            { label: 'Special tile', then: 'special', not: !s.tilesLeft && 'No tiles left' },
          ],
        };
      },

      special: () => ({
        say: 'Which special tile?',
        page: 'Exploration',
        options: [
          ...specialTiles(s).map((tile): Option => ({ label: tileLabel(tile), not: reasonAgainstTile(s, tile), then: explored(tile) })),
          { label: 'Lake', then: explored('Lake') },
          backToTurn(),
        ],
      }),

      farm: () => ({
        say: 'Farm on which tile?',
        page: 'Farm Kit',
        options: [{ label: 'Farmland: CD 6', value: 6 }, { label: 'Other land: CD 10', value: 10 }, backToTurn()],
        do: base => (s.kitBase = base),
        then: () => (standing(s).length > 1 ? 'feeds' : addFarmFor(standing(s)[0] | 0)),
      }),
      /** An enemy builds one, too, with a Farm Kit that its party brought home [BI-330, BI-335]. */
      feeds: () => ({
        say: 'Which adjacent camp does it feed?',
        page: 'Farm Kit',
        options: [...campOptions(s, standing(s)), backToTurn()],
        then: addFarmFor,
      }),

      /** Its neighbours are explored as new tiles [BI-336]. */
      camp: () => ({
        say: 'A camp is built. Explore all its free neighbours as new tiles',
        page: 'Camp Kit',
        options: [
          { label: 'Camp stands', do: () => t.tell(campName(s, addCamp(s, 'Player', OPEN_LAND, 0))), then: 'turn' },
          s.exitRevealed > 0 && { label: 'On the Exit', do: () => t.tell(campName(s, addCamp(s, 'Player', EXIT_LAND, 0))), then: 'turn' },
          backToTurn(),
        ],
      }),

      trade: () => ({
        say: 'Trade with which ally?',
        page: 'Trading',
        options: [...campOptions(s, readyAllies(s)), backToTurn()],
        then: trade,
      }),
      hire: () => ({
        say: 'Mercs of which ally?',
        page: 'Mercenaries',
        options: [...campOptions(s, readyAllies(s)), backToTurn()],
        then: hire,
      }),

      key: () => {
        const noKey = reasonOfNone(s, 'Key'); // [BI-050]
        return {
          say: `Keys: ${s.exitKeys} used of ${s.stacks}, ${s.keysDestroyed} destroyed`,
          page: 'Exit Tile',
          options: [
            ...effectOptions(s, t, s.seat, [
              { label: 'Used on the Exit', track: 'exitKeys', by: 1, not: s.exitRevealed ? noKey : 'The Exit is hidden' },
              { label: 'Found', track: 'keysFound', by: 1, not: s.keysFound >= s.stacks + spareKeys(s) + s.keysDestroyed && allOut() }, // [BI-018]
              { label: 'Destroyed', track: 'keysDestroyed', by: 1, not: noKey, rare: true },
            ]).map(option => Object.assign(option, { then: 'turn' })),
            {
              label: 'All are out: won?',
              rare: true,
              not: reasonAgainstEscape(s),
              do: () => (s.escaped = 1),
              then: 'turn',
            },
            backToTurn(),
          ],
        };
      },

      /** Whoever is out now: injured [BI-410], or taken by the nearest Stealer [BI-420]. */
      out: () => {
        const able = [s.seat].concat(s.seats.filter(seat => seat !== s.seat)).filter(seat => isAble(s, seat)), // mostly it is the player on turn
          options: Option[] = [];
        for (const seat of able)
          options.push(
            {
              label: `${s.names[seat]} captured`,
              then() {
                const camps = stealers(s);
                s.owner = seat;
                return camps.length > 1 ? 'nearest' : captured(seat, camps.length ? camps[0] : -1);
              },
            },
            {
              label: `${s.names[seat]} hurt`,
              do() {
                injure(s, seat);
                t.tell(`${s.names[seat]}: main camp, CD ${s.injuryCD[seat]}`);
              },
              then: goOn,
            },
          );
        return { say: 'Who is out?', page: 'Injury', options: [...options, backToTurn()] };
      },
      nearest: () => ({
        say: `${s.names[s.owner]}: nearest Stealer?`,
        page: 'Captured',
        options: [
          ...campOptions(s, stealers(s)),
          { label: 'Equally near', then: () => captured(s.owner, drawStealer(s, t)) },
          backToTurn(),
        ],
        then: camp => captured(s.owner, camp),
      }),
      /** By ransom; mercs say so by themselves [BI-361]. */
      freed: () => ({
        say: 'Who is free, for 2 Supplies?',
        page: 'Captured',
        options: [
          ...eachSeat(
            s,
            s.seats.filter(seat => s.capture[seat] > 1),
          ),
          backToTurn(),
        ],
        then(seat) {
          free(s, seat);
          t.tell(`${s.names[seat]} is free`);
          recall(s);
          return afterAccount(s, 'turn');
        },
      }),

      /** The device does not see what lies on player camps [BI-401, BI-402]. */
      bonus: () => ({
        say: 'On or off a player camp:',
        page: 'Extra Action',
        options: [
          ...effectOptions(s, t, s.seat, [
            { label: 'Extra Action on', track: 'actionsPerTurn', by: 1 },
            { label: 'Extra Action off', track: 'actionsPerTurn', by: -1 },
            { label: 'Extra Carry on', track: 'carryCap', by: 1 },
            { label: 'Extra Carry off', track: 'carryCap', by: -1 },
          ]).map(option => Object.assign(option, { then: 'turn' })),
          backToTurn(),
        ],
      }),
    },
  };
};

/** The turn's worth of actions again, less the one that it costs [BI-320]. */
function supply(s: Biome, t: T): void {
  t.change('actionsLeft', s.allotment[s.seat] - 1, s.seat);
}

/** Why nobody can have escaped yet, or nothing [BI-610]. */
function reasonAgainstEscape(s: Biome): Reason {
  if (!s.exitRevealed) return 'The Exit is hidden';
  if (s.exitKeys < s.stacks) return `Needs ${s.stacks} keys`;
  return !s.seats.every(seat => isAble(s, seat)) && 'Somebody is out';
}
