// What somebody can do over the bench who knows the rules, and not this module.
import { strict as assert } from 'node:assert';
import { answer } from '../../../tools/bench/main';
import { nodeEngine } from '../../../tools/bench/node';

/** The answers to these commands, one after the other. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the bench answers
async function told(...commands: string[]): Promise<any[]> {
  const engine = nodeEngine({ seed: 1 }),
    answers = [];
  for (const command of commands) answers.push(JSON.parse(await answer(engine, command)));
  return answers;
}

describe('tales: over the bench', () => {
  it('takes a variant alone as the wish for variants, and refuses it beside "None" [TL-019]', async () => {
    const [on, state, no, sandbox, islands, amok] = await told(
      'new tales {"Sucks to be you":"On"}',
      'state',
      'new tales {"Sucks to be you":"On","Variants":"None"}',
      'new tales {"Complications":"Every Round"}',
      'state',
      'new tales {"Complications":"Every Round","Scenario":"Bot Amok!"}',
    );
    assert.deepEqual([on.ok, state.state.variants, sandbox.ok], [true, ['Sucks to be you'], true]);
    assert.equal(no.error, 'Sucks to be you is not asked with these answers.');
    assert.deepEqual([islands.state.scenario, islands.state.complications], ['Mystery Islands', 'Every Round']);
    assert.equal(amok.error, 'Complications is not asked with these answers.');
  });

  it('takes the words of the screen for a correction [TL-430]', async () => {
    const answers = await told(
        'new tales {"Mode":"Full","Letters":"In the device"}',
        'correct favor Kid 2 neutral',
        'correct rumor 3 K',
        'correct home 1 Q',
        'state',
      ),
      { favor, rumor, home } = answers[4].state;
    assert.deepEqual(
      [favor, rumor, home],
      [
        [0, 1],
        [0, 0, 11, 0],
        [0, 17],
      ],
    );
  });

  it('moves the HACK on for the Kid who acts only, OK by OK [TL-340]', async () => {
    const presses = ['ok', 'pick Kid 3', 'pick Hack', 'press ok', 'dial 3', 'press ok'],
      answers = await told('new tales {"Mode":"Full","Kids":3,"Machines":1,"Prompts":"Short"}', 'jump kid.start', ...presses, 'state');
    for (const { ok, error } of answers) assert(ok, error);
    assert.deepEqual(answers.at(-1).state.invested, [0, 0, 3]);
  });
});
