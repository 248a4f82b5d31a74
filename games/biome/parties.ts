// Raiding parties on their way home [BI-240 to BI-244, BI-258].

import { note } from './account';
import { enemyCoolDown } from './cool-downs';
import { partyLists, takeAway } from './pieces';
import { destroy, put } from './secrets';
import { type Biome, campName, type Loot, type Secret } from './state';

/** Home, caught by mercs, or destroyed by the Gang. */
export type PartyEnd = 'home' | 'caught' | 'destroyed';

/** Where one secret of a party goes. */
function unload(s: Biome, camp: number, origin: number, end: PartyEnd, secret: Secret): void {
  if (end === 'destroyed' || (end === 'home' && s.kind[camp] === 'Killer')) {
    destroy(s, secret); // [BI-243, BI-506]
    return;
  }
  if (end === 'caught') {
    if (secret === 'Exit Key') s.exitKeys++;
    else put(s, secret, Math.max(0, origin - 1) | 0, 1); // back at once to where it came from [BI-354]
    return;
  }
  if (secret === 'Farm Kit' && s.farms + s.asks.length < s.maxFarms) {
    s.builder = camp; // built at once [BI-335]
    s.asks.push('farm');
  } else put(s, secret === 'Exit Key' ? 'Key' : secret, camp, 1); // loot [BI-242]
}

/** Its camp cools down by what came home: 10 for one secret, 16 for two [BI-244]; by 6 when nothing did [BI-354, BI-506]. */
export function endParty(s: Biome, party: number, end: PartyEnd): void {
  const camp = s.party[party],
    origin = s.origin[party],
    loot: Loot[] = [s.loot[party], s.lootToo[party]],
    count = loot.filter(secret => secret !== '-').length;
  takeAway(s, partyLists(), party);
  if (s.boardStep === 'Parties' && party < s.boardNext) s.boardNext--;
  let cd = 6;
  if (end === 'home') cd = count > 1 ? 16 : 10;
  s.cd[camp] = enemyCoolDown(s, cd);
  note(s, `Party ${end}. ${campName(s, camp)}: CD ${s.cd[camp]}`);
  if (s.light && end === 'caught') note(s, `Back ${origin ? `to ${campName(s, origin - 1)}` : 'onto the Exit'}: what it took`); // [BI-354]
  if (s.light && end === 'home' && s.kind[camp] === 'Stealer') note(s, 'It builds a Farm Kit: say Farm built'); // [BI-335]
  for (const secret of loot) if (secret !== '-') unload(s, camp, origin, end, secret);
}
