// npm run doctor: looks at the cable, the board and the device, and says in plain words what is wrong and what to do next.
import { parseArgs } from 'node:util';
import { tell } from '../../tell';
import { terminalTalk } from '../talk';
import { examine, type State } from './checks';
import { gather } from './gather';
import { selfTest } from './selftest';

const USAGE = `npm run doctor -- [--selftest] [--port PORT]

  --selftest   leads through the device's self-test: every button, the beep, the picture
  --port PORT  where the board is, when there are several

It changes nothing on the board.
`;
const SIGNS: { [state in State]: string } = { good: ' ok ', mind: 'mind', bad: 'BAD ' };

/** Throws when something is bad, after it was told: the command ends with 1. */
export async function doctor(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { selftest: { type: 'boolean' }, port: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const talk = terminalTalk();
  if (values.help) return void tell(USAGE);
  const { facts, board } = await gather(values.port);
  const reports = examine(facts);
  for (const { finding } of reports) talk.say(`${SIGNS[finding[0]]}  ${finding[1].replace(/\n/g, '\n      ')}`);
  let bad = reports.some(({ finding }) => finding[0] === 'bad');
  if (values.selftest && facts.device && board) {
    const wrong = await selfTest(board, facts.device, talk);
    for (const sentence of wrong) talk.say(`${SIGNS.bad}  ${sentence}`);
    if (!wrong.length) talk.say(`${SIGNS.good}  The self-test found nothing wrong.`);
    bad ||= wrong.length > 0;
  } else if (values.selftest) talk.say('The self-test needs Roundkeeper on the board: mend the above first.');
  else if (!bad) talk.say('Buttons, beep and picture: npm run doctor -- --selftest');
  board?.close();
  if (bad) throw new Error('Mend what is marked BAD, then look again: npm run doctor');
}
