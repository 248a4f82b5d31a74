// Using Secrets: from the hand, or from the friendly camp underfoot; everybody sees it [BI-308].
import type { Chapter, Option } from '../kit';
import { place } from './handling';
import { allOut, bank, carry, isStored, put, reasonOfNone, weighThen } from './secrets';
import {
  type Biome,
  campsOf,
  EXIT_LAND,
  here,
  isFriendly,
  isPlayerCamp,
  kindOf,
  landUnder,
  type Reason,
  type Secret,
  secrets,
  spend,
  type T,
  unseen,
} from './state';
import { lock } from './takebacks';
import { back } from './turn-order';

const noPiece = () => 'No piece left';

/** Why a kit has no place here, or nothing [BI-330, BI-336, BI-340]. */
function reasonAgainstKit(s: Biome, secret: Secret): Reason {
  const camp = here(s);
  if (secret === 'Caravan Kit') {
    if (!isFriendly(kindOf(s, camp))) return 'Needs a friendly camp';
    if (campsOf(s, isFriendly).length < 2) return 'No other friendly camp';
    return s.blocked.length >= s.maxRoutes && noPiece();
  }
  if (camp >= 0) return 'A camp stands here';
  return (secret === 'Farm Kit' ? s.farmCd.length >= s.maxFarms : campsOf(s, isPlayerCamp).length >= s.maxCamps) && noPiece();
}

/** Why this secret cannot be used where the player on turn stands, or nothing. */
export function reasonAgainstUse(s: Biome, secret: Secret): Reason {
  if (unseen(s, secret) < 1 && !isStored(s, secret)) return allOut();
  if (secret === 'Key') return landUnder(s, s.seat) !== EXIT_LAND && 'Only on the Exit tile'; // [BI-360]
  if (secret === 'Extra Action' || secret === 'Extra Carry') return 'Place it on a camp'; // they only work by lying there [BI-348]
  if (secret === 'Farm Kit' || secret === 'Camp Kit' || secret === 'Caravan Kit') return reasonAgainstKit(s, secret);
  return secret === 'Foresight' && !s.tilesLeft && !s.secretsLeft && 'Both stacks are empty';
}

const stepOf = (secret: Secret) =>
  ({
    'Farm Kit': 'kits.farm',
    'Camp Kit': 'kits.camp',
    'Caravan Kit': 'caravans.route',
    Clairvoyance: 'looking.clairvoyance',
    Foresight: 'looking.foresight',
    Teleport: 'movement.teleport',
  })[secret as string] || 'turn.act';

/** The step in which it does what it does. What that step only asks about is spent by the answer: until then there is a way back. */
export function use(s: Biome, t: T, secret: Secret, fromCamp: boolean): string {
  const step = stepOf(secret);
  s.fromCamp = fromCamp ? 1 : 0;
  return secret === 'Farm Kit' || secret === 'Teleport' || secret === 'Foresight' ? step : spendSecret(s, t, secret, step);
}

/** It costs an action, and is new information [BI-131]. Returns this step, and before that what has to be asked. */
export function spendSecret(s: Biome, t: T, secret: Secret, step: string): string {
  spend(s, 1);
  lock(s);
  if (secret === 'Supply') {
    spend(s, -s.allotment[s.seat]); // the turn's worth of actions again, as often as one likes [BI-320]
    bank(s, 1);
  }
  if (secret === 'Key') s.exitKeys++; // [BI-360]
  s.did = 'Use a secret';
  if (s.fromCamp) put(s, secret, here(s), -1);
  else if (here(s) < 0)
    return weighThen(s, step); // it may have lain on the tile
  else carry(s, secret, -1);
  if (!s.fromCamp) t.tell(`${secret} of the hand used`);
  return step;
}

/** Done at once, by these values of the turn's options. */
export const SUPPLY_OF_BARN = 2,
  SUPPLY_OF_HAND = 3;

/** A Supply is the secret that is used most: it stands in the turn itself. Where one lies in the barn and one may be in the hand, the player says which. */
export function supplyOptions(s: Biome, not: Reason): Option[] {
  const note = `+${s.allotment[s.seat]}`,
    isInBarn = isStored(s, 'Supply'),
    options: Option[] = [];
  if (isInBarn) options.push({ label: 'Use Supply, barn', value: SUPPLY_OF_BARN, note, not });
  if (!s.weighed || s.carried[s.seat] || here(s) < 0)
    options.push({ label: isInBarn ? 'Use Supply, hand' : 'Use Supply', value: SUPPLY_OF_HAND, note, not });
  return options;
}
export function useSupply(s: Biome, t: T, isOfBarn: boolean): string {
  const step = use(s, t, 'Supply', isOfBarn);
  s.did = 'Supply'; // the cursor does not stay on it: OK would use the next one
  return step;
}

export const using = (s: Biome, t: T): Chapter<Biome> => ({
  page: 'Using Secrets',
  steps: {
    /** Where one lies on the camp and another may be in the hand, both stand here. */
    which: () => {
      const options: Option[] = [];
      let value = 0;
      for (const secret of secrets().slice(0, 10)) {
        const at = value++,
          not = reasonAgainstUse(s, secret),
          both = isStored(s, secret) && unseen(s, secret) > 0;
        if (secret === 'Supply') continue; // supplyOptions()
        if ((secret === 'Extra Action' || secret === 'Extra Carry') && isPlayerCamp(kindOf(s, here(s))))
          options.push({ label: `Place ${secret}`, do: () => place(s, secret), then: 'turn.act', not: reasonOfNone(s, secret) });
        else if (both)
          options.push(
            { label: `${secret}, camp`, value: at, not },
            { label: `${secret}, hand`, value: at, not, then: () => use(s, t, secret, false) },
          );
        else options.push({ label: secret, value: at, not });
      }
      options.push(back());
      return {
        say: 'Use which secret?',
        options,
        then: at => use(s, t, secrets()[at], isStored(s, secrets()[at])),
      };
    },
  },
});
