// npm run replay FILE: tells every step of an exported play in words, or its last rolls, and checks that the record and the rules agree.
import { MOST_ROLLS } from '../../games/engine';
import { readWhole } from '../../hal/mock/disk';
import { many } from '../cable/talk';
import { complain, tell } from '../tell';
import { parsed } from './file';
import { fromTheStart, replayed } from './replay';

/** The newest first, as on the device. */
function tellRolls(play: string[], tool: string[]): void {
  tell(play.length ? 'Rolls of the play, the newest first:' : 'Nothing was rolled in this play.');
  for (const line of play.slice(-MOST_ROLLS).reverse()) tell(`  ${line}`);
  if (tool.length) tell('Rolls of the dice tool:');
  for (const line of tool) tell(`  ${line}`);
}

function main(args: string[]): void {
  // npm keeps an option to itself that does not stand behind --, and tells it in the environment
  const verify = args.includes('--verify') || process.env.npm_config_verify === 'true',
    rolls = args.includes('--rolls') || process.env.npm_config_rolls === 'true',
    path = args.find(arg => !arg.startsWith('--'));
  if (!path)
    throw new Error(
      'Which play? npm run replay -- [--rolls] [--verify] FILE. Such files come from npm run backup -- --plays DIR, and from the bench: export FILE',
    );
  const next = 'Check its name; a play is exported with npm run backup -- --plays DIR, or on the bench.';
  const file = parsed(readWhole(path, 'The play', next).toString());
  const told = replayed(file);
  if (rolls) tellRolls(told.rolls, file.tool);
  else {
    if (file.head.chosen) tell(`Chosen before play: ${file.head.chosen}`);
    for (const step of told.steps) tell(step);
  }
  tell(`\n${file.head.name}, ${file.head.game}: ${told.status}. ${many(told.steps.length, 'step')}; the record and the rules agree.`);
  if (!verify) return;
  tell(`Seal ${told.seal}, seed ${file.head.seed.join(' ')}.`);
  tell(`${told.streamed} dice recomputed from the seed, all as recorded; ${told.entered} were thrown at the table.`);
  if (!fromTheStart(file))
    throw new Error(
      `The beginning is no longer in the file (${many(file.head.depth, 'step')}): the dice are proven from there on, not back to the seal.`,
    );
}

try {
  main(process.argv.slice(2));
} catch (problem) {
  complain((problem as Error).message);
  process.exitCode = 1;
}
