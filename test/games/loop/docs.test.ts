import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import loop from '../../../games/loop';
import { begin } from '../../play';

/** The ```bench blocks of the game's page, line by line. */
function script(): string[] {
  const blocks = readFileSync('docs/games/loop.md', 'utf8').split('```bench\n').slice(1);
  assert(blocks.length > 0, 'no bench script');
  return blocks.flatMap(block => block.split('```')[0].split('\n')).filter(line => line && !line.startsWith('#'));
}

describe('LOOP, its page', () => {
  it('shows a round that can be played as it stands', () => {
    let p = begin(loop);
    for (const line of script()) {
      const [command, ...rest] = line.split(' '),
        words = rest.join(' ');
      if (command == 'new') p = begin(loop, JSON.parse(words.slice(words.indexOf('{'))));
      else if (command == 'ok') p.ok();
      else if (command == 'pick') p.pick(words);
      else if (command == 'dial') p.dial(+words);
      else if (command == 'dice') p.dice(...rest.map(Number));
      else if (command == 'undo') assert(p.session.undo(), 'nothing to undo');
      else if (command == 'correct') p.session.correct(rest[0], rest.length > 2 ? +rest[1] : 0, +rest[rest.length - 1], 1);
      else assert.equal(command, 'state', line);
    }
    assert.deepEqual(p.fate.forced, [], 'dice are left over');
    assert.deepEqual([p.s.round, p.s.seat, p.s.h, p.s.rep, p.s.cards], [2, 0, [3, 5], [2, 0], [100, 0]]);
  });

  it('names every printed value and every ruling', () => {
    const page = readFileSync('docs/games/loop.md', 'utf8'),
      tracks = loop.tracks(begin(loop, { Mode: 'Competitive' }).s);
    for (const id of Object.keys(tracks)) if (tracks[id].printed) assert(page.includes('*' + tracks[id].name + '*'), tracks[id].name);
    for (const name of tracks.rules.flags!) assert(page.includes('*' + name + '*'), name);
  });
});
