import { shown } from '../../play';
import { act, assert, cubes, lock, out, type Play, refused, set, tales, until } from './table';

/** Kid 1 hacks Machine 1 (spaces 2 unless told) with `time` each, up to the first firewall. */
function hacking(p: Play, time: number[] = [2], spaces = 2): Play {
  set(p, 'spaces', spaces);
  act(p, 0).pick('Hack', 'AMB110 A, needs ' + spaces);
  time.forEach((n, k) => {
    for (let i = 0; i < n; i++) p.pick(p.offers().filter(o => o.indexOf('Kid ' + (k + 1)) == 0)[0]);
  });
  p.pick('Start');
  return p;
}

/** The test on the table falls like this. */
function roll(p: Play, six: boolean, trait = 'TOUGH'): Play {
  p.pick(trait);
  const n = +p.offers()[0].slice(5);
  p.dice(...Array.from({ length: n }, () => (six ? 6 : 1))).pick(p.offers()[0]);
  if (p.offers().indexOf('Accept') >= 0) p.pick('Accept');
  else p.ok();
  return p;
}

const alert = (p: Play) => set(p, 'mode', 1);

describe('tales: the HACK', () => {
  it('starts when those nearby spend as much as there are spaces, at least 1 each, more allowed [TL-340]', () => {
    const p = set(out({ Kids: 3, Machines: 2 }), 'spaces', [3, 1]);
    set(set(p, 'hackedBy', 3, 1), 'machine', 2, 2);
    act(p, 0).pick('Hack');
    assert.deepEqual(p.offers(), ['AMB110 A, needs 3', 'Back']); // a hacked one is no target
    p.pick('AMB110 A, needs 3');
    assert.match(p.says(), /HACK: Time 0 of 3. Kids nearby may join/);
    assert.equal(refused(p, 'Start'), 'Needs 3 Time');
    p.pick('Kid 1 +1, now 0', 'Kid 2 +1, now 0', 'Kid 1 +1, now 1');
    assert.equal(p.offers()[0], 'Start'); // now likely
    p.pick('Kid 1 +1, now 2', 'Start');
    assert.deepEqual([cubes(p, 0), cubes(p, 1), cubes(p, 2), p.s.participants, p.s.at], [[3, 3], [5, 1], [6, 0], 3, 'hack.wall']);
    const q = set(set(set(out({ Machines: 1 }), 'spaces', 1), 'pool', 1, 0), 'action', 5, 0);
    act(q, 0).pick('Hack', 'AMB110 A, needs 1', 'Kid 1 +1, now 0');
    assert.equal(q.offers().filter(o => /Kid 1 \+1/.test(o)).length, 0); // no more than the pool
    const few = set(out({ Kids: 5, Machines: 1 }), 'status', [0, 1, 2, 3, 0]);
    act(few, 0).pick('Hack', 'AMB110 A, needs 3');
    assert.deepEqual(few.offers(), ['Kid 1 +1, now 0', 'Kid 5 +1, now 0', 'Back']); // not who is home, late or sick
  });

  it('turns all firewalls of a PREDICTABLE one up, else only the one that is reached [TL-341]', () => {
    const p = hacking(set(out({ Machines: 1 }), 'ability', 4), [3], 3);
    assert.equal(p.s.firewalls[0], 3);
    assert.match(p.says(), /Firewall 1\/3 draw all/);
    p.pick('Repel attempt');
    assert.equal(p.says(), 'Kid 1: Firewall 2/3\nROUTINE, top half\nEffect first'); // they are all there
    const q = hacking(out({ Machines: 1 }), [3], 3);
    assert.equal(q.s.firewalls[0], 0);
    assert.match(q.says(), /Firewall 1\/3 draw it/);
    q.pick('One trait');
    assert.equal(q.s.firewalls[0], 1);
    const r = hacking(set(out({ Machines: 1 }), 'firewalls', 2), [3], 3);
    assert.doesNotMatch(r.says(), /draw it/);
  });

  it('knows which space of a SLOW REBOOT is empty, and fills that one [TL-135, TL-341]', () => {
    const p = set(set(set(out({ Machines: 1 }), 'ability', 5), 'spaces', 3), 'firewalls', 3);
    until(p, 'machines.start').pick('No');
    assert.deepEqual([p.s.firewalls, p.s.walls], [[2], [6]]); // the left-most one is off
    hacking(p, [3], 3);
    assert.match(p.says(), /Firewall 1\/3 draw it/);
    p.pick('Repel attempt');
    assert.deepEqual([p.s.firewalls, p.says()], [[3], 'Kid 1: Firewall 2/3\nROUTINE, top half\nEffect first']);
  });

  it('scouts the left-most empty spaces, also left of what a SLOW REBOOT has left [TL-331]', () => {
    const p = set(set(set(out({ Machines: 1 }), 'ability', 5), 'spaces', 5), 'walls', 24);
    assert.deepEqual(p.s.firewalls, [2]);
    act(p, 0).pick('Scout', 'AMB110 A');
    assert.deepEqual([p.s.firewalls, p.s.walls], [[4], [27]]);
    p.ok();
    set(p, 'firewalls', 4); // the same number: they stay where they are
    assert.deepEqual(p.s.walls, [27]);
    set(p, 'firewalls', 3); // another one: at the left
    assert.deepEqual([p.s.walls, p.s.firewalls], [[7], [3]]);
  });

  it('makes the highest investor the HACKER, the First Player breaks ties; only participants help [TL-342]', () => {
    const p = hacking(out({ Kids: 3, Machines: 1 }), [1, 2]);
    assert.equal(p.s.hacker, 2);
    p.pick('One trait');
    assert.match(p.says(), /who rolls/);
    assert.deepEqual(p.offers(), ['Kid 2', 'Kid 1']);
    p.pick('Kid 1', 'TOUGH');
    assert.equal(refused(p, 'Kid 3 helps'), 'Not in the hack');
    p.pick('Help');
    assert.deepEqual(p.offers(), ['Kid 2', 'Back']);
    const other = hacking(out({ Kids: 3, Machines: 1 }), [0, 2]);
    assert.deepEqual([other.s.participants, other.s.hacker, other.s.pool], [2, 2, [6, 4, 6]]); // not the Kid who proposed it
    const tie = hacking(set(out({ Kids: 3, Machines: 1 }), 'firstKid', 3), [1, 1]);
    assert.equal(tie.says(), 'Kid 3: A tie: who is the HACKER?');
    tie.pick('Kid 2');
    assert.equal(tie.s.hacker, 2);
    const upset = hacking(lock(out({ Machines: 1 }), 1, 'upset'), [2, 1]);
    upset.pick('One trait', 'Kid 1', 'TOUGH');
    assert.equal(refused(upset, 'Kid 2 helps'), 'UPSET: cannot help');
    assert(upset.offers().indexOf('COMBO') > 0);
  });

  it('goes from left to right, top half in ROUTINE, lower in ALERT, effect first, one trait or two [TL-343]', () => {
    const p = hacking(out({ Machines: 1 }));
    assert.match(p.says(), /Firewall 1\/2.*\nROUTINE, top half\nEffect first/);
    p.pick('Two traits');
    roll(p, true, 'BRAVE');
    assert.equal(p.says(), 'Kid 1: Now the lower trait');
    p.ok();
    roll(p, true, 'QUICK');
    assert.equal(p.says(), 'Kid 1: Firewall passed');
    p.ok();
    assert.match(p.says(), /Firewall 2\/2/);
    p.pick('One trait');
    roll(p, true);
    assert.equal(p.says(), 'Kid 1: Firewall passed'); // one trait, after a firewall with two
    assert.match(hacking(alert(out({ Machines: 1 }))).says(), /ALERT, lower half/);
  });

  it('wakes the Machine by a failure in ROUTINE: the lower half from its first color, and from then on [TL-344]', () => {
    const p = hacking(out({ Machines: 1 }));
    p.pick('Two traits');
    roll(p, true);
    p.ok();
    roll(p, false);
    assert.match(p.says(), /ALERT now! Turn its card. Lower half/);
    p.ok();
    assert.match(p.says(), /Firewall 1\/2\nALERT, lower half/);
    assert.deepEqual([p.s.mode, p.s.subtest, p.s.half], [[1], 1, 1]);
    p.pick('One trait');
    roll(p, true);
    p.ok();
    assert.match(p.says(), /Firewall 2\/2.*\nALERT, lower half/);
  });

  it('fails in ALERT: the Response hits all, all move next door, token on the card, Time and firewalls stay [TL-344]', () => {
    const p = hacking(alert(out({ Kids: 3, Machines: 1 })), [2, 1], 2);
    p.pick('One trait', 'Kid 1');
    roll(p, false);
    p.ok();
    assert.match(p.says(), /HACK FAILED. Its Response hits all, a Hack Token on its card/);
    p.ok();
    p.pick('SCARED');
    p.ok(2);
    assert.match(p.says(), /rest of the failure, for each of you/);
    p.pick('Done');
    assert.match(p.says(), /go next door, to OPEN if possible/);
    p.ok();
    assert.equal(p.says(), 'Kid 1: Where to?');
    p.pick('K RESTRICTED');
    assert.equal(p.says(), 'Kid 2: Where to?'); // each to a place of their own
    p.pick('F');
    assert.deepEqual(
      [p.s.scared, p.s.locType, p.s.hackToken, p.s.firewalls, p.s.hackedBy, p.s.action],
      [[1, 1, 0], [1, 0, 0], [1], [1], [0], [2, 1, 0]],
    );
    assert.equal(p.s.at, 'kid.act');
  });

  it('is cut short when the Machine leaves: no Response, nobody moves, a token only in ALERT [TL-345]', () => {
    for (const mode of [0, 1]) {
      const p = hacking(set(out({ Machines: 1 }), 'mode', mode));
      p.pick('Machine moved off');
      assert.match(p.says(), /HACK over. No Response, nobody moves/);
      p.ok();
      assert.deepEqual([p.s.hackToken, p.s.at, p.s.action[0]], [[mode], 'kid.act', 2]);
    }
  });

  it('leaves a Hack Token where it is when the Machine goes away [TL-345]', () => {
    const p = hacking(set(out({ Machines: 1 }), 'hackToken', 1));
    p.pick('Machine moved off');
    assert.deepEqual(p.s.hackToken, [1]);
  });

  it('gives the Machine to the HACKER after the last space; who has one cannot lead [TL-346]', () => {
    const p = hacking(set(out({ Machines: 2 }), 'hackToken', 1), [1], 1);
    p.pick('One trait');
    roll(p, true);
    p.ok();
    assert.match(p.says(), /AMB110 A is HACKED, it goes with Kid 1/);
    p.ok();
    assert.deepEqual(
      [p.s.hackedBy, p.s.machine, p.s.hackToken],
      [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
    );
    set(p, 'spaces', 2, 1);
    p.pick('Hack', 'AMB110 B, needs 2', 'Kid 1 +1, now 0', 'Kid 1 +1, now 1');
    assert.equal(refused(p, 'Start'), 'All have a Machine');
    p.pick('Kid 2 +1, now 0', 'Start');
    assert.equal(p.s.hacker, 2); // the highest investor without a Machine
  });

  it('repels by an avoid check of the HACKER: Ignore or success passes, failure counts as a failed test [TL-347]', () => {
    const calm = hacking(out({ Machines: 1 }));
    calm.pick('Repel attempt');
    assert.match(calm.says(), /Firewall 2\/2/);
    const firm = hacking(set(alert(out({ Machines: 1 })), 'avoid', 5, 1));
    firm.pick('Repel attempt');
    assert.match(firm.says(), /Kid 1: TOUGH/);
    firm.dice(6, 1, 1).pick('Roll 3');
    firm.ok(2);
    assert.match(firm.says(), /Firewall 2\/2/);
    const waking = hacking(set(set(out({ Machines: 1 }), 'icon', 2), 'avoid', 5));
    waking.pick('Repel attempt');
    waking.dice(1, 1, 1).pick('Roll 3');
    waking.pick('Accept');
    assert.match(waking.says(), /Repelled/);
    waking.ok();
    waking.pick('UPSET');
    waking.ok();
    waking.pick('Done');
    assert.match(waking.says(), /Firewall 1\/2\nALERT, lower half/);
    assert.equal(waking.s.upset[0], 1);
    const failed = hacking(set(alert(out({ Machines: 1 })), 'avoid', 5, 1));
    failed.pick('Repel attempt');
    failed.dice(1, 1, 1).pick('Roll 3');
    failed.pick('Accept');
    failed.ok();
    assert.match(failed.says(), /HACK FAILED/);
    failed.ok();
    failed.pick('SCARED'); // the Response comes once
    failed.ok();
    failed.pick('Done');
    failed.ok();
    failed.pick('F');
    assert.deepEqual([failed.s.scared[0], failed.s.at], [1, 'kid.act']);
  });

  it('takes the default firewall of the Response Card [TL-348]', () => {
    const p = hacking(out({ Machines: 1 }));
    p.pick('Default firewall');
    assert.match(p.says(), /Its Response Card has the default firewall. ROUTINE/);
    p.ok();
    p.pick('One trait');
    assert.equal(p.s.at, 'test.trait');
  });

  it('goes to the lower half at ALERT!, without effect when it is ALERT [TL-349]', () => {
    const p = hacking(out({ Machines: 1 }));
    assert.deepEqual(shown(p.session).cannot, []);
    p.pick('ALERT!');
    assert.match(p.says(), /Firewall 1\/2\nALERT, lower half/);
    assert.deepEqual(p.s.mode, [1]);
    assert.equal(refused(p, 'ALERT!'), 'Is ALERT already');
  });

  it('shows the hack on the tracks', () => {
    const p = hacking(out({ Kids: 3, Machines: 1 }), [1, 2]);
    const tracks = tales.tracks!(p.raw);
    assert.deepEqual(
      [tracks.participants.flags, tracks.hacker.words],
      [
        ['Kid 1', 'Kid 2', 'Kid 3'],
        ['-', 'Kid 1', 'Kid 2', 'Kid 3'],
      ],
    );
    assert.deepEqual([p.s.invested, p.s.space, p.s.half, p.s.subtest], [[1, 2, 0], 1, 0, 1]);
  });
});
