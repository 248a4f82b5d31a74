import { shown } from '../../play';
import { act, assert, canHelp, cubes, hacked, letter, lock, out, type Play, refused, set, told, tracks, until, walls } from './table';

/** Kid 1 hacks Machine 1 (spaces 2 unless told) with `time` of each Kid, up to the first firewall. */
function hacking(p: Play, time: number[] = [2], spaces = 2): Play {
  set(p, 'spaces', spaces);
  act(p, 0).pick('Hack', 'AMB110 A', 'Together...');
  share(p, time);
  return p;
}

/** Each of the Kids who may join spends so much. */
function share(p: Play, time: number[]): void {
  const labels = p.session.ask().counts!.labels;
  p.count(...labels.map(label => time[Number(label.slice(4)) - 1] || 0));
}

/** The test on the table falls like this, from the firewall on. */
function roll(p: Play, six: boolean, trait = 'TOUGH'): Play {
  if (p.offers().includes(trait)) p.pick(trait);
  fall(p, six);
  return p;
}

/** The dice fall. */
function fall(p: Play, six: boolean): void {
  const n = +p.offers()[0].slice(5);
  p.dice(...Array.from({ length: n }, () => (six ? 6 : 1))).pick(p.offers()[0]);
  if (p.offers().indexOf('Accept') >= 0) p.pick('Accept');
  else assert.match(told(p), /SUCCESS: 6/);
}

const alert = (p: Play) => set(p, 'mode', 1);

describe('tales: the HACK', () => {
  it('starts when those nearby spend as much as there are spaces, at least 1 each, more allowed [TL-340]', () => {
    const p = set(out({ Kids: 3, Machines: 2 }), 'spaces', [3, 1]);
    hacked(p, 2, 1);
    act(p, 0).pick('Hack');
    assert.deepEqual(p.offers(), ['AMB110 A', 'Back']); // a hacked one is no target
    p.pick('AMB110 A');
    assert.match(p.says(), /HACK AMB110 A: needs 3 Time/);
    p.pick('Together...');
    assert.match(p.says(), /Only Kids nearby/);
    p.count(2, 0, 0);
    assert.match(told(p), /Not enough: needs 3 Time/);
    assert.deepEqual(cubes(p, 0), [6, 0]);
    p.pick('Together...');
    p.count(3, 1, 0);
    assert.deepEqual(
      [cubes(p, 0), cubes(p, 1), cubes(p, 2), p.s.invested],
      [
        [3, 3],
        [5, 1],
        [6, 0],
        [3, 1, 0],
      ],
    );
    assert.match(p.says(), /Firewall 1/);
    const q = set(set(set(out({ Machines: 1 }), 'spaces', 1), 'pool', 1, 0), 'action', 5, 0);
    act(q, 0).pick('Hack', 'AMB110 A', 'Together...');
    assert.deepEqual(shown(q.session).counts!.most, [1, 6]); // no more than the pool
    const few = set(out({ Kids: 5, Machines: 1 }), 'status', [0, 1, 2, 3, 0]);
    act(few, 0).pick('Hack', 'AMB110 A', 'Together...');
    assert.deepEqual(shown(few.session).counts!.labels, ['Kid 1', 'Kid 5']); // not who is home, late or sick
  });

  it('turns all firewalls of a PREDICTABLE one up, else only the one that is reached [TL-341]', () => {
    const p = hacking(set(out({ Machines: 1 }), 'ability', 4), [3], 3);
    assert.equal(p.s.walls[0], 7);
    assert.doesNotMatch(p.says(), /draw it/);
    p.pick('Repel attempt');
    assert.match(p.says(), /^Kid 1: Firewall 2\/3\nROUTINE, top half/); // they are all there
    const q = hacking(out({ Machines: 1 }), [3], 3);
    assert.equal(q.s.walls[0], 0);
    assert.match(q.says(), /Firewall 1\/3 draw it/);
    q.pick('TOUGH');
    assert.equal(q.s.walls[0], 1);
    const r = hacking(walls(out({ Machines: 1 }), 2), [3], 3);
    assert.doesNotMatch(r.says(), /draw it/);
  });

  it('knows which space of a SLOW REBOOT is empty, and fills that one [TL-135, TL-341]', () => {
    const p = walls(set(set(out({ Machines: 1 }), 'ability', 5), 'spaces', 3), 3);
    until(p, 'machines.start').pick('No');
    assert.deepEqual(p.s.walls, [6]); // the left-most one is off
    hacking(p, [3], 3);
    assert.match(p.says(), /Firewall 1\/3 draw it/);
    p.pick('Repel attempt');
    assert.deepEqual(p.s.walls, [7]);
    assert.match(p.says(), /Firewall 2\/3\n/);
  });

  it('scouts the left-most empty spaces, also left of what a SLOW REBOOT has left [TL-331]', () => {
    const p = set(set(set(out({ Machines: 1 }), 'ability', 5), 'spaces', 5), 'walls', 24);
    act(p, 0).pick('Scout, 1', 'AMB110 A');
    assert.deepEqual(p.s.walls, [27]);
  });

  it('makes the highest investor the HACKER, the First Player breaks ties; only participants help [TL-342]', () => {
    const p = hacking(out({ Kids: 3, Machines: 1 }), [1, 2]);
    assert.equal(p.s.hacker, 2);
    p.pick('TOUGH');
    assert.match(p.says(), /Who rolls/);
    assert.deepEqual(p.offers(), ['Kid 2', 'Kid 1']);
    p.pick('Kid 1');
    assert.equal(refused(p, 'Help: Kid 3'), 'Not in the hack');
    assert.deepEqual(canHelp(p), ['Kid 2']);
    const other = hacking(out({ Kids: 3, Machines: 1 }), [0, 2]);
    assert.deepEqual([other.s.invested, other.s.hacker, other.s.pool], [[0, 2, 0], 2, [6, 4, 6]]); // not the Kid who proposed it
    const tie = hacking(set(out({ Kids: 3, Machines: 1 }), 'firstPlayer', 2), [1, 1]);
    assert.equal(tie.says(), 'Kid 3: A tie: who is the HACKER?');
    tie.pick('Kid 2');
    assert.equal(tie.s.hacker, 2);
    const upset = hacking(lock(out({ Machines: 1 }), 1, 'upset'), [2, 1]);
    upset.pick('TOUGH', 'Kid 1');
    assert.equal(refused(upset, 'Help: Kid 2'), 'UPSET: cannot help');
    assert(upset.offers().indexOf('COMBO') > 0);
  });

  it('goes from left to right, top half in ROUTINE, lower in ALERT, effect first, one trait or two [TL-343]', () => {
    const p = hacking(out({ Machines: 1 }));
    assert.match(p.says(), /Firewall 1\/2.*\nROUTINE, top half\nEffect first/);
    p.pick('Two traits');
    roll(p, true, 'BRAVE');
    assert.equal(p.says(), 'Kid 1: Now the lower trait');
    roll(p, true, 'QUICK');
    assert.match(p.says(), /Firewall 2\/2/);
    roll(p, true);
    assert.match(told(p), /HACKED/); // one trait, after a firewall with two
    assert.match(hacking(alert(out({ Machines: 1 }))).says(), /ALERT, lower half/);
  });

  it('wakes the Machine by a failure in ROUTINE: the lower half from its first color, and from then on [TL-344]', () => {
    const p = hacking(out({ Machines: 1 }));
    p.pick('Two traits');
    roll(p, true);
    roll(p, false);
    assert.match(told(p), /ALERT now! Turn its card. Lower half/);
    assert.match(p.says(), /Firewall 1\/2\nALERT, lower half/);
    assert.deepEqual([p.s.mode, p.s.subtest, p.s.half], [[1], 1, 1]);
    roll(p, true);
    assert.match(p.says(), /Firewall 2\/2.*\nALERT, lower half/);
  });

  it('fails in ALERT: the Response hits all, all move next door, token on the card, Time and firewalls stay [TL-344]', () => {
    const p = hacking(alert(out({ Kids: 3, Machines: 1 })), [2, 1], 2);
    p.pick('TOUGH', 'Kid 1');
    fall(p, false);
    assert.match(told(p), /HACK FAILED. Its Response hits all, a Hack Token on its card/);
    p.pick('SCARED');
    assert.match(told(p), /Kid 1 SCARED.*\nKid 2 SCARED/);
    assert.match(p.says(), /rest of the failure, for each of you/);
    p.pick('Done');
    assert.match(p.says(), /go next door, to OPEN if possible/);
    p.ok();
    assert.equal(p.says(), 'Kid 1: Where to?');
    letter(p, 'K');
    assert.equal(p.says(), 'Kid 2: Where to?'); // each to a place of their own
    letter(p, 'F');
    assert.deepEqual(
      [p.s.scared, p.s.placeIs, p.s.hackToken, p.s.walls, p.s.hackedBy, p.s.action],
      [[1, 1, 0], [1, 0, 0], [1], [1], [0], [2, 1, 0]],
    );
    assert.equal(p.s.at, 'kid.act');
  });

  it('is cut short when the Machine leaves: no Response, nobody moves, a token only in ALERT [TL-345]', () => {
    for (const mode of [0, 1]) {
      const p = hacking(set(out({ Machines: 1 }), 'mode', mode));
      p.pick('Machine moved off');
      assert.match(told(p), /HACK over. No Response, nobody moves/);
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
    roll(p, true);
    assert.match(told(p), /AMB110 A is HACKED, it goes with Kid 1/);
    assert.deepEqual(
      [p.s.hackedBy, p.s.hackToken],
      [
        [1, 0],
        [0, 0],
      ],
    );
    set(p, 'spaces', 2, 1);
    p.pick('Hack', 'AMB110 B', 'Kid 1 alone, 2');
    assert.match(told(p), /All have a Machine/);
    p.pick('Together...');
    p.count(2, 1);
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
    assert.match(firm.says(), /Firewall 2\/2/);
    const waking = hacking(set(set(out({ Machines: 1 }), 'icon', 3), 'avoid', 5));
    waking.pick('Repel attempt');
    waking.dice(1, 1, 1).pick('Roll 3');
    waking.pick('Accept');
    waking.pick('UPSET', 'Done');
    assert.match(waking.says(), /Firewall 1\/2\nALERT, lower half/);
    assert.equal(waking.s.upset[0], 1);
    const failed = hacking(set(alert(out({ Machines: 1 })), 'avoid', 5, 1));
    failed.pick('Repel attempt');
    failed.dice(1, 1, 1).pick('Roll 3');
    failed.pick('Accept');
    assert.match(told(failed), /HACK FAILED/);
    failed.pick('SCARED', 'Done'); // the Response comes once
    failed.ok();
    letter(failed, 'F');
    assert.deepEqual([failed.s.scared[0], failed.s.at], [1, 'kid.act']);
  });

  it('takes the default firewall of the Response Card [TL-348]', () => {
    const p = hacking(out({ Machines: 1 }));
    p.pick('Default firewall');
    assert.match(told(p), /Its Response Card has the default firewall/);
    p.pick('TOUGH');
    assert.match(p.says(), /TOUGH\n3 dice/);
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
    assert.deepEqual(tracks(p).hacker.words, ['-', 'Kid 1', 'Kid 2', 'Kid 3']);
    assert.deepEqual([p.s.invested, p.s.space, p.s.half, p.s.subtest], [[1, 2, 0], 1, 0, 1]);
  });
});
