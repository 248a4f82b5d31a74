// Caravan Routes: friendly camps joined end to end [BI-340], and what is sent along them [BI-341].
import type { Chapter, Option } from '../kit';
import { addRoute } from './pieces';
import { put, reasonOfShutAlly, secretOptions } from './secrets';
import { type Biome, campOptions, campsOf, here, isFriendly, lying, type Reason, secrets, spend, tokens } from './state';
import { pay, reasonAgainstPrice } from './supplies';
import { back } from './turn-order';

/** The far end of a route from this camp, or -1. */
function farEnd(s: Biome, route: number, camp: number): number {
  if (s.routeFrom[route] === camp) return s.routeTo[route];
  return s.routeTo[route] === camp ? s.routeFrom[route] : -1;
}
/** The camps that routes lead to from here. */
export function roads(s: Biome, camp: number): number[] {
  const list: number[] = [];
  for (let route = 0; route < s.blocked.length; route++) {
    const end = farEnd(s, route, camp);
    if (end >= 0 && list.indexOf(end) < 0) list.push(end);
  }
  return list;
}
/** Whether one of the routes between two camps is not blocked: the Gang stands neither on it nor on one of its ends [BI-503, BI-505]. */
export function isOpen(s: Biome, camp: number, to: number): boolean {
  for (let route = 0; route < s.blocked.length; route++)
    if (farEnd(s, route, camp) === to && !s.blocked[route] && s.gangOn !== camp + 2 && s.gangOn !== to + 2) return true;
  return false;
}
const openEnds = (s: Biome) => roads(s, here(s)).filter(to => isOpen(s, here(s), to));

/** Where it goes: the only open end, or the one that was chosen. */
const farCamp = (s: Biome) => (openEnds(s).length === 1 ? openEnds(s)[0] : s.chosenCamp);

/** From the end underfoot only, what lies there, as often as one can pay [BI-341]. */
export function caravanOption(s: Biome, reasonOf: (actions: number) => Reason): Option | false {
  const camp = here(s);
  if (camp < 0 || !roads(s, camp).length) return false;
  const ends = openEnds(s);
  return {
    label: 'Send by caravan, 1',
    then: ends.length > 1 ? 'caravans.where' : 'caravans.what',
    not:
      (!ends.length && 'The Gang blocks it') ||
      reasonOfShutAlly(s, camp) ||
      (ends.length === 1 && reasonOfShutAlly(s, ends[0])) ||
      (tokens(s, camp) === s.hidden[camp] && 'Place it here first') ||
      reasonAgainstPrice(s, 1) ||
      reasonOf(s.tollActs),
  };
}

export const caravans = (s: Biome): Chapter<Biome> => ({
  page: 'Caravan Kit',
  steps: {
    where: () => ({
      say: 'Send a secret from here to:',
      options: [...campOptions(s, openEnds(s), camp => reasonOfShutAlly(s, camp)), back()],
      do: camp => (s.chosenCamp = camp),
      then: 'what',
    }),

    what: () => ({
      say: 'Send what for 1 Supply? It arrives face-up',
      options: [
        ...secretOptions(
          'Teleport',
          secret => lying(s, secret, here(s)),
          secret => reasonAgainstPrice(s, secret === 'Supply' ? 2 : 1), // a Supply cannot pay for its own way
        ),
        back(),
      ],
      then(at) {
        const secret = secrets()[at];
        put(s, secret, here(s), -1);
        put(s, secret, farCamp(s), 1);
        spend(s, s.tollActs); // [BI-702]
        return pay(s, 1, 'turn.act');
      },
    }),

    /** From the camp underfoot to another friendly one [BI-340, BI-A12]. The kit is kept where there is no way. */
    route: () => ({
      say: 'Route to which camp? At most 5 tiles with both ends, no lake, no camp between',
      options: [
        ...campOptions(
          s,
          campsOf(s, (kind, camp) => isFriendly(kind) && camp !== here(s)),
        ),
        {
          label: 'No way: keep kit',
          do() {
            put(s, 'Caravan Kit', here(s), 1);
            spend(s, -1);
          },
          then: 'turn.act',
        },
      ],
      do: camp => addRoute(s, Math.max(0, here(s)) | 0, camp, 0),
      then: () => (s.gangOn === 1 ? 'across' : 'turn.act'),
    }),
    across: () => ({
      say: "Does it cross the Gang's tile?",
      page: 'Roaming Gang',
      options: [
        { label: 'No', value: 0 },
        { label: 'Yes', value: 1 },
      ],
      do: isBlocked => s.blocked.length && (s.blocked[s.blocked.length - 1] = isBlocked),
      then: 'turn.act',
    }),
  },
});
