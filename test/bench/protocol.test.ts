// The bench as a process: every command of docs/bench.md and every way to get it wrong.
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Told } from '../told';
import { benchIn, type ToyTree, toyTree } from '../toytree';

describe('the bench', function () {
  this.timeout(120_000);
  let tree: ToyTree;
  let folder: string;
  before(() => {
    tree = toyTree();
    folder = mkdtempSync(join(tmpdir(), 'roundkeeper-'));
  });
  after(() => {
    tree.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Commands, and for each what its answer must hold: a part of it, or the error as a pattern. */
  async function talk(
    dialogue: [command: string, expected: RegExp | object | ((answer: Told) => void)][],
    ...flags: string[]
  ): Promise<void> {
    const { answers, status, stderr } = await tree.bench(
      dialogue.map(([command]) => command),
      ...flags,
    );
    assert.equal(stderr, '');
    assert.equal(status, 0);
    assert.equal(answers.length, dialogue.length, 'one line of JSON for each command');
    dialogue.forEach(([command, expected], i) => {
      const answer = answers[i];
      if (expected instanceof RegExp) {
        assert.equal(answer.ok, false, `${command}: ${JSON.stringify(answer)}`);
        assert.match(answer.error, expected, command);
        assert.deepEqual(Object.keys(answer), ['ok', 'error']);
        return;
      }
      assert.equal(answer.ok, true, `${command}: ${JSON.stringify(answer)}`);
      if (typeof expected === 'function') expected(answer);
      else
        for (const [key, value] of Object.entries(expected))
          assert.deepEqual(answer[key], value, `${command}: ${key} is ${JSON.stringify(answer[key])}`);
    });
  }

  it('answers every command with one line of JSON, skips blank lines and comments, and ends with 0', async () => {
    const { answers, status, stdout } = await tree.bench(['', '# a comment', '   ', 'screen', '  screen  ', '#screen', 'nonsense']);
    assert.equal(status, 0);
    assert.equal(answers.length, 3);
    assert.ok(stdout.endsWith('}\n'));
    assert.deepEqual(answers[0], answers[1]);
    assert.deepEqual(answers[2], { ok: false, error: 'There is no command "nonsense". See the bench table in docs/bench.md.' });
  });

  it('loses no answer to somebody who reads slowly', async () => {
    const asked = 600, // pictures: more than a pipe holds
      child = spawn('node', ['node_modules/tsx/dist/cli.mjs', 'tools/bench/main.ts'], {
        cwd: tree.folder,
        stdio: ['pipe', 'pipe', 'inherit'],
      });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', piece => (told += piece));
    child.stdout.pause();
    const closed = new Promise(done => child.once('close', done));
    child.stdin.end('pixels\n'.repeat(asked));
    await pause(5000); // by then it has answered them all
    child.stdout.resume();
    await closed;
    assert.equal(told.split('\n').length - 1, asked);
  });

  it('ends with 0 when nothing is asked', async () => {
    assert.deepEqual(await tree.bench([]), { answers: [], status: 0, stdout: '', stderr: '' });
  });

  it('takes the last command without its end of line', async () => {
    const { answers } = await tree.bench(['screen\nscreen']);
    assert.equal(answers.length, 2);
  });

  it('says which option is wrong, and ends with 1', async () => {
    for (const [flags, said] of [
      [['--fast', 'yes'], /There is no option --fast\. There are --engine node\|espruino\|PORT, --store DIR, --seed N and --variables N\./],
      [['--variables', 'many'], /--variables takes a whole number\./],
      [['--variables', '0'], /--variables takes a whole number\./],
      [['--variables', '4000'], /--variables is for --engine espruino: nothing else can be told\./],
      [['--seed'], /--seed needs a value/],
      [['--seed', 'x'], /--seed takes a whole number/],
      [
        ['--store', '/etc/passwd'],
        /The folder \/etc\/passwd cannot be used: a file is where a folder should be\. .* choose another with --store DIR/,
      ],
      [['--engine', '/dev/nowhere'], /There is no port \/dev\/nowhere/],
      [['--engine', 'tcp://127.0.0.1:1'], /Nobody answers at tcp:\/\/127\.0\.0\.1:1/],
    ] as [string[], RegExp][]) {
      const { status, stdout, stderr } = await tree.bench(['screen'], ...flags);
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, said);
    }
  });

  it('presses, holds, waits and tells the screen', () =>
    talk([
      [
        'screen',
        { rows: ['Roundkeeper', '>Emberfall', ' Harbours', ' Lanterns', ' Plays', ' Tools', ' Settings', 'OK open  hold: tools'] },
      ],
      ['press down', {}],
      ['screen', (a: Told) => assert.equal(a.rows[2], '>Harbours')],
      ['hold down', {}],
      ['screen', (a: Told) => assert.ok(a.rows.some((row: string) => row.startsWith('>') && row !== '>Harbours'))],
      ['hold ok', {}],
      ['screen', (a: Told) => assert.equal(a.rows[0], 'Tools')],
      ['press back', {}],
      ['screen', (a: Told) => assert.equal(a.rows[0], 'Roundkeeper')],
      ['wait 600000', {}],
      ['press ok', {}], // it was dark: this only wakes
      ['screen', (a: Told) => assert.equal(a.rows[0], 'Roundkeeper')],
      ['press left', /There is no button "left"\. Say up, down, ok or back\./],
      ['hold', /There is no button ""/],
      ['wait', /"" is no whole number/],
      ['wait soon', /"soon" is no whole number/],
      ['wait 1.5', /"1\.5" is no whole number/],
      ['wait -5', /Time does not go back/],
    ]));

  it('tells pixels, and writes them as a picture', () => {
    const file = join(folder, 'a picture.png');
    return talk([
      [
        'pixels',
        (a: Told) => {
          assert.deepEqual([a.w, a.h], [128, 64]);
          const bytes = Buffer.from(a.data, 'base64');
          assert.equal(bytes.length, 1024);
          assert.equal(bytes[7 * 16 + 15], 0xff, 'the line under the title is lit');
        },
      ],
      [
        `png ${file}`,
        () => {
          const picture = readFileSync(file);
          assert.equal(picture.toString('latin1', 1, 4), 'PNG');
          assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [512, 256], 'four times enlarged');
        },
      ],
      ['png', /Where shall the picture go\? png FILE/],
      [`png ${folder}/nowhere/x.png`, /The picture .*x\.png cannot be written: there is no such folder/],
    ]);
  });

  it('refuses a word too many, and does nothing', () =>
    talk([
      ['screen', (a: Told) => assert.equal(a.rows[1], '>Emberfall')],
      ['press down down', /press takes one word after it, not "down down"/],
      ['screen now', /screen takes nothing after it, not "now"/],
      ['wait 5 5', /wait takes one word after it, not "5 5"/],
      ['games chess', /There is no game "chess"/],
      ['screen', (a: Told) => assert.equal(a.rows[1], '>Emberfall')],
    ]));

  it('lists the games with their questions', () =>
    talk([
      [
        'games',
        {
          games: [
            {
              id: 'ember',
              title: 'Emberfall',
              questions: [
                { name: 'Wardens', dial: [2, 4, 2] },
                { name: 'Winter', options: ['Mild', 'Hard'] },
              ],
            },
            { id: 'harb', title: 'Harbours', questions: [{ name: 'Captains', dial: [2, 4, 3] }] },
            {
              id: 'lamp',
              title: 'Lanterns',
              questions: [
                { name: 'Walkers', dial: [1, 8, 1] },
                { name: 'Night', options: ['Short', 'Long', 'Endless and without a moon'] },
                { name: 'Moon', options: ['New', 'Full'] },
              ],
            },
          ],
        },
      ],
    ]));

  it('starts a game with the answers it is given, and with the others as they stand', () =>
    talk([
      ['new ember {"Wardens":3,"Winter":"Hard"}', {}],
      [
        'state',
        (a: Told) =>
          assert.deepEqual([a.game, a.state.seats, a.state.cold, a.state.names], ['ember', [0, 1, 2], 2, ['North', 'East', 'South']]),
      ],
      ['new ember {"Winter":1,"Names":["Ada","Ben"]}', {}],
      ['state', (a: Told) => assert.deepEqual([a.state.names, a.state.cold], [['Ada', 'Ben'], 2])],
      ['new lamp', {}],
      ['state', (a: Told) => assert.deepEqual([a.state.seats, a.state.weather], [[0], 1])],
      ['screen', (a: Told) => assert.equal(a.rows[0], 'Ada')],
    ]));

  it('refuses a game that cannot be started, and leaves the open one open', () => {
    const open = (a: Told) => assert.equal(a.step, 'camp.dusk');
    return talk([
      ['new', /There is no game ""\. Ask for: games/],
      ['new chess', /There is no game "chess"/],
      ['new ember', {}],
      ['ask', open],
      ['new harb {', /The answers have to be a JSON object/],
      ['new harb null', /The answers have to be a JSON object/],
      ['new harb 5', /The answers have to be a JSON object/],
      ['new harb [3]', /The answers have to be a JSON object/],
      ['new harb {"Captains":3} and more', /The answers have to be a JSON object/],
      ['new harb {"Pirates":3}', /There is no question "Pirates"\. There are: Names, Captains\./],
      ['new harb {"Captains":5}', /Captains goes from 2 to 4, not 5/],
      ['new harb {"Captains":"many"}', /Captains goes from 2 to 4, not "many"/],
      ['new harb {"Captains":2.5}', /Captains goes from 2 to 4, not 2\.5/],
      ['new lamp {"Moon":"Full","Night":"Endless and without a moon"}', /Moon is not asked with these answers/],
      ['new ember {"Winter":"Warm"}', /Winter has no option "Warm"\. It has: Mild, Hard\./],
      ['new ember {"Names":["Ada","Ada"]}', /Two players are called Ada/],
      ['new ember {"Names":["East"]}', /Two players are called East/],
      ['new ember {"Names":["A","B","C"]}', /There are 2 seats, and 3 names/],
      ['new ember {"Names":"Ada"}', /Names is a list of texts/],
      ['new ember {"Names":[7,""]}', /Names is a list of texts/],
      ['new ember {"Names":["Anna-Maria Theodora"]}', /A name has 16 letters at most, "Anna-Maria Theodora" has 19/],
      ['new ember {"Names":["A\\nB"]}', /The device cannot show letter 2 of the name/],
      ['new ember {"Names":["\\u4e2d"]}', /The device has Latin letters only/],
      ['new ember {"Names":["\u4e2d"]}', /The device has Latin letters only/],
      ['ask', open],
      ['new ember {"Names":["Zo\u00eb","\\u00c9va"]}', {}],
      ['state', (a: Told) => assert.deepEqual(a.state.names, ['Zo\u00eb', '\u00c9va'])],
    ]);
  });

  it('tells the question on the table, and takes answers as the buttons would', () =>
    talk([
      ['ask', /No play is open\. Start one with: new ID/],
      ['new ember', {}],
      [
        'ask',
        {
          step: 'camp.dusk',
          seat: 0,
          say: 'Dusk: roll for every gift still cooling',
          show: ['cold', 'gift'],
          why: 'p. 4',
          pick: undefined,
          dial: undefined,
        },
      ],
      ['pick Push', /There is nothing to pick: say ok\./],
      ['dial 3', /There is no dial here: say ok\./],
      ['ok', {}],
      ['ask', { step: 'camp.turn', pick: ['Take 2 embers', 'Face a test', 'Use gift'] }],
      ['ok', /OK is not enough here: pick an option\./],
      ['dial 1', /There is no dial here: pick an option\./],
      ['pick Fly', /"Fly" is not offered\. There are: Take 2 embers, Face a test, Use gift\./],
      ['pick', /"" is not offered/],
      ['pick Face a test', {}],
      ['ask', { step: 'test.pool', dial: [1, 9, 3] }],
      ['ok', /OK is not enough here: dial a number\./],
      ['pick 3', /There is nothing to pick: dial a number\./],
      ['dial 10', /The dial goes from 1 to 9\./],
      ['dial 0', /The dial goes from 1 to 9\./],
      ['dial', /"" is no whole number/],
      ['dial two', /"two" is no whole number/],
      ['ask', { step: 'test.pool' }],
      ['dice 6 1 5', {}],
      ['dial 3', {}],
      ['ask', { say: '2 hits', dice: [6, 1, 5] }],
      ['hold ok', {}],
      ['pick Keep', /Another screen is open\. Press back until the game is seen\./],
      ['press back', {}],
      ['pick Keep', {}],
      ['jump Dusk', {}],
      ['correct cold 10', {}],
      ['ok', {}],
      ['ask', { step: 'camp.frozen', over: 'Frozen' }],
      ['ok', /The game is over/],
      ['pick Keep', /the game is over/],
      ['dial 1', /the game is over/],
    ]));

  it('says why something is not offered', () =>
    talk([
      ['new lamp', {}],
      ['ask', { cannot: [['Fly', 'Nobody here has wings']] }],
      ['pick Fly', /"Fly" is not possible now: Nobody here has wings/],
      ['pick Weigh', {}],
      [
        'ask',
        {
          odds: [
            ['Dry', 1, 3],
            ['Wet', 2, 3],
            ['Never', 1, 46656],
          ],
        },
      ],
    ]));

  it('forces the dice; one that does not fit is an error, and nothing is rolled', () =>
    talk([
      ['new lamp', {}],
      ['dice 1 2 7', {}],
      ['pick Throw', /A die of 6 cannot show 7/],
      ['ask', { step: 'path.cross' }],
      ['log', { log: [] }],
      ['dice 0', {}],
      ['pick Throw', /A die of 6 cannot show 0/],
      ['dice 1 two', /"two" is no whole number/],
      ['dice 4 5 6 2', {}],
      ['pick Throw', {}],
      ['ask', { dice: [4, 5, 6] }],
      ['ok', {}],
      ['dice 7', {}], // the buttons say it, too
      ['press down', {}],
      ['press ok', /A die of 6 cannot show 7/],
      ['press ok', /A die of 6 cannot show 7/],
      ['screen', (a: Told) => assert.match(a.rows.join(' '), /cannot show 7/)],
      ['wait 600000', {}],
      ['press ok', {}], // it was dark: nothing asks for a die
      ['log', (a: Told) => assert.equal(a.log.length, 2)],
      ['dice', {}], // what was left is taken away
      ['pick Throw', {}],
      ['log 1', (a: Told) => assert.match(a.log[0], /^Throw, Ada \[\d \d \d\]$/)],
    ]));

  it('corrects tracks and goes to phases: the table is right', () =>
    talk([
      ['new ember {"Names":["Ada","Ben"]}', {}],
      ['correct cold 4', { broken: undefined }],
      ['correct embers Ben 2', {}],
      ['correct embers 0 1', {}],
      ['correct hearth 12', { broken: 'There are 12 embers, not 15.' }],
      ['state', (a: Told) => assert.deepEqual([a.state.cold, a.state.embers, a.state.hearth], [4, [1, 2], 12])],
      ['correct cold 11', /Cold goes from 0 to 10/],
      ['correct heat 1', /There is no track "heat"/],
      ['correct embers Cleo 1', /"Cleo" is no whole number/],
      ['correct embers 5 1', /Embers has no value 5/],
      ['correct cold', /is no whole number/],
      ['correct', /is no whole number/],
      ['jump Turn', {}],
      ['ask', { step: 'camp.turn' }],
      ['jump camp.dusk', {}],
      ['ask', { step: 'camp.dusk' }],
      ['jump Dawn', /There is no phase "Dawn" to go to/],
      ['jump', /There is no phase "" to go to/],
      ['new lamp', {}],
      ['correct oil Blue 1', {}],
      ['correct luck_ -5', {}],
      ['correct weather storm', {}], // a word, as the screen shows it
      ['correct oil blue 1', {}],
      ['state', (a: Told) => assert.deepEqual([a.state.oil, a.state.luck_, a.state.weather], [[3, 0, 1], -5, 2])],
      ['correct weather Fog', /"Fog" is no whole number/],
    ]));

  it('takes back and does again, by name, as far as the history goes', () =>
    talk([
      ['undo', /No play is open/],
      ['seal', /No play is open/],
      ['new ember', {}],
      ['undo', /This is where the history starts/],
      ['redo', /There is nothing to redo/],
      ['correct cold 4', {}],
      ['ok', {}],
      ['undo', { undone: 'Dusk: roll for every gift still cooling, North' }],
      ['undo', { undone: 'Set Cold 4' }],
      ['state', (a: Told) => assert.equal(a.state.cold, 0)],
      ['redo', { redone: 'Set Cold 4' }],
      ['log', { log: ['Set Cold 4', '(undone) Dusk: roll for every gift still cooling, North'] }],
      ['log 1', (a: Told) => assert.equal(a.log.length, 1)],
      ['log x', /"x" is no whole number/],
    ]));

  it('tells sounds, bytes written and, here, no variables', () =>
    talk([
      ['sound', { tones: [] }],
      ['writes', (a: Told) => assert.deepEqual(Object.keys(a), ['ok', 'bytes', 'erases'])],
      ['writes', { bytes: 0, erases: 0 }],
      ['new ember', {}],
      ['ok', {}],
      ['wait 2000', {}],
      ['sound', { tones: [[660, 90]] }],
      ['sound', { tones: [] }],
      ['writes', (a: Told) => assert.ok(a.bytes > 100 && a.bytes < 1000, `${a.bytes}`)],
      ['pick Use gift', {}],
      ['writes', (a: Told) => assert.ok(a.bytes > 0 && a.bytes <= 80, `${a.bytes}`)], // the input, its words, and what the one before has changed
      ['memory', { used: null, total: null, peak: null }],
    ]));

  it('cuts the power, now or after so many bytes, and nothing that was answered is lost', () =>
    talk([
      ['new ember', {}],
      ['ok', {}],
      ['pick Use gift', {}],
      ['power cut', {}],
      ['screen', (a: Told) => assert.match(a.rows.join('\n'), /^North\nThe power was off\./)],
      ['ask', { step: 'camp.pass' }],
      ['press ok', {}],
      ['ask', { step: 'camp.pass' }],
      ['power cut after 3', {}],
      ['ok', /The power was cut\. The device has started again from what its flash holds\./],
      ['press ok', {}],
      ['ask', { step: 'camp.pass' }],
      ['power cut after 100000', {}],
      ['ok', {}],
      ['ask', { step: 'camp.turn', seat: 1 }],
      ['power', /Say: power cut, or: power cut after N/],
      ['power cut after', /Say: power cut, or: power cut after N/],
      ['power cut after x', /Say: power cut, or: power cut after N/],
      ['power cut after -1', /Say: power cut, or: power cut after N/],
      ['power off', /Say: power cut, or: power cut after N/],
    ]));

  it('cut anywhere, keeps what was answered before', async () => {
    const LEAST = 12, // bytes of such an input, with its head
      MOST = 80; // with its words, and what the one before has changed
    const script = ['new ember', 'ok'];
    for (let bytes = 0; bytes <= MOST; bytes += 4)
      script.push('jump Turn', `power cut after ${bytes}`, 'pick Use gift', 'power cut', 'press ok', 'ask', 'undo', 'redo');
    const { answers } = await tree.bench(script, '--seed', '2'); // with other dice, or one round more, a snapshot comes first, which takes more bytes
    const cut: boolean[] = [];
    for (let i = 2; i < script.length; i += 8) {
      const bytes = Number(script[i + 1]!.slice(16)),
        [, , picked, , , asked, undone, redone] = answers.slice(i, i + 8);
      const told = `${bytes}: ${JSON.stringify(answers.slice(i, i + 8))}`;
      if (picked.ok) assert.equal(asked.step, 'camp.pass', told);
      else if (bytes < LEAST) assert.equal(asked.step, 'camp.turn', told);
      else assert.match(asked.step, /^camp\.(turn|pass)$/, told); // the end of a record may be filling
      assert.ok(undone.ok && redone.ok, told);
      cut.push(!picked.ok);
    }
    assert.deepEqual([cut[0], cut[cut.length - 1]], [true, false]);
  });

  it('keeps the flash in a folder from run to run', async () => {
    const store = join(folder, 'deep', 'store');
    await talk(
      [
        ['new ember', {}],
        ['ok', {}],
      ],
      '--store',
      store,
    );
    assert.ok(existsSync(join(store, 'flash.bin')));
    await talk(
      [
        ['press ok', {}],
        ['ask', { step: 'camp.turn' }],
      ],
      '--store',
      store,
    );
  });

  it('throws the same dice for the same seed, and others for another', async () => {
    const script = ['new lamp', 'pick Throw many', 'state', 'power cut', 'press ok', 'ok', 'pick Throw many', 'state'];
    const dice = async (...flags: string[]) => (await tree.bench(script, ...flags)).answers.filter(a => a.state).map(a => a.state.fell);
    const first = await dice('--seed', '7');
    assert.deepEqual(await dice('--seed', '7'), first);
    assert.notDeepEqual(await dice('--seed', '8'), first);
    assert.notDeepEqual(await dice(), await dice());
    assert.notDeepEqual(first[0], first[1]);
  });

  it('does what its page says it does', async () => {
    const examples = [...readFileSync('docs/bench.md', 'utf8').matchAll(/```bench\n([\s\S]*?)```/g)].map(found =>
      found[1]!.trim().split('\n'),
    );
    assert.equal(examples.length, 2);
    for (const lines of examples) {
      const { answers } = await benchIn('.')(lines);
      assert.equal(answers.length, lines.length);
      for (const told of answers) assert.ok(told.ok || told.error.startsWith('The power was cut'), JSON.stringify(told));
    }
  });
});
