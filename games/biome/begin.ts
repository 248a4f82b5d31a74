// Before the first turn: the lists of what goes where, and who begins.
import { deckOf, type OldSteps as Steps } from '../kit';
import { type Biome, labels, menu, ROUND, START, type T, tell } from './table';

export const begin = (s: Biome, t: T): Steps<Biome> => {
  /** The checklist, a row for each heap (BI-003 to 015). Basic tiles are grassland, farmland, forest and quarry. */
  const lists = (n: number): string[] => {
    const list = ['V of farmland, forest, grassland, main camp at its point'],
      pile = 'Shuffle each stack, pile up, 1 on top: ',
      of = (text: string) => text.split(',')[n - 3];
    /** So many of each kind, three on a screen. */
    const heap = (say: string, counts: string) => {
      const names = labels();
      names[10] = 'Captured';
      for (let k = 0; k < 11; k++) {
        const many = +of(counts).charAt(k);
        if (k % 3 == 0) list.push(say);
        if (many) list[list.length - 1] += '\n' + many + ' ' + names[k];
      }
    };
    for (let k = 0; k < n; k++)
      list.push(
        'Tile stack ' +
          (k + 1) +
          ': Lake, Mountain, ' +
          'Stealer, 5;Killer, Ally, 4;Gang, 5;Stealer, Ally, 4;Killer, 5'.split(';')[k] +
          ' basic' +
          (k == n - 1 ? ', Exit = 9' : ' = 8'),
      );
    list.push(pile + (8 * n + 1) + ' tiles');
    heap(of('21,26,32') + ' on tiles:', '23212222113,34222232114,45322333115');
    heap(of('11,13,19') + ' in the box:', '21111111110,31111121110,42112122220');
    for (let k = 0; k < n; k++)
      list.push(
        'Secret stack ' +
          (k + 1) +
          ': Key, Captured, Extra ' +
          (k % 2 ? 'Carry' : 'Action') +
          (n > 3 && k == n - 1 ? ', 2 more = 5' : ', 3 more = 6'),
      );
    list.push(
      'The other ' + of('12,14,17') + ', face-down: 2 forest, 1 grassland, the rest is "more"',
      pile + of('18,23,29') + ' secrets',
      'Main camp: 2 Supplies. Farm on the farmland, CD 6',
      'Put other tiles and secrets away. Spare Supplies are the bank',
      'Everybody starts on the main camp: 3 actions, carry 4',
    );
    return list;
  };

  const placeName = (place: number) => (place > 1 ? 'stack ' + (place - 1) : place ? 'grassland' : 'forest');

  /** The next four of a face-down heap: where each goes, with as much chance as there is room. What it is, nobody sees. */
  const deal = (): string => {
    s.item += s.todo.length;
    s.todo = [];
    for (let room = s.wanted.reduce((sum, free) => sum + free, 0); room && s.todo.length < 4; room--) {
      let n = t.card(room, () =>
          deckOf(
            'a place for the next one',
            s.wanted.map((_, i) => placeName(i)),
            s.wanted,
          ),
        ),
        place = 0;
      while (n >= s.wanted[place]) n -= s.wanted[place++];
      s.wanted[place]--;
      s.todo.push(place);
    }
    return s.todo.length ? 'deal' : 'list';
  };

  return {
    list: () => {
      const n = s.stacks,
        ways = 'Read the lists,Deal basic tiles,Deal secrets,All is set up'.split(',');
      return menu(
        s,
        START,
        n + ' stacks, ~' + 30 * (n - 1) + ' min,\n' + n + ' keys win. Set up?', // two rows: all four ways stay in view
        s.done ? ways.reverse() : ways,
        way => {
          const i = s.done ? 3 - way : way;
          s.item = 0;
          s.done = 1; // nothing is first any more but to go on
          s.wanted = [];
          s.todo = [];
          s.mode = i;
          if (!i || i > 2) return i ? 'roll' : 'item';
          // room on forest, grassland and the stacks (10.1, BI-008, 009)
          for (let place = 0; place < n + 2; place++)
            s.wanted.push(i < 2 ? +'0054545'.charAt(place) : place < 2 ? 2 - place : n > 3 && place > n ? 2 : 3);
          return deal();
        },
      );
    },
    deal: () =>
      tell(
        s,
        START,
        s.todo.map((place, i) => (s.mode > 1 ? 'Secret ' : 'Tile ') + (s.item + i + 1) + ': ' + placeName(place)).join('\n'),
        deal,
      ),
    item: () => {
      const list = lists(s.stacks),
        i = s.item % list.length; // the table may have taken a stack away
      return tell(s, START, i + 1 + '/' + list.length + ' ' + list[i], () => {
        s.item = (i + 1) % list.length;
        return s.item ? 'item' : 'list';
      });
    },
    /** Everyone throws a die; only who is tied for the highest throws again (BI-016). */
    roll: () => {
      const tied = s.wanted,
        n = tied.length,
        names = tied.map(seat => ' ' + s.names[seat]).join('');
      const ask = tell(s, ROUND, n == 1 ? 'First:' + names : n ? 'Tie, again:' + names : 'Who is first? Everyone rolls a die', () => {
        let best = 0;
        s.wanted = [];
        s.todo = [];
        if (n == 1) {
          s.seat = s.turnOf = s.firstPlayer = tied[0];
          return 'turn.start';
        }
        for (const seat of n ? tied : s.seats) {
          const die = t.die(6);
          s.todo.push(die);
          if (die > best) s.wanted = [];
          if (die >= best) s.wanted.push(seat);
          best = Math.max(best, die);
        }
        return 'roll';
      });
      ask.dice = s.todo;
      return ask;
    },
  };
};
