// npm run restore: a backup back onto the device; or one play from a file, beside those that are there.
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readWhole } from '../../../hal/mock/disk';
import { tell } from '../../tell';
import type { Console } from '../console';
import { openConsole } from '../open';
import { choosePort, lastPort, listPorts, rememberPort } from '../ports';
import { type Talk, terminalTalk } from '../talk';
import { keep, newName } from './backup';
import { parsed } from './file';
import { withPlay } from './plays';
import { bring } from './put';

const USAGE = `npm run restore -- FILE [--yes] [--port PORT]
npm run restore -- --play FILE [--yes] [--port PORT]

  FILE         a backup: takes the place of all plays and settings on the device
  --play FILE  one play that was exported: comes beside those that are there
  --yes        do not ask
  --port PORT  where the board is, when there are several

What was on the device is copied into a file first. The device restarts at the end.
`;

export interface RestoreOptions {
  file?: string;
  play?: string;
  yes?: boolean;
}

async function allowed(question: string, options: RestoreOptions, talk: Talk): Promise<boolean> {
  if (options.yes) return true;
  const answer = await talk.ask(`${question} Type yes: `);
  if (answer === undefined) throw new Error('Nobody is here to be asked. Say --yes if it is meant. Nothing was changed.');
  return answer === 'yes';
}

function text(file: string): string {
  return readWhole(file, 'The file', 'Check its name. Nothing was changed on the device.').toString();
}

export async function bringBack(board: Console, options: RestoreOptions, talk: Talk): Promise<void> {
  const backup = options.file === undefined ? undefined : parsed(text(options.file)); // before the device is asked for anything
  if (options.play !== undefined) text(options.play);
  await bring(
    board,
    {
      backup,
      withPlay: bytes => withPlay(bytes, options.play!),
      allowed: question => allowed(question, options, talk),
      keep(before) {
        const kept = newName(dirname(options.file ?? options.play!), 'roundkeeper-before');
        keep(kept, before);
        return kept;
      },
    },
    talk,
  );
}

export async function restore(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: { play: { type: 'string' }, yes: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return void tell(USAGE);
  if (positionals.length + (values.play === undefined ? 0 : 1) !== 1) throw new Error(`Which file? One of:\n${USAGE}`);
  const port = choosePort(values.port, listPorts(), lastPort());
  const board = await openConsole(port);
  rememberPort(port);
  try {
    await bringBack(board, { file: positionals[0], play: values.play, yes: values.yes }, terminalTalk());
  } finally {
    board.close();
  }
}
