// Secrets: what it means that one lies on a camp or is in a hand. What is face-down stays unnamed [BI-440].
import type { Option } from '../kit';
import {
  type Biome,
  here,
  isFriendly,
  isPlayerCamp,
  kindOf,
  lying,
  type Reason,
  type Secret,
  secrets,
  setLying,
  tokens,
  unseen,
} from './state';

const BARN = 4, // Supplies of a camp [BI-051, BI-322]
  MOST = 9, // of any other kind that a track can tell
  MOST_HIDDEN = 99;

export const weight = (secret: Secret) =>
  secret === 'Supply' || secret === 'Clairvoyance' || secret === 'Foresight' || secret === 'Teleport' || secret === 'Face-down' ? 1 : 2;

/** Supplies go back to the bank or come from it, where the table counts them [BI-015]. */
export function bank(s: Biome, supplies: number): void {
  if (s.bank < 99) s.bank = Math.max(0, Math.min(98, s.bank + supplies)) | 0;
}

/** Puts secrets on a camp, or takes them away. A Supply beyond the fourth is discarded [BI-322], and bonuses follow at once [BI-401, BI-402]. */
export function put(s: Biome, secret: Secret, camp: number, count: number): void {
  if (camp < 0 || s.light) return; // Light leaves to the table what lies on the camps
  const now = lying(s, secret, camp) + count,
    over = secret === 'Supply' ? Math.max(0, now - BARN) : 0;
  setLying(s, secret, camp, Math.max(0, Math.min(secret === 'Face-down' ? MOST_HIDDEN : MOST, now - over)) | 0);
  bank(s, over);
  if (!isPlayerCamp(s.kind[camp])) return; // ally camps do not count
  if (secret === 'Extra Action') s.actionsPerTurn = Math.max(3, s.actionsPerTurn + count) | 0;
  if (secret === 'Extra Carry') s.carryCap = Math.max(4, s.carryCap + count) | 0;
}
/** How many of a bonus lie on player camps. */
export function bonus(s: Biome, secret: Secret): number {
  let count = 0;
  for (let camp = 0; camp < s.kind.length; camp++) if (isPlayerCamp(s.kind[camp])) count += lying(s, secret, camp);
  return count;
}

/** A destroyed Key counts [BI-450], a face-down secret is turned over [BI-213], a Supply goes back to the bank. */
export function destroy(s: Biome, secret: Secret): void {
  if (secret === 'Key' || secret === 'Exit Key') s.keysDestroyed++;
  if (secret === 'Face-down') s.asks.push('turn over');
  if (secret === 'Supply') bank(s, 1);
}

/** A hand takes or gives something that everybody sees; where inventories are weighed, the device knows what it weighs [BI-706]. */
export function carry(s: Biome, secret: Secret, count: number): void {
  if (s.weighed) s.carried[s.seat] = Math.max(0, Math.min(MOST, s.carried[s.seat] + count * weight(secret))) | 0;
}
/** To this step, and before that the owner alone says what the hand weighs now: nobody else knows [BI-441, BI-706]. */
export function weighThen(s: Biome, step: string): string {
  s.owner = s.seat;
  return s.weighed ? `handling.weigh>${step}` : step;
}
/** Why a hand cannot take so much more, or nothing: what is too much stays, but nothing is added to it [BI-403]. */
export const reasonAgainstWeight = (s: Biome, more: number): Reason =>
  s.weighed > 0 && s.carried[s.seat] + more > s.carryCap && `Carry limit ${s.carryCap}`;
/** An ally on cool-down stores, unless the table plays it otherwise [BI-703, BI-A14]. */
export const reasonOfShutAlly = (s: Biome, camp: number): Reason =>
  s.allyShut > 0 && kindOf(s, camp) === 'Ally' && s.cd[camp] > 0 && 'Ally on cool-down';

/** Whether one lies on the friendly camp underfoot: those of an enemy are for mercs only [BI-308, BI-A26]. */
export const isStored = (s: Biome, secret: Secret) => isFriendly(kindOf(s, here(s))) && lying(s, secret, here(s)) > 0;
export const allOut = () => 'All of them are out'; // in a function, as other texts that many rules say: a constant stays in the device's memory
export const reasonOfNone = (s: Biome, secret: Secret): Reason => unseen(s, secret) < 1 && allOut();

/** An option for each secret that exists; its value is the place in secrets(). `last`: the last kind that is asked for. */
export function secretOptions(last: Secret, exists: (secret: Secret) => unknown, reasonAgainst?: (secret: Secret) => Reason): Option[] {
  const options: Option[] = [];
  let value = 0;
  for (const secret of secrets()) {
    if (exists(secret)) options.push({ label: secret, value, not: reasonAgainst && reasonAgainst(secret) });
    if (secret === last) break;
    value++;
  }
  return options;
}

/** A random secret of a camp and of so many keys in the Exit: each token is as likely as any other [BI-210, BI-212]. It is taken away. */
export function draw(
  s: Biome,
  t: { card(left: number, deck: () => { name: string; faces: string[] }): number },
  camp: number,
  keys: number,
): Secret {
  let place = t.card(tokens(s, camp) + keys, () => {
    const faces: string[] = [];
    for (const secret of secrets()) for (let n = secret === 'Exit Key' ? keys : lying(s, secret, camp); n > 0; n--) faces.push(secret);
    return { name: 'a token', faces };
  });
  for (const secret of secrets()) {
    const count = lying(s, secret, camp);
    if (place < count) {
      put(s, secret, camp, -1);
      return secret;
    }
    place -= count;
  }
  s.exitKeys--;
  return 'Exit Key';
}
