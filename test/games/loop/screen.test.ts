import { strict as assert } from 'node:assert';
import { listedIn } from '../../../games/engine';
import { barEnd, HEADING } from '../../../games/kit';
import loop from '../../../games/loop';
import { nodeEngine } from '../../../tools/bench/node';
import { table as device } from '../../firmware/device';
import { begin, table, tracksOf } from './table';

describe('LOOP: on the screen', () => {
  it('has H, coins, REP and the EVENT in force in the title of every question, of whoever is asked [LO-159]', async () => {
    const engine = nodeEngine({ seed: 1 }),
      titles: string[] = [];
    for (const line of `new loop {"Mode":"Full","Game":"Competitive"}/pick Red/ok/ok/ok/pick Intern/pick Keep/pick Food/pick Intern/pick Keep/pick Glass
      correct coin Blue 7/correct activeEvent Bad Debt/*jump Turn/*pick Favour/*pick Resell/pick Accept/*pick Favour/pick Back/*pick Buy/pick Back/*press ok`.split(
      /[/\n]/,
    )) {
      const command = line.trim().replace('*', ''),
        told = JSON.parse(await engine.command(command));
      assert(told.ok, `${command}: ${told.error}`);
      if (command !== line.trim()) titles.push(JSON.parse(await engine.command('screen')).rows[0].trim());
    }
    await engine.end();
    assert.deepEqual(
      titles.map(title => title.replace(/[^ -~]/g, '').trim()),
      [
        'Red: H4 $2 R0 Bad D',
        'Red: H4 $2 R0 Bad D',
        'Blue: H4 $7 R0 Bad',
        'Red: H4 $4 R0 Bad D',
        'Red: H4 $4 R0 Bad D',
        'Red: H3 $7 R0 Bad Deb',
      ],
    );
  });

  it('shows the FAVOURs in a hand against the five at which none is drawn [LO-046]', () => {
    const { s } = begin(loop, { Game: 'Basic', Players: 3 }),
      track = tracksOf(s).hand!;
    assert.deepEqual([track.max, ...s.seats.map(seat => barEnd(s, track, seat))], [30, 5, 5, 5]);
  });

  it('corrects the Q of a MATERIAL by its name', () => {
    const t = device({ seed: 1 }, { loop }).start('LOOP');
    t.press('back:hold'); // the usual set-up is Light
    const g = table('Competitive', 2);
    assert.deepEqual(tracksOf(g.s).quality!.of, ['Red Foo2', 'Blue Gla2']);
    g.session.correct('quality', 1, 4, 0);
    assert.deepEqual(tracksOf(g.s).quality!.of, ['Red Foo2', 'Blue Gla4']);
  });

  it('has what players have first, and the rest below headings; in Basic no EVENTs and no CREDIT CARDs', () => {
    for (const [mode, headings] of [
      ['Basic', 'This turn,Decks,The game'],
      ['Solo', 'This turn,Decks,The game,Credit cards,Events,Modes'],
    ] as const) {
      const { s } = begin(loop, { Game: mode });
      s.round = 1;
      const lists = [false, true].map(printed => listedIn(loop, s, '', printed)),
        under = lists.flat().flatMap(entry => (entry[0] === HEADING ? entry.slice(1) : []));
      assert.deepEqual([...new Set(under)].sort(), headings.split(',').sort());
      assert(lists[0]!.length < 24, 'the top is long');
    }
  });
});
