// Mercenaries move 2 a board turn, and act where they arrive [BI-144, BI-352 to BI-356].
import { note } from './account';
import { free } from './captured';
import { coolDown } from './cool-downs';
import { endParty } from './parties';
import { aimsOf, takeMercs } from './pieces';
import { put } from './secrets';
import { AIM_AT_SEATS, type Biome, campName, lying, ON_CAMP, secrets } from './state';

const ROUNDS = 3; // of the fight with the Gang [BI-521]

/** How many of what mercs may fetch an enemy camp has: of a secret, or a captive. Light knows of no secret more than that there may be some, face-down. */
export function prizes(s: Biome, aim: number, camp: number): number {
  if (aim >= AIM_AT_SEATS) return s.capture[aim - AIM_AT_SEATS] === camp + 2 ? 1 : 0;
  if (!aim || aim > secrets().length) return 0;
  const secret = secrets()[aim - 1];
  if (s.light) return secret === 'Face-down' ? 3 : 0;
  return lying(s, secret, camp);
}

function isBusy(s: Biome, group: number): boolean {
  const prey = s.prey[group],
    job = s.job[group];
  if (job === 'Party') return s.party.indexOf(prey) >= 0;
  if (job === 'Fighting') return s.gang === 'Fighting';
  if (job === 'Gang') return s.gang !== 'Hidden';
  if (job !== 'Rescue') return false;
  for (const aim of aimsOf(s, group)) if (prizes(s, aim, prey)) return true;
  return false;
}

/** Mercs whose task is done, or gone, leave without a refund; their camp cools down [BI-355, BI-356, BI-A15]. */
export function recall(s: Biome): void {
  for (let group = s.home.length - 1; group >= 0; group--) {
    if (isBusy(s, group)) continue;
    const camp = s.home[group];
    s.cd[camp] = coolDown(s, 10);
    note(s, `Mercs of ${campName(s, camp)} leave, CD ${s.cd[camp]}`);
    takeMercs(s, group);
    if (s.boardStep === 'Mercs' && group < s.boardNext) s.boardNext--;
  }
}

/** Rescued: captives are free and healthy, secrets lie face-up, all on the main camp [BI-352]. */
function rescue(s: Biome, aim: number, camp: number): void {
  if (!prizes(s, aim, camp)) return;
  const seat = aim - AIM_AT_SEATS;
  if (seat >= 0) {
    free(s, seat);
    s.on[seat] = ON_CAMP;
    note(s, `${s.names[seat]} is free, on Main`);
    return;
  }
  const secret = secrets()[aim - 1];
  note(s, `${secret} to Main`);
  if (s.light) return;
  put(s, secret, camp, -1);
  if (secret === 'Face-down') s.asks.push('rescued');
  else put(s, secret, 0, 1);
}

/** At their goal. */
export function arrive(s: Biome, group: number): void {
  const job = s.job[group],
    prey = s.prey[group],
    party = s.party.indexOf(prey);
  s.job[group] = 'Done';
  if (job === 'Gang') {
    s.job[group] = s.gang = 'Fighting'; // it is held for the next three of its moves [BI-521, BI-A22]
    s.fightRounds = ROUNDS;
    note(s, `Fight: ${ROUNDS} rounds`);
  }
  if (job === 'Party' && party >= 0) endParty(s, party, 'caught');
  if (job === 'Rescue') for (const aim of aimsOf(s, group)) rescue(s, aim, prey);
  recall(s);
}

/** On the tile of the Gang: destroyed, unless they were sent there [BI-507, BI-508]. */
export function meetGang(s: Biome, group: number): void {
  if (s.job[group] === 'Gang') {
    arrive(s, group);
    return;
  }
  note(s, `Mercs of ${campName(s, s.home[group])} destroyed`);
  s.job[group] = 'Done';
  recall(s);
}
