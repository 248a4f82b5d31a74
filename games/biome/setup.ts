// Before the first turn: the lists of what goes where, and who begins.
import { type Steps, sum, who } from '../kit';
import { type Biome, labels, menu, ROUND, START, section } from './table';

/** The checklist, a row for each heap (BI-003 to 015). Basic tiles are grassland, farmland, forest and quarry. */
function lists(n: number): string[] {
  const of = (text: string) => text.split(',')[n - 3];
  const heap = (counts: string) => {
    const digits = counts.split('').map(Number),
      names = labels();
    names[10] = 'Captured';
    let text = sum(digits) + ':';
    for (let k = 0; k < 11; k++) if (digits[k]) text += '\n' + digits[k] + ' ' + names[k];
    return text;
  };
  const pile = 'Shuffle each stack, pile up, 1 on top: ';
  const list = ['V of farmland, forest, grassland, main camp at its point'];
  for (let k = 0; k < n; k++)
    list.push(
      'Tile stack ' +
        (k + 1) +
        ': Lake, Mountain, ' +
        ['Stealer', 'Killer, Ally', 'Gang', 'Stealer, Ally', 'Killer'][k] +
        ', ' +
        (k % 2 ? 4 : 5) +
        ' basic' +
        (k == n - 1 ? ', Exit: 9' : ': 8'),
    );
  list.push(
    pile + (8 * n + 1) + ' tiles',
    'Secrets for tiles, ' + heap(of('23212222113,34222232114,45322333115')),
    'Secret box, ' + heap(of('21111111110,31111121110,42112122220')),
  );
  for (let k = 0; k < n; k++)
    list.push(
      'Secret stack ' +
        (k + 1) +
        ': Key, Captured, Extra ' +
        (k % 2 ? 'Carry' : 'Action') +
        (n > 3 && k == n - 1 ? ', 2 more: 5' : ', 3 more: 6'),
    );
  list.push(
    'The others are ' + of('12,14,17') + ': 2 on the forest, 1 on the grassland, face-down; the rest are the "more"',
    pile + of('18,23,29') + ' secrets',
    'Main camp: 2 Supplies. Farm on the farmland, CD 6. Supplies left over: the bank',
    'All on the main camp: 3 actions, carry 4',
  );
  return list;
}

export const setup = (): Steps<Biome> => ({
  list: s =>
    menu(
      s.stacks + ' stacks: about ' + 30 * (s.stacks - 1) + ' min, needs ' + s.stacks + ' keys. Set up?',
      START,
      2,
      i => (i ? 'All is set up' : 'Read the lists'),
      i => {
        s.item = s.chosen = 0;
        s.dice = [];
        return i ? 'roll' : 'item';
      },
    ),
  item: s => {
    const list = lists(s.stacks);
    return {
      say: s.item + 1 + '/' + list.length + ' ' + list[s.item],
      why: section(START),
      then() {
        s.item = (s.item + 1) % list.length;
        return s.item ? 'item' : 'roll';
      },
    };
  },
  /** Everyone throws a die; only who is tied for the highest throws again (BI-016). */
  roll: (s, t) => {
    const still = s.chosen, // who is tied, one bit each
      first = [1, 2, 4, 8, 16, 32, 64, 128].indexOf(still);
    let text = '';
    for (let i = 0; i < s.dice.length; i++) if (s.dice[i]) text += who(s, s.seats[i]) + ' rolls ' + s.dice[i] + '\n';
    return {
      say: text + (first >= 0 ? 'First: ' + who(s, first) : text ? 'Tie: they roll again' : 'Who is first? Everyone rolls a die'),
      dice: s.dice.filter(n => n),
      why: section(ROUND),
      then() {
        s.chosen = 0;
        s.dice = [];
        if (first >= 0) {
          s.seat = first;
          s.firstPlayer = first;
          return 'turn.start';
        }
        let best = 0;
        for (const seat of s.seats) {
          const n = !still || still & (1 << seat) ? t.die(6) : 0;
          s.dice.push(n);
          if (n > best) s.chosen = 0;
          best = Math.max(best, n);
          if (n == best) s.chosen |= 1 << seat;
        }
        return 'roll';
      },
    };
  },
});
