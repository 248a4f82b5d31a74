// MATERIALs and their QUALITY: in an AREA, in a LANDFILL, on the board.
import type { Option } from '../kit';
import { charge } from './owing';
import { CENTRAL, hasRuling, isSolo, type Loop, on, type T, type Type, types } from './state';

export const HIGHEST_Q = 4;

/** The places of MATERIALs of this owner that fit. */
function places(s: Loop, owner: number, fits: (place: number) => unknown): number[] {
  const list: number[] = [];
  let place = 0; // counted, because list[place] walks from the start of the list on the device
  for (const whose of s.owner) {
    if (whose === owner && fits(place)) list.push(place);
    place++;
  }
  return list;
}

/** In the AREA of a seat; `most`: the highest Q. */
export const owned = (s: Loop, seat: number, most?: number) =>
  places(s, seat, place => s.quality[place] > 0 && s.quality[place] <= (most === undefined ? HIGHEST_Q : most));
/** In the LANDFILL of a seat, or in the central one. */
export const broken = (s: Loop, owner: number) => places(s, owner, place => !s.quality[place]);
export const isUtility = (s: Loop, place: number) => s.type[place] === 'Utility';

export const goodName = (type: Type, q: number) => (q ? `${type} Q${q}` : type); // without a Q it lies in a LANDFILL
/** "Food Q2"; a forged one says what it counts as, too. */
export const label = (s: Loop, place: number) =>
  place >= s.type.length
    ? 'Nothing' // a correction has taken it away
    : `${goodName(s.type[place], s.quality[place])}${place === s.forged && s.forgedAs !== '-' ? `=${s.forgedAs}` : ''}`;
/** The same with its owner, when that is not whoever has the turn. Names are cut so that it fits a row. */
export function whoseLabel(s: Loop, place: number): string {
  const own = label(s, place);
  return s.owner[place] === s.seat ? own : `${s.names[s.owner[place]].slice(0, 18 - own.length)} ${own}`;
}
export const ownerName = (s: Loop, place: number) => (s.owner[place] === CENTRAL ? 'Central' : s.names[s.owner[place]]);
/** "Ben Glass", "Central Glass": in a LANDFILL. */
export const pileName = (s: Loop, place: number) => `${ownerName(s, place).slice(0, 11)} ${s.type[place]}`;

/** An option for each of these MATERIALs; of those that read alike only the first one. */
export function goods(list: number[], name: (place: number) => string): Option[] {
  const options: Option[] = [],
    labels: string[] = [];
  for (const place of list) {
    const words = name(place);
    if (labels.indexOf(words) >= 0) continue;
    labels.push(words);
    options.push({ label: words, value: place });
  }
  return options;
}

/** A MATERIAL comes from the deck or the board to an owner, who may have any number of them [LO-117]. */
export function gain(s: Loop, owner: number, type: Type, q: number): void {
  s.owner.push(owner);
  s.type.push(type);
  s.quality.push(q);
  s.materials = s.owner.length;
}

/** It leaves what the device lists: into the deck. */
export function drop(s: Loop, place: number): void {
  for (const list of [s.owner, s.type, s.quality] as unknown[][]) list.splice(place, 1);
  s.materials = s.owner.length;
  s.shares = s.shares.filter(share => share !== place).map(share => (share > place ? share - 1 : share));
  if (s.forged === place) s.forged = -1;
  else if (s.forged > place) s.forged--;
}

/** Out of a LANDFILL or from another player, to this seat at this Q [LO-175]. */
export function take(s: Loop, place: number, seat: number, q: number): void {
  s.owner[place] = seat;
  s.quality[place] = q;
}

/** It loses 1 Q; at 0 it is BROKEN, and lies in its owner's LANDFILL as what it really is [LO-122, LO-278]. The tax takes 1 COIN of its owner [LO-312, LO-344]. */
export function wear(s: Loop, t: T, place: number): void {
  if (!s.quality[place]) return; // a correction
  s.quality[place]--;
  if (s.quality[place]) return;
  if (place === s.forged) s.forgedAs = '-';
  t.tell(`${pileName(s, place)} BROKEN: LANDFILL`);
  if (!on(s, 'Landfill Tax')) return;
  t.tell(`${s.names[s.owner[place]]}: Landfill Tax -$1`);
  charge(s, s.owner[place], 1);
}

/** The types in an AREA; a forged MATERIAL is what it counts as [LO-253]. */
export const typesOf = (s: Loop, seat: number) =>
  owned(s, seat).map(place => (place === s.forged && s.forgedAs !== '-' ? s.forgedAs : s.type[place]));

/** The highest Q in the AREA of whoever has the turn, or 0. */
export function topQ(s: Loop): number {
  let top = 0;
  for (const place of owned(s, s.seat)) if (s.quality[place] > top) top = s.quality[place];
  return top;
}

/** The types that a MATERIAL can have whose face the device has not seen: never one of which all cards are in sight [LO-067]. */
export function unseen(s: Loop): Type[] {
  const ofEach = (30 - s.matRemoved) / 5,
    list = types().filter(type => s.type.filter(other => other === type).length < ofEach);
  return list.length ? list : types();
}

/** A face-up MATERIAL of this type comes to a seat; only BUY asks for more Q [LO-340]. */
export function takeFaceUp(s: Loop, t: T, seat: number, type: Type, q: number): void {
  if (s.buySlots) s.buySlots--;
  gain(s, seat, type, q);
  t.tell(`${goodName(type, q)} to ${s.names[seat]}`);
}

/** An option for each type that may lie there. */
export const typeOptions = (s: Loop): Option[] => unseen(s).map(type => ({ label: type, value: types().indexOf(type) }));

/** What RECYCLE, in SOLO RENEW, may take from the LANDFILL of this seat [LO-240, LO-282]. */
export const recyclable = (s: Loop, seat: number) =>
  broken(s, isSolo(s) ? CENTRAL : seat).filter(place => mostQ(s, s.type[place]) > 0 && (isSolo(s) || !isUtility(s, place)));

/** All LANDFILLs: of the players, and in SOLO the central one. Those that fit. */
export function allBroken(s: Loop, fits: (place: number) => unknown): number[] {
  let list: number[] = [];
  for (let seat = isSolo(s) ? CENTRAL : 0; seat < s.names.length; seat++) list = list.concat(broken(s, seat));
  return list.filter(fits);
}

/** The highest Q at which a type can be bought or recycled: Disposable Culture allows PLASTIC at Q1, by a ruling nothing else at all [LO-306]. */
export function mostQ(s: Loop, type: Type): number {
  if (!on(s, 'Disposable Culture')) return HIGHEST_Q;
  if (type === 'Plastic') return 1;
  return hasRuling(s, 'Only plastic') ? 0 : HIGHEST_Q;
}
