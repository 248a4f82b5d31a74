import { strict as assert } from 'node:assert';
import { trackOf, tracksIn } from '../../../games/engine';
import { barEnd, most, type Values } from '../../../games/kit';
import tamashii from '../../../games/tamashii';
import type { Answers } from '../../play';
import { shown } from '../../play';
import {
  attach,
  cannot,
  card,
  fight,
  fresh,
  go,
  jump,
  put,
  RIVAL,
  ready,
  SOLO,
  set,
  slotsOf,
  through,
  toEndOfLaunch,
  VIRTUAL,
} from './table';

describe('tamashii: state', () => {
  it('keeps every Asset from 0 to 5: what is more is lost, what is missing stays 0 [TA-040] [TA-041]', () => {
    const p = jump(ready(), 'action');
    card(p).pick('Gain', 'Shield');
    p.dial(7);
    assert.equal(p.s.shield[0], 5);
    p.pick('Lose', 'Shield');
    p.dial(20);
    assert.equal(p.s.shield[0], 0);
    assert.equal(tracksIn(tamashii, p.s).shield.max, 5);
  });

  it('refuses to spend what is not there [TA-042]', () => {
    const p = jump(ready(), 'planning');
    p.pick('Upgrade', 'Ada');
    assert(!p.offers().includes('Gain a basic token'));
    assert.equal(cannot(p, 'Gain a basic token'), 'Needs 1 Memory');
    assert.equal(p.s.memory[0], 0);
  });

  it('forces a loss, and leaves spending to the player [TA-043]', () => {
    const q = set(attach(jump(set(ready(), 'power', 2), 'action'), 'Ada', 6), 'shield', 2);
    jump(q, 'combat');
    assert.deepEqual(shown(q.session).dial, [0, 2, 0]);
    q.dice(5, 5, 2, 1).dial(0);
    q.pick('2 wounds');
    assert.deepEqual(q.offers(), ['Use 2 Shield', 'Use none']);
  });

  it('keeps Assets personal: a reroll and a Shield are those of whoever rolls or is hit [TA-044]', () => {
    const p = set(set(jump(ready(), 'action'), 'reroll', 3, 1), 'shield', 3, 1);
    card(p, 'Ada').pick('Suffer wounds');
    p.dial(2);
    assert.equal(p.s.integrity[0], 3);
    p.pick('Test', 'Test', 'Red');
    p.dial(3);
    p.dice(5, 5).dial(2);
    assert(!p.offers().some(label => /^Reroll/.test(label)));
  });

  it('recovers Integrity up to the limit, which does not move [TA-045] [TA-046]', () => {
    const p = set(jump(ready(), 'action'), 'integrity', 2);
    card(p).pick('Gain', 'Integrity');
    p.dial(9);
    assert.deepEqual([p.s.integrity[0], p.s.integrityMax[0]], [5, 5]);
    set(p, 'integrity', 8);
    assert.match(tamashii.broken!(p.s)!, /more Integrity than the limit/);
  });

  it('keeps every Data token: supply, bags, Launchers and Dumps add up [TA-047]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    card(p).pick('Data tokens', 'Gain a basic token', 'Blue (26)', 'Data tokens', 'Gain Open Data', 'Open (16)');
    assert.equal(tamashii.broken!(p.s), undefined);
    assert.deepEqual([p.s.supply[1], p.s.dump[1], p.s.supply[4], p.s.dump[4]], [25, 1, 15, 1]);
    set(p, 'bag', 5, 0);
    assert.match(tamashii.broken!(p.s)!, /do not add up/);
  });

  it('keeps 16 Corrupted: pool, box and players; in Competitive supply and players [TA-048]', () => {
    const p = jump(ready({ 'Corrupted pool': 10 }), 'action');
    card(p).pick('Data tokens', 'Gain Corrupted');
    p.dial(3);
    p.pick('Data tokens', 'Discard Corrupted');
    assert.deepEqual([p.s.corruptedPool, p.s.corruptedBox, p.s.corruptedHeld[0]], [7, 7, 2]);
    set(p, 'corruptedPool', 9);
    assert.match(tamashii.broken!(p.s)!, /16 Corrupted/);
    const q = jump(ready({ Game: 'Competitive' }), 'action');
    card(q).pick('Data tokens', 'Gain Corrupted');
    q.dial(3);
    q.pick('Data tokens', 'Discard Corrupted');
    assert.deepEqual([q.s.corruptedPool, q.s.corruptedBox, q.s.corruptedHeld[0]], [14, 0, 2]);
  });

  it('keeps tokens on the table or in the device; the table is usual [TA-049]', () => {
    const table = jump(ready(), 'planning');
    assert.deepEqual([table.s.inDevice, table.s.bag.length, table.s.grid.length], [0, 0, 0]);
    assert.match(table.says(), /ALL REFILL/);
    const device = jump(ready({ 'Data tokens': 'In the device' }), 'planning');
    assert.equal(device.s.bag.length, 12);
    device.pick('Draw');
    assert.equal(
      slotsOf(device.s)
        .slice(0, 20)
        .filter(v => v > 0 && v < 7).length,
      8,
    );
  });

  it('gains no token that the supply has not [TA-050]', () => {
    const p = jump(ready({ 'Data tokens': 'In the device' }), 'action');
    set(p, 'supply', 0, 1);
    card(p).pick('Data tokens', 'Gain a basic token');
    assert.equal(cannot(p, 'Blue (0)'), 'None left');
    assert(!p.offers().includes('Blue (0)'));
  });

  it('keeps damage on an enemy between steps, phases and turns [TA-051]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 9);
    card(p).pick('Enemies', 'Damage', 'Top Enemy, 9 left');
    p.dial(4);
    p.pick('Done');
    jump(p, 'quest');
    jump(p, 'planning');
    assert.deepEqual([p.s.enemies, p.s.damage], [[9], [4]]);
    card(p).pick('Enemies', 'Damage');
    assert(p.offers().includes('Top Enemy, 5 left'));
  });

  it('wears at most 2 Advanced Bodies, the newest on top; without one the Walker [TA-052]', () => {
    const p = jump(ready(), 'action');
    const inhabit = (...stats: number[]) => {
      p.pick('Inhabit a new Body');
      p.dial(...stats);
      p.ok();
    };
    card(p).pick('Body');
    inhabit(3, 3, 4);
    p.pick('Body');
    inhabit(1, 5, 2);
    assert.deepEqual([p.s.bodies[0], p.s.mov[0], p.s.att[0], p.s.pro[0]], [2, 1, 5, 2]);
    p.pick('Body', 'Lose active Body');
    assert.deepEqual([p.s.bodies[0], p.s.mov[0], p.s.att[0], p.s.pro[0]], [1, 3, 3, 4]);
    p.pick('Body', 'Lose active Body');
    assert.deepEqual([p.s.bodies[0], p.s.mov[0], p.s.att[0], p.s.pro[0]], [0, 2, 2, 3]);
  });

  it('has no limit on Augments [TA-053]', () => {
    const p = jump(ready(), 'action');
    card(p);
    for (let i = 0; i < 12; i++) p.pick('Augment, Protocol', 'Faction Augment', 'No Break');
    assert.equal(p.s.augments[5], 12);
  });

  it('follows one Learning Protocol, three steps in all [TA-054]', () => {
    const p = jump(ready(), 'action');
    card(p);
    for (const n of [1, 2, 3]) p.pick('Augment, Protocol', `Protocol step ${n}`);
    p.pick('Augment, Protocol');
    assert(!p.offers().some(label => /Protocol/.test(label)));
    assert.equal(p.s.protocolStep[0], 3);
  });

  it('sets no cap on EXP that a game could reach [TA-055]', () => {
    const p = set(jump(ready(), 'action'), 'exp', 60);
    card(p).pick('Gain', 'EXP');
    p.dial(20);
    assert.equal(p.s.exp[0], 80);
  });

  it('undoes in reverse order, and the same roll shows the same dice [TA-056]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 6);
    jump(p, 'combat').ok();
    const shown = JSON.stringify([p.s.rolled, p.s.number, p.s.symbol]);
    p.session.undo();
    assert.match(p.says(), /ATTACK/);
    p.ok();
    assert.equal(JSON.stringify([p.s.rolled, p.s.number, p.s.symbol]), shown);
  });

  it('counts Bag, Launcher and Dump as the pool of a player [TA-057]', () => {
    const p = jump(ready({ Game: 'Competitive', 'Data tokens': 'In the device' }), 'quest');
    p.session.correct('supply', 4, 13, 0);
    for (const place of ['bag', 'dump']) p.session.correct(place, 4, 1, 0);
    put(p, 4, 1);
    p.session.jump('end.over', 0);
    p.ok();
    p.dial(0);
    assert.match(p.says(), /Open 3/);
  });

  it('lets a player with enemies do everything: move, use the tile, launch [TA-058]', () => {
    const p = attach(jump(ready(), 'action'), 'Ada', 6, 6);
    assert.deepEqual(p.offers().slice(0, 2), ['Moved, Trace +1', 'Moved, Trace +2']);
    go(p, 1);
    p.pick('Skip', 'Shield +1');
    assert.equal(p.s.shield[0], 1);
  });

  it('shows each value of the state as a track that can be corrected', () => {
    const p = fight(jump(attach(jump(ready(), 'action'), 'Ada', 6), 'combat'), [1, 4], 2);
    const tracks = tracksIn(tamashii, p.s);
    for (const id of [
      'turn',
      'time',
      'corruptedPool',
      'trace',
      'integrity',
      'enemies',
      'damage',
      'dice',
      'numDie',
      'framesUsed',
      'augments',
    ])
      assert(tracks[id], id);
  });

  it('has the same values of the same kinds at every table, so that a play that was exported can be taken in', () => {
    const kinds = (answers: Answers) => {
      const s = fresh(answers).s as unknown as Values;
      return Object.keys(s)
        .sort()
        .map(key => key + (Array.isArray(s[key]) ? ' list' : ` ${typeof s[key]}`));
    };
    for (const answers of [{ Players: 1 }, RIVAL, { Players: 4, ...VIRTUAL }, SOLO, { ...RIVAL, ...VIRTUAL }])
      assert.deepEqual(kinds(answers), kinds({ Game: 'Prologue' }));
  });

  it('plays with a profile of other values [TA-390]', () => {
    const p = fresh({ Players: 1 });
    Object.assign(p.s, { traceDice: [0, ...new Array(14).fill(2)], playerDie: [3, 1, 2], enemySymbolDie: [5, 3] });
    Object.assign(p.s, { walker: [4, 3, 2], testSuccess: [1, 2], types: ['Yellow', 'Green', 'Blue', 'Red'], bossStart: [12, 7, 10, 13] });
    p.session.journal.snapshot(p.s);
    p.crash();
    through(p, { 'Core Data': ['Yellow'] });
    assert.deepEqual([p.s.mov[0], p.s.att[0], p.s.pro[0]], [4, 3, 2]);
    assert.equal(p.s.bossIntegrity, 12);
    set(p, 'turn', 2);
    set(p, 'trace', 1);
    p.dice(1, 4).pick('Roll for Trace');
    assert.match(p.says(), /1 ENEMY/);
    assert.equal(tamashii.broken!(p.s), undefined);
  });

  it('plays by the values of this copy: what a Trace hit is, which symbol loses the Body, what a success is [TA-390] [TA-247] [TA-085]', () => {
    const trace = (hit: number) => {
      const p = set(set(set(ready(), 'traceHit', hit), 'turn', 2), 'trace', 8);
      p.dice(1, 1, 4).pick('Roll for Trace');
      return p.says();
    };
    assert.match(trace(1), /2 ENEMIES/);
    assert.match(trace(2), /1 ENEMY/);
    assert.match(trace(3), /3 ENEMIES/);
    assert.match(trace(0), /Not found/);
    const bodies = (losing: number, face: number) => {
      const p = set(set(set(jump(ready(), 'action'), 'bodies', 1), 'resetLoseBodyOn', losing), 'integrity', 0);
      p.dice(face).ok();
      return p.s.bodies[0];
    };
    assert.deepEqual([bodies(0, 1), bodies(0, 8), bodies(1, 1), bodies(1, 8)], [0, 1, 1, 0]);
    const p = set(set(jump(ready(), 'quest'), 'testSuccess', 2, 0), 'testSuccess', 5, 1);
    p.pick('Test', 'Test', 'Red');
    p.dial(7);
    p.dice(1, 4, 5).dial(3);
    assert.match(p.says(), /^Ada 7 of 7 successes/);
  });

  it('shows no Trace where there is none, and what is left of Shinigami out of what it had [TA-341] [TA-370]', () => {
    const bars = (game: string) => shown(jump(ready({ Game: game }), 'action').session).show;
    assert.deepEqual([bars('Scenario'), bars('Prologue')], [['trace', 'mov'], ['mov']]);
    const s = ready({ Players: 3, Boss: 'Shinigami' }).s;
    assert.equal(barEnd(s, tracksIn(tamashii, s).bossIntegrity, 0), 10);
  });

  it('builds one track as it builds all of them, and names fit beside a bar', () => {
    const tables = [
      ready(VIRTUAL),
      ready({ ...SOLO, ...VIRTUAL }),
      ready({ Game: 'Competitive' }),
      fight(jump(attach(jump(ready(), 'action'), 'Ada', 6, 7), 'combat'), [1, 4], 2),
    ];
    for (const p of tables) {
      const all = tracksIn(tamashii, p.s);
      for (const id of Object.keys(all)) {
        const track = all[id];
        assert.deepEqual(trackOf(tamashii, p.s, id), track);
        assert(track.words || track.flags || track.of || track.name.length <= 10, track.name);
        assert(track.name.length <= 13 && (p.s as unknown as Values)[id] !== undefined, id);
      }
      assert.equal(trackOf(tamashii, p.s, 'nothing'), undefined);
    }
  });

  it("shows Integrity beside its Limiter and damage beside the enemy's integrity [TA-046] [TA-051]", () => {
    const p = set(attach(jump(ready(), 'action'), 'Ada', 6), 'integrityMax', 7, 1),
      tracks = tracksIn(tamashii, p.s);
    assert.deepEqual([barEnd(p.s, tracks.integrity, 0), barEnd(p.s, tracks.integrity, 1), barEnd(p.s, tracks.damage, 0)], [5, 7, 6]);
    assert.equal(most(tracks.integrity), 10); // the table may put it anywhere
  });

  it('calls the integrity of enemies by its name below their heading [TA-051]', () => {
    assert.equal(tracksIn(tamashii, ready().s).enemies.name, 'Enemy ITG');
  });

  it('shows damage where there are enemies, and not their heading alone [TA-051]', () => {
    const p = card(jump(ready(), 'action'));
    assert.deepEqual(shown(p.session).show, ['integrity', 'trace']);
    p.pick('Done');
    assert.deepEqual(shown(card(attach(p, 'Ada', 6)).session).show, ['integrity', 'trace', 'damage']);
  });

  it('asks for damage beside what is left of the target [TA-051] [TA-372]', () => {
    const p = set(attach(jump(ready({ Boss: 'Shinigami' }), 'action'), 'Ada', 12), 'damage', 9);
    jump(p, 'combat').pick('Boss is here');
    fight(p, [1, 1], 1);
    p.pick('Repeatable B');
    p.dial(1);
    p.pick('Damage Top Enemy');
    assert.equal(p.says(), 'Ada Damage to Top Enemy?\n3 left, more is lost\n0: another effect');
    p.dial(1);
    p.pick('Repeatable B');
    p.dial(1);
    p.pick('Damage the boss');
    assert.equal(p.says(), 'Ada Damage to the boss,\nin one hit? Armor 6');
    set(p, 'boss', 2);
    assert.match(p.says(), /in one hit\? ITG 7$/);
    set(p, 'boss', 0);
    assert.match(p.says(), /in one hit\?/);
  });

  it('tells the pool at the start of a turn where there is one, and PRO where all program [TA-361] [TA-110]', () => {
    const begins = (game: string) => ready({ Game: game }).says();
    assert.match(begins('Scenario'), /\nTime 0, pool 16$/);
    assert.match(begins('Competitive'), /\nTime 7$/);
    const p = jump(ready(), 'planning');
    assert.equal(shown(p.session).show![0], 'pro');
  });

  it('asks everybody for the number of a card and for Time, and draws no number out of none [TA-172] [TA-263]', () => {
    const q = jump(ready(), 'action');
    card(q).pick('Set Time');
    assert.match(q.says(), /^ALL Set Time/);
    q.dial(3);
    q.pick('Scenario card', 'Plot card');
    assert.match(q.says(), /^ALL NEW CARD/);
    q.dial(2);
    q.pick('Yes', 'Chance', 'Random number');
    q.dial(0);
    assert.match(q.says(), /What happens/);
  });

  it('shows what was launched in the Launch step, and nowhere else [TA-217]', () => {
    const p = fresh();
    p.pick('Line by line', 'Not compared yet');
    for (let i = 0; i < 12; i++) {
      assert.equal(tracksIn(tamashii, p.s).launched, undefined);
      p.pick(p.offers().filter(label => /Done|Red|Do not count/.test(label))[0]!);
    }
    toEndOfLaunch(jump(p, 'action'));
    assert(tracksIn(tamashii, p.s).launched);
  });
});
