// Are the dice fair? What has fallen since first use, against what was to be expected, and a verdict in words.
import { bar, countedDice, type Device, type Place, type Screen } from '../shell';
import { verdict } from '../tools/chi';

const LONGEST = 8; // letters of "rolled/expected" that leave room for a bar

export default function fair(device: Device): Screen {
  const place: Place = { cursor: 0, scroll: 0 };
  if (device.fate.fell) device.fate.fell(0, 1); // stores what is still on its way
  const text = device.notes.read('fair') || '';
  const dice = countedDice().concat(2); // the last one stands for all others, by halves
  let open = -1;
  let outer = 0; // the cursor to come back to

  function counts(which: number): number[] {
    const list: number[] = [];
    let first = 0;
    for (let i = 0; i < which; i++) first += dice[i];
    for (let i = 3 * first; i < 3 * (first + dice[which]); i += 3)
      list.push(text.charCodeAt(i) | (text.charCodeAt(i + 1) << 8) | (text.charCodeAt(i + 2) << 16) || 0); // beyond the end: nothing fell yet
    return list;
  }

  function total(list: number[]): number {
    let all = 0;
    for (const n of list) all += n;
    return all;
  }

  function name(which: number): string {
    return which == dice.length - 1 ? 'others' : 'd' + dice[which];
  }

  function short(list: number[]): string {
    const told = verdict(list);
    return told.charAt(0) == 't' ? 'too few' : told.charAt(0) == 'l' ? 'fair' : told.slice(9);
  }

  return {
    press(button, push) {
      if (push == 'hold') return false;
      if (button == 'back') {
        if (open < 0) return false;
        open = -1;
        place.cursor = outer;
        place.scroll = 0;
      } else if (button != 'ok') device.browse(place, button, open < 0 ? dice.length : 0);
      else if (open < 0 && device.seen(place)) {
        open = outer = place.cursor;
        place.scroll = 0;
      }
      return true;
    },
    view() {
      if (open < 0) {
        const options: string[] = [];
        for (let i = 0; i < dice.length; i++) {
          const list = counts(i);
          options.push(bar(name(i) + ': ' + total(list), short(list)));
        }
        return { title: 'Are the dice fair?', options, place, foot: 'OK faces  BACK back' };
      }
      const list = counts(open),
        all = total(list),
        expected = Math.floor(all / list.length + 0.5),
        bars: string[] = [];
      for (let i = 0; i < list.length; i++) {
        const face = open == dice.length - 1 ? ['low half', 'high half'][i] : '' + (i + 1);
        const long = (list[i] + '/' + expected).length > LONGEST;
        bars.push(long ? bar(face, list[i] + '/' + expected) : bar(face, list[i], expected));
      }
      return { title: name(open) + ': ' + all + ' rolls', body: verdict(list) + '\nrolled / expected', bars, place, foot: 'BACK back' };
    },
  };
}
