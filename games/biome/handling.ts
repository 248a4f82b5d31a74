// Discovery, Pickup and Placement of Secrets: 1 action each, free at a friendly camp, 2 for a look on a mountain [BI-305 to BI-309].
import type { Chapter, Option, Question } from '../kit';
import { fallIntoTrap } from './captured';
import { carry, put, reasonAgainstWeight, reasonOfNone, reasonOfShutAlly, secretOptions, weighThen, weight } from './secrets';
import { type Biome, here, isEnemy, kindOf, landUnder, lying, MOUNTAIN, type Reason, type Secret, secrets, spend, tokens } from './state';
import { lock, remember } from './takebacks';
import { back } from './turn-order';

/** Done at once, by these values of the turn's options. */
export const PICK_UP_SEEN = 0,
  PLACE_UNSEEN = 1;

/** On a camp it is laid face-up, for nothing, and everybody sees it [BI-307, BI-131]. */
export function place(s: Biome, secret: Secret): void {
  put(s, secret, here(s), 1);
  lock(s);
  carry(s, secret, -1);
  s.did = 'Place';
}

/** Off the camps only its owner knows what was taken or laid down. */
export function handleUnseen(s: Biome, what: string, did: string): string {
  remember(s, what, 1, '-');
  spend(s, 1);
  s.did = did;
  return weighThen(s, 'turn.act');
}

/** 2 for a look on a mountain, which costs nothing more otherwise [BI-305, BI-309]. */
const lookCost = (s: Biome) => (landUnder(s, s.seat) === MOUNTAIN ? 2 : 1);

/** What can be done with the secrets here. `reasonOf`: why so many actions cannot be spent. */
export function handlingOptions(s: Biome, reasonOf: (actions: number) => Reason): Option[] {
  const camp = here(s),
    isFar = camp < 0,
    isLoot = isEnemy(kindOf(s, camp)),
    shut = reasonOfShutAlly(s, camp),
    full = reasonAgainstWeight(s, 1),
    none = !isFar && !s.hidden[camp] && 'None face-down here', // off the camps the table sees whether something lies there
    bare = s.weighed > 0 && !s.carried[s.seat] && 'You carry nothing',
    unseen = { label: 'Pick up unseen', then: 'handling.takeUnseen', not: (isLoot && 'Only mercs take loot') || shut || none || full },
    discover = { label: lookCost(s) > 1 ? 'Discover, 2' : 'Discover', then: 'handling.discover', not: none || reasonOf(lookCost(s)) };
  if (isFar)
    return [
      discover,
      { label: 'Pick up seen', value: PICK_UP_SEEN, not: full || reasonOf(1) },
      { label: 'Place', value: PLACE_UNSEEN, not: bare || reasonOf(1) },
      { label: unseen.label, then: unseen.then, not: unseen.not || reasonOf(1) },
    ];
  return [
    discover,
    {
      label: 'Pick up',
      then: 'handling.take',
      not: (isLoot && 'Only mercs take loot') || shut || (!tokens(s, camp) && 'Nothing lies here') || full,
    },
    { label: 'Place', then: 'handling.place', not: (isLoot && 'Not on enemy camps') || shut || bare },
    unseen,
  ];
}

/** Nobody else sees it: the only thing that the device asks is whether it was Captured [BI-440], which strikes at once [BI-420, BI-A24]. */
function look(s: Biome, isTaken: boolean, cost: number): Question {
  return {
    say: 'Look in secret. Captured?',
    page: 'Discovery',
    options: [{ label: 'No', value: 0, usual: true }, { label: 'Yes', value: 1, rare: true }, back()],
    then(isCaptured) {
      spend(s, cost);
      lock(s); // [BI-131]
      s.did = 'Discover';
      if (isCaptured || isTaken) put(s, 'Face-down', here(s), -1);
      if (isCaptured) return fallIntoTrap(s);
      return isTaken ? weighThen(s, 'turn.act') : 'turn.act';
    },
  };
}

export const handling = (s: Biome): Chapter<Biome> => ({
  page: 'Pickup',
  steps: {
    discover: () => look(s, false, lookCost(s)),
    takeUnseen: () => look(s, true, here(s) < 0 ? 1 : 0),

    /** For its owner's eyes alone [BI-441]. */
    weigh: () => {
      const now = s.carried[s.owner];
      return {
        say: 'For your eyes only: weight you carry now?',
        seat: s.owner,
        dial: { min: 0, max: Math.min(9, Math.max(now, s.carryCap)) | 0, start: now },
        do: weighs => (s.carried[s.owner] = weighs),
        then: '<',
      };
    },

    take: () => {
      const camp = here(s);
      return {
        say: 'Pick up from the camp, free',
        options: [
          ...secretOptions(
            'Face-down',
            secret => lying(s, secret, camp),
            secret => reasonAgainstWeight(s, weight(secret)),
          ),
          back(),
        ],
        then(at) {
          const secret = secrets()[at];
          remember(s, 'pick-up', 0, secret);
          put(s, secret, camp, -1);
          s.did = 'Pick up';
          if (secret === 'Face-down') return weighThen(s, 'turn.act');
          carry(s, secret, 1);
          return 'turn.act';
        },
      };
    },

    place: () => ({
      say: `Place face-up, free${lying(s, 'Supply', here(s)) > 3 ? '. Barn full: a Supply is discarded' : ''}`,
      options: [
        ...secretOptions(
          'Teleport',
          () => 1,
          secret => reasonOfNone(s, secret),
        ),
        back(),
      ],
      do: at => place(s, secrets()[at]),
      then: 'turn.act',
    }),
  },
});
