import { shown } from '../../play';
import { act, assert, morning, out, type Play, set, setUp, tales, until } from './table';

const ABILITY = { ALARMED: 1, ARMED: 2, ESCAPEE: 3, PREDICTABLE: 4, SLOW: 5, UNPREDICTABLE: 6 };

/** At the Machine step of a Round. */
const machines = (round: number, count: number): Play => until(morning(round, { Machines: count }), 'machines.start');

/** Machine m belongs to a Kid. */
function hacked(p: Play, m: number, kid: number): Play {
  set(p, 'hackedBy', kid + 1, m);
  return set(p, 'machine', m + 1, kid);
}

describe('tales: Machines in the School Phase', () => {
  it('resets hacked Machines when two cards in a row show the icon, weekends included, never in Round 1 [TL-131]', () => {
    const p = hacked(until(setUp({ Machines: 1 }), 'machines.start'), 0, 1);
    p.pick('Yes'); // Round 1
    assert.deepEqual([p.s.hackedBy, p.s.prevFirmware], [[1 + 1], 1]);
    set(until(p, 'school.start'), 'round', 6);
    until(p, 'machines.start').pick('Yes');
    assert.deepEqual([p.s.hackedBy, p.s.machine], [[0], [0, 0]]);
    assert.match(p.says(), /is back/);
    const q = hacked(set(machines(3, 1), 'prevFirmware', 1), 0, 0);
    q.pick('No');
    assert.deepEqual([q.s.hackedBy, q.s.prevFirmware], [[1], 0]);
    until(until(q, 'school.start'), 'machines.start').pick('Yes');
    assert.deepEqual(q.s.hackedBy, [1]);
  });

  it('resets an UNPREDICTABLE one by a single icon, if it is hacked [TL-132]', () => {
    const p = hacked(set(machines(3, 2), 'ability', [ABILITY.UNPREDICTABLE, ABILITY.UNPREDICTABLE]), 0, 0);
    set(p, 'firewalls', [2, 2]);
    p.pick('Yes');
    assert.deepEqual(
      [p.s.hackedBy, p.s.firewalls],
      [
        [0, 0],
        [0, 2],
      ],
    );
    assert.match(p.says(), /AMB110 A is back/);
    p.pick('Yes');
    assert.match(p.says(), /Machines move/);
  });

  it('returns RESET and WRECKED Machines without firewalls, ROUTINE only near an OPEN place [TL-133]', () => {
    const p = set(set(machines(3, 2), 'wrecked', [2, 2]), 'firewalls', [1, 3]);
    p.pick('No');
    assert.match(p.says(), /AMB110 A is back: start Sector or next to it, Firewalls off. Near OPEN/);
    p.pick('Yes');
    p.pick('No');
    assert.deepEqual(
      [p.s.mode, p.s.firewalls, p.s.wrecked],
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
    const p = set(set(machines(3, 2), 'ability', [ABILITY.SLOW, ABILITY.SLOW]), 'firewalls', [2, 0]);
    assert.match(p.says(), /^Take the left Firewall off AMB110 A. Firmware icon/);
    p.pick('No');
    assert.deepEqual(p.s.firewalls, [1, 0]);
  });

  it('moves an ESCAPEE first, then by icons, ALERT before ROUTINE, ties by the First Player; hacked ones not [TL-136]', () => {
    const p = set(machines(3, 2), 'ability', [0, ABILITY.ESCAPEE]);
    p.pick('No');
    assert.equal(p.says(), 'AMB110 B moves first');
    p.ok();
    assert.match(p.says(), /by the card, ALERT first, ties: First Player/);
    assert.deepEqual(shown(p.session).show, ['mode', 'class']);
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
    for (const [near, mode] of [
      ['OPEN', 0],
      ['RESTRICTED', 1],
      ['Both', 0],
      ['None', 0],
    ] as const) {
      const p = set(machines(3, 1), 'mode', [1 - mode]);
      p.pick('No');
      p.ok();
      assert.match(p.says(), /AMB110 A is near which/);
      p.pick(near);
      assert.deepEqual(p.s.mode, [mode]);
    }
  });

  it('takes the Hack Token off and stays ALERT without another look [TL-139]', () => {
    const p = set(set(machines(3, 1), 'hackToken', [1]), 'mode', [1]);
    p.pick('No');
    p.ok();
    assert.match(p.says(), /AMB110 A: Hack Token off, stays ALERT/);
    p.ok();
    assert.deepEqual([p.s.hackToken, p.s.mode, p.s.modeLock, p.s.at], [[0], [1], [2], 'kid.start']);
  });

  it('makes an ALARMED one beside another Machine ALERT, after the update [TL-140]', () => {
    const p = set(machines(3, 2), 'ability', [ABILITY.ALARMED, 0]);
    p.pick('No');
    p.ok();
    p.pick('OPEN', 'OPEN');
    assert.match(p.says(), /AMB110 A next to another Machine/);
    p.pick('Yes');
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
    alone.pick('OPEN');
    assert.equal(alone.s.at, 'kid.start');
    const token = set(set(machines(3, 2), 'ability', [ABILITY.ALARMED, 0]), 'hackToken', 1, 0);
    token.pick('No');
    token.ok();
    token.pick('OPEN');
    token.ok(); // it stays ALERT anyway: there is nothing to ask
    assert.deepEqual([token.s.at, token.s.modeLock], ['kid.start', [2, 0]]);
  });

  it('leaves hacked Machines without mode, movement, avoiding and alarm [TL-431]', () => {
    const p = hacked(set(machines(3, 2), 'ability', [ABILITY.ALARMED, ABILITY.ALARMED]), 0, 0);
    p.pick('No');
    p.ok();
    assert.match(p.says(), /AMB110 B is near which/);
    p.pick('OPEN');
    assert.equal(p.s.at, 'kid.start'); // no alarm: the other one is hacked
    p.ok();
    act(p, 1).pick('Move', 'Walk', 'F, 1');
    assert.deepEqual(p.offers(), ['None', 'AMB110 B, Ignore']);
  });

  it('keeps a mode of the Adventure Phase until the next update of modes [TL-435]', () => {
    const p = out({ Machines: 1 });
    act(p, 0).pick('Card effect (free)', 'Machine mode', 'AMB110 A: ALERT', 'Machine mode', 'AMB110 A: ROUTINE');
    assert.deepEqual(p.s.mode, [0]);
    p.pick('Machine mode', 'AMB110 A: ALERT', 'Done');
    assert.deepEqual(p.s.mode, [1]);
    until(p, 'machines.start');
    assert.deepEqual(p.s.mode, [1]);
    until(p, 'kid.start');
    assert.deepEqual(p.s.mode, [0]);
  });

  it('takes NEARBY and adjacent from the table: it asks which Machine is near, and no place next door is known to it [TL-432]', () => {
    const p = out({ Machines: 2 });
    act(p, 0).pick('Move', 'Walk');
    assert.match(p.says(), /along a line/);
    p.pick('F, 1');
    assert.deepEqual(p.offers(), ['None', 'AMB110 A, Ignore', 'AMB110 B, Ignore']);
    assert.equal(shown(p.session).why, 'p. 18');
  });

  it('treats a creature as a Machine: any of the six figures will do [TL-433]', () => {
    assert.deepEqual(tales.tracks!(setUp({ Machines: 6 }).raw).mode.of, [
      'AMB110 A',
      'AMB110 B',
      'MK79 A',
      'MK79 B',
      'Machine 5',
      'Machine 6',
    ]);
  });

  it('ignores abilities with Just Machines [TL-616]', () => {
    const p = until(morning(3, { Machines: 4, Variants: 'Choose', 'Just Machines': 'On' }), 'machines.start');
    set(p, 'ability', [ABILITY.SLOW, ABILITY.UNPREDICTABLE, ABILITY.ESCAPEE, ABILITY.ALARMED]);
    set(p, 'firewalls', [1, 0, 0, 0]);
    hacked(p, 1, 0);
    assert.equal(p.says(), 'Firmware icon on the School Card?');
    p.pick('Yes');
    assert.deepEqual([p.s.firewalls[0], p.s.hackedBy[1]], [1, 1]);
    assert.doesNotMatch(p.says(), /First of all/);
    p.ok();
    p.pick('OPEN', 'OPEN', 'OPEN');
    assert.equal(p.s.at, 'kid.start');
    p.ok();
    set(p, 'ability', [ABILITY.PREDICTABLE, ABILITY.ARMED, 0, 0]);
    act(p, 0);
    assert.equal(p.offers().indexOf('Wreck'), -1);
    p.pick('Scout', 'AMB110 A');
    assert.equal(p.s.firewalls[0], 3);
    set(p, 'firewalls', 0, 0);
    p.ok();
    p.pick('Scout', 'AMB110 A');
    assert.equal(p.s.firewalls[0], 2);
  });
});
