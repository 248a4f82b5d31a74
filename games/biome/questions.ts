// What is asked before play: the length [BI-001, BI-700], the tiles [BI-M02], and what the rulebook leaves to the table [BI-701 to BI-706].
import { type Answers, lightOrFull, type SetupQuestion } from '../kit';

const rulings = () => `
Payment: Whether trade, hire and ransom cost an action.|Costs an action|Is free
Toll: Whether cliff and caravan cost an action too.|Is free|Costs an action
Cooling ally: Whether an ally gives things back while it cools down.|Stores|Is shut
Berserk: When enemy camps attack after the Exit is found.|At once|In the board turn
Blocked Gang: What a Gang does that cannot move.|Strikes again|Rerolls|Spares its tile
Inventories: Weighed means that the device counts what you carry.|Not tracked|Weighed
`;

export function questions(): SetupQuestion[] {
  const isFull = (answers: Answers) => answers.Mode === 'Full',
    list: SetupQuestion[] = [
      lightOrFull("the board's turn.", 'every action, too.'),
      { name: 'Players', changes: 'How many of you play.', dial: { min: 1, max: 8, start: 2 } }, // [BI-M01]
      { name: 'Tile stacks', changes: 'More stacks of tiles make a longer game.', dial: { min: 3, max: 5, start: 3 } },
      { name: 'Tile sides', changes: 'Whether your tiles are hexagons or squares.', options: ['6', '4'] },
      { name: 'Turn timer', changes: 'A clock for each turn.', options: ['Off', '1 min', '2 min', '3 min', '5 min'] },
      {
        name: 'Rulings',
        changes: 'What the rules leave open. As usual, or as you choose below.',
        options: ['Usual', 'Choose'],
        when: isFull,
      },
    ];
  for (const row of rulings().slice(1, -1).split('\n')) {
    const [words, ...options] = row.split('|'),
      [name, changes] = words.split(': ');
    list.push({ name, changes, options, when: answers => isFull(answers) && answers.Rulings === 'Choose' });
  }
  return list;
}
