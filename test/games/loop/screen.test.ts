import { strict as assert } from 'node:assert';
import { barEnd, HEADING } from '../../../games/kit';
import loop from '../../../games/loop';
import { IMMEDIATE } from '../../../games/loop/state';
import { eventName } from '../../../games/loop/texts';
import { nodeEngine } from '../../../tools/bench/node';
import { table } from '../../firmware/device';
import { begin } from '../../play';

describe('LOOP: on the screen', () => {
  it('names the EVENT in force in the title of every question, whoever is asked [LO-159]', async () => {
    const engine = nodeEngine({ seed: 1 }),
      titles: string[] = [];
    for (const line of `new loop {"Mode": "Competitive"}/pick Red/ok/ok/ok/pick Intern/pick Keep/pick Food/pick Intern/pick Keep/pick Glass
      correct activeEvent Slowdown/*jump Turn/*ok/*pick Favour/*pick Resell/*pick Blue/pick Accept/*pick Food Q2/*pick Work/pick Back/*pick Buy`.split(
      /[/\n]/,
    )) {
      const command = line.trim().replace('*', ''),
        told = JSON.parse(await engine.command(command));
      assert(told.ok, command + ': ' + told.error);
      if (command != line.trim()) titles.push(JSON.parse(await engine.command('screen')).rows[0].replace(/ +.$/, ''));
    }
    assert.deepEqual([...new Set(titles)], ['Red: Slowdown', 'Blue: Slowdown']);
    assert.equal(titles.length, 8);
  });

  it('has names of EVENTS in force that fit into the title beside a name of 8 letters [LO-159]', () => {
    for (let event = 1; event < 31; event++) if (!(IMMEDIATE & (1 << (event - 1)))) assert(eventName(event).length <= 11, eventName(event));
  });

  it('shows the FAVOURS in a hand against the five at which none is drawn [LO-046]', () => {
    const { s } = begin(loop, { Mode: 'Basic', Players: 3 }),
      track = loop.track!(s, 'hand')!;
    assert.deepEqual([track.max, ...s.seats.map(seat => barEnd(s, track, seat))], [30, 5, 5, 5]);
  });

  it('corrects a MATERIAL by its player, then its type and Q', () => {
    const t = table({ seed: 1 }, { loop }).start('LOOP'),
      s = () => t.device.session!.state() as any;
    t.press('back').choose('Materials');
    assert.deepEqual(t.rows().slice(0, 3), ['Materials', '>Red', ' Blue']);
    t.choose('Blue');
    assert.equal(t.rows()[0], 'Blue Materials');
    t.choose('Glass Q2').press('up ok');
    assert.deepEqual([+s().mats[20 + 4 + 1], s().mats.length], [1, 40]);
    assert.match(t.text(), /31 materials, not 30/);
    t.press('back');
    assert(t.text().includes('>Blue'), t.text());
    t.press('back');
    assert(t.text().includes('>Materials'), t.text());
  });

  it('has what players have first, and the rest below headings; in Basic no EVENTS and no CREDIT CARDS', () => {
    for (const [mode, headings] of [
      ['Basic', 'This turn,Decks,The game,Careers,Modes'],
      ['Solo', 'This turn,Credit cards,Events,Decks,The game,Careers,Modes'],
    ]) {
      const { s } = begin(loop, { Mode: mode }),
        all = Object.keys(tracksOf(s)),
        lists = [false, true].map(printed => loop.tracksOnTop!(s, printed)),
        under = lists.flat().flatMap(entry => (entry[0] == HEADING ? entry.slice(1) : []));
      const listed = [false, true].flatMap((printed, n) =>
        lists[n].flatMap(entry => (entry[0] == HEADING ? loop.tracksUnder!(s, entry.slice(1), printed) : entry)),
      );
      assert.deepEqual(
        headings.split(',').filter(heading => under.includes(heading)),
        headings.split(','),
      );
      assert.equal(new Set(under).size, headings.split(',').length);
      assert.deepEqual(listed.slice().sort(), all.slice().sort());
      assert(lists[0].length < 24, 'the top is long');
    }
  });

  it('opens a heading, sets a value there and comes back to it', () => {
    const t = table({ seed: 1 }, { loop }).start('LOOP');
    t.press('back').choose('Decks').choose('Mat deck').press('up ok');
    assert.match(t.text(), /31 materials, not 30/);
    t.press('back');
    assert(t.text().includes('>Decks'), t.text());
  });
});
