// Farms: a Supply for their camp whenever they come off cool-down [BI-141].
import { note } from './account';
import { cool, coolDown } from './cool-downs';
import { bank, put } from './secrets';
import { type Biome, campName, type T } from './state';

const BARN = 4;

/** Why it produces nothing for this camp, or ''. Light does not know what lies in a barn. */
function reasonOfNothing(s: Biome, camp: number): string {
  if (s.light) return '';
  if (s.supply[camp] >= BARN) return `barn of ${campName(s, camp)} full`; // [BI-322]
  return s.bank > 0 ? '' : 'the bank is empty';
}

/** Not under the Gang [BI-504], and not without a camp [BI-332]. Then it cools down from its base again. */
export function rollFarm(s: Biome, t: T, farm: number): void {
  const camp = s.farmCamp[farm] - 1,
    name = `Farm ${farm + 1}`,
    base = coolDown(s, s.farmBase[farm]);
  if (camp < 0) {
    note(s, `${name} has no camp`);
    return;
  }
  if (!cool(s, t, s.farmCd, farm, name, s.halted[farm] > 0, `${s.farmCd[farm]} > 0 > ${base}`)) return;
  s.farmCd[farm] = base;
  const nothing = reasonOfNothing(s, camp);
  if (nothing) {
    note(s, `No Supply: ${nothing}`);
    return;
  }
  put(s, 'Supply', camp, 1);
  bank(s, -1);
  note(s, `+1 Supply: ${campName(s, camp)}${s.light ? `, ${BARN} at most` : ` ${s.supply[camp]}`}`);
}
