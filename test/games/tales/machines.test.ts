import { shown } from '../../play';
import { act, assert, hacked, letter, morning, out, type Play, set, setUp, told, tracks, until, walls } from './table';

const ABILITY = { ALARMED: 1, ARMED: 2, ESCAPEE: 3, PREDICTABLE: 4, SLOW: 5, UNPREDICTABLE: 6 };

/** At the Machine step of a Round. */
const machines = (round: number, count: number): Play => until(morning(round, { Machines: count }), 'machines.start');

describe('tales: Machines in the School Phase', () => {
  it('resets hacked Machines when two cards in a row show the icon, weekends included, never in Round 1 [TL-131]', () => {
    const p = hacked(until(setUp({ Machines: 1 }), 'machines.start'), 1, 0);
    p.pick('Yes'); // Round 1
    assert.deepEqual([p.s.hackedBy, p.s.lastFirmware], [[1 + 1], 1]);
    set(until(p, 'school.start'), 'round', 6);
    until(p, 'machines.start').pick('Yes');
    assert.deepEqual(p.s.hackedBy, [0]);
    assert.match(told(p), /AMB110 A is RESET, Kid 2 loses it/);
    assert.match(p.says(), /is back/);
    const q = hacked(set(machines(3, 1), 'lastFirmware', 1), 0, 0);
    q.pick('No');
    assert.deepEqual([q.s.hackedBy, q.s.lastFirmware], [[1], 0]);
    until(until(q, 'school.start'), 'machines.start').pick('Yes');
    assert.deepEqual(q.s.hackedBy, [1]);
  });

  it('resets an UNPREDICTABLE one by a single icon, if it is hacked [TL-132]', () => {
    const p = hacked(set(machines(3, 2), 'ability', [ABILITY.UNPREDICTABLE, ABILITY.UNPREDICTABLE]), 0, 0);
    walls(walls(p, 2, 0), 2, 1);
    p.pick('Yes');
    assert.deepEqual(
      [p.s.hackedBy, p.s.walls],
      [
        [0, 0],
        [0, 3],
      ],
    );
    assert.match(p.says(), /AMB110 A is back/);
    p.pick('Yes');
    assert.match(p.says(), /Machines move/);
  });

  it('returns RESET and WRECKED Machines without firewalls, ROUTINE only near an OPEN place [TL-133]', () => {
    const p = walls(walls(set(machines(3, 2), 'wrecked', [2, 2]), 1, 0), 3, 1);
    p.pick('No');
    assert.match(p.says(), /AMB110 A is back: start Sector or next to it, Firewalls off. Near OPEN/);
    p.pick('Yes');
    p.pick('No');
    assert.deepEqual(
      [p.s.mode, p.s.walls, p.s.wrecked],
      [
        [0, 1],
        [0, 0],
        [0, 0],
      ],
    );
    const q = set(machines(3, 1), 'wrecked', [3]);
    q.pick('No');
    assert.deepEqual([q.s.wrecked, q.s.at], [[3], 'kid.start']);
  });

  it('takes a firewall off a SLOW REBOOT before the firmware, never below 0 [TL-135]', () => {
    const p = walls(set(machines(3, 2), 'ability', [ABILITY.SLOW, ABILITY.SLOW]), 2);
    assert.match(p.says(), /^Take the left Firewall off AMB110 A. Firmware icon/);
    p.pick('No');
    assert.deepEqual(p.s.walls, [2, 0]);
  });

  it('moves an ESCAPEE first, then by icons, ALERT before ROUTINE, ties by the First Player; hacked ones not [TL-136]', () => {
    const p = set(machines(3, 2), 'ability', [0, ABILITY.ESCAPEE]);
    p.pick('No');
    assert.equal(told(p), 'AMB110 B moves first');
    assert.match(p.says(), /by the card, ALERT first, ties: First Player/);
    assert.deepEqual(shown(p.session).show, ['mode']);
    const q = hacked(machines(3, 1), 0, 0);
    q.pick('No');
    assert.equal(q.s.at, 'kid.start');
  });

  it('keeps Machines out of the sea and out of one Sector [TL-137]', () => {
    const p = machines(3, 1);
    p.pick('No');
    assert.match(p.says(), /Not to sea or others/);
  });

  it('sets the mode after movement: ALERT near RESTRICTED places only [TL-138]', () => {
    for (const [restrictedOnly, mode] of [
      [[], 0], // near OPEN, both or none
      [['AMB110 A'], 1],
    ] as const) {
      const p = set(machines(3, 1), 'mode', [1 - mode]);
      p.pick('No');
      p.ok();
      assert.match(p.says(), /near RESTRICTED places only: ALERT/);
      p.mark(...restrictedOnly);
      assert.deepEqual(p.s.mode, [mode]);
    }
  });

  it('takes the Hack Token off and stays ALERT without another look [TL-139]', () => {
    const p = set(set(machines(3, 1), 'hackToken', [1]), 'mode', [1]);
    p.pick('No');
    p.ok();
    assert.match(told(p), /Hack token AMB110 A off/i);
    assert.deepEqual([p.s.hackToken, p.s.mode, p.s.modeLock, p.s.at], [[0], [1], [2], 'kid.start']);
  });

  it('makes an ALARMED one beside another Machine ALERT, after the update [TL-140]', () => {
    const p = set(machines(3, 2), 'ability', [ABILITY.ALARMED, 0]);
    p.pick('No');
    p.ok();
    p.mark();
    assert.match(p.says(), /ALARMED: mark who is next to another Machine/);
    p.mark('AMB110 A');
    assert.deepEqual(
      [p.s.mode, p.s.modeLock],
      [
        [1, 0],
        [3, 0],
      ],
    );
    const alone = set(machines(3, 1), 'ability', [ABILITY.ALARMED]);
    alone.pick('No');
    alone.ok();
    alone.mark();
    assert.equal(alone.s.at, 'kid.start');
    const token = set(set(machines(3, 2), 'ability', [ABILITY.ALARMED, 0]), 'hackToken', 1, 0);
    token.pick('No');
    token.ok();
    token.mark(); // it stays ALERT anyway: there is nothing to ask
    assert.deepEqual([token.s.at, token.s.modeLock], ['kid.start', [2, 0]]);
  });

  it('leaves hacked Machines without mode, movement, avoiding and alarm [TL-431]', () => {
    const p = hacked(set(machines(3, 2), 'ability', [ABILITY.ALARMED, ABILITY.ALARMED]), 0, 0);
    p.pick('No');
    p.ok();
    assert.deepEqual(
      shown(p.session).marks!.map(({ label }) => label),
      ['AMB110 B'],
    );
    p.mark();
    assert.equal(p.s.at, 'kid.start'); // no alarm: the other one is hacked
    p.ok();
    act(p, 1).pick('Walk');
    letter(p, 'F');
    assert.deepEqual(p.offers(), ['None', 'AMB110 B, Ignore']);
  });

  it('keeps a mode of the Adventure Phase until the next update of modes [TL-435]', () => {
    const p = out({ Machines: 1 });
    act(p, 0).pick('Card...', 'Effect (free)', 'Machine mode', 'AMB110 A: ALERT', 'Machine mode', 'AMB110 A: ROUTINE');
    assert.deepEqual(p.s.mode, [0]);
    p.pick('Machine mode', 'AMB110 A: ALERT', 'Done');
    assert.deepEqual(p.s.mode, [1]);
    until(p, 'machines.start').pick('No');
    p.ok();
    assert.deepEqual(p.s.mode, [1]);
    p.mark();
    assert.deepEqual(p.s.mode, [0]);
  });

  it('takes NEARBY and adjacent from the table: it asks which Machine is near, and no place next door is known to it [TL-432]', () => {
    const p = out({ Machines: 2 });
    act(p, 0).pick('Walk');
    assert.match(p.says(), /along a line/);
    letter(p, 'F');
    assert.deepEqual(p.offers(), ['None', 'AMB110 A, Ignore', 'AMB110 B, Ignore']);
    assert.equal(shown(p.session).why, 'p. 18');
  });

  it('treats a creature as a Machine: any of the six figures will do [TL-433]', () => {
    assert.deepEqual(tracks(setUp({ Machines: 6 })).mode.of, ['AMB110 A', 'AMB110 B', 'MK79 A', 'MK79 B', 'Machine 5', 'Machine 6']);
  });

  it('ignores abilities with Just Machines [TL-616]', () => {
    const p = until(morning(3, { Machines: 4, Variants: 'Choose', 'Just Machines': 'On' }), 'machines.start');
    set(p, 'ability', [ABILITY.SLOW, ABILITY.UNPREDICTABLE, ABILITY.ESCAPEE, ABILITY.ALARMED]);
    walls(p, 1);
    hacked(p, 0, 1);
    assert.equal(p.says(), 'Firmware icon on the School Card?');
    p.pick('Yes');
    assert.deepEqual([p.s.walls[0], p.s.hackedBy[1]], [1, 1]);
    assert.doesNotMatch(told(p), /first/);
    p.ok();
    p.mark();
    assert.equal(p.s.at, 'kid.start');
    p.ok();
    set(p, 'ability', [ABILITY.PREDICTABLE, ABILITY.ARMED, 0, 0]);
    act(p, 0);
    assert.equal(p.offers().indexOf('Wreck'), -1);
    p.pick('Scout, 1', 'AMB110 A');
    assert.equal(p.s.walls[0], 7);
    walls(p, 0);
    p.pick('Scout, 1', 'AMB110 A');
    assert.equal(p.s.walls[0], 3);
  });
});
