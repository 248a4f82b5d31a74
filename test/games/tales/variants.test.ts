import { shown } from '../../play';
import {
  act,
  assert,
  cubes,
  hacked,
  home,
  letter,
  lock,
  out,
  type Play,
  put,
  refused,
  set,
  setUp,
  tales,
  tested,
  tile,
  told,
  until,
} from './table';

const on = (name: string, option = 'On') => ({ Variants: 'Choose', [name]: option });

describe('tales: variants', () => {
  it('relieves the mildest condition in the End Phase with Caring parents, in addition [TL-610]', () => {
    const p = until(out(on('Caring parents')), 'night.start');
    lock(lock(p, 0, 'upset', 'scared', 'injured'), 1, 'injured');
    p.ok();
    assert.deepEqual(p.s.injured, [2, 2]); // the injury step as well
    assert.match(p.says(), /relieve\? Cube to the action space/);
    p.mark('Kid 1: UPSET'); // only INJURED: nothing for Kid 2
    assert.deepEqual(
      [p.s.upset, p.s.scared, p.s.injured],
      [
        [0, 0],
        [1, 0],
        [2, 2],
      ],
    );
    assert.match(p.says(), /Chore/);
    const off = until(out(), 'night.start');
    lock(off, 0, 'upset');
    off.ok();
    assert.match(off.says(), /Chore/);
  });

  it('adds a die for each helper with a fitting Item with This might help [TL-611]', () => {
    const p = tested(out({ Kids: 3, ...on('This might help') }), 0, 'TOUGH');
    assert.equal(p.offers().indexOf("Helper's Item +1"), -1);
    p.pick('Help: Kid 2', 'Help: Kid 3', "Helper's Item +1", "Helper's Item +1");
    assert.equal(p.offers().indexOf("Helper's Item +1"), -1); // one for each helper
    assert.equal(p.offers()[0], 'Roll 7');
    const q = tested(out({ Kids: 3 }), 0, 'TOUGH');
    q.pick('Help: Kid 2');
    assert.equal(q.offers().indexOf("Helper's Item +1"), -1);
  });

  it('ignores what conditions do, but not that they lock, with Just a bruise [TL-612]', () => {
    const p = lock(lock(out(on('Just a bruise')), 0, 'scared', 'injured'), 1, 'upset');
    tested(p, 0, 'BRAVE');
    assert.equal(p.offers()[0], 'Roll 5');
    p.pick('Help: Kid 2');
    p.dice(1, 1, 1, 1, 1, 1).pick('Roll 6');
    assert.deepEqual(p.offers(), ['Accept', 'Push: EXHAUSTED', 'Push: UPSET']);
    p.dice(6, 1, 1, 1, 1, 1).pick('Push: UPSET');
    assert.deepEqual([p.s.scared[0], p.s.injured[0]], [0, 1]); // relief stays
    const full = lock(out(on('Just a bruise')), 0, 'exhausted', 'upset', 'scared', 'injured');
    tested(full, 0, 'TOUGH');
    full.dice(1, 1, 1).pick('Roll 3');
    assert.match(full.says(), /No push: no free slot/);
    const helped = lock(out(on('Just a bruise')), 0, 'exhausted', 'upset', 'scared', 'injured');
    tested(helped, 0, 'TOUGH');
    assert.equal(shown(helped.session).odds!.length, 1);
    helped.pick('Help: Kid 2'); // frees UPSET with the roll, so there is a slot for the push
    assert.equal(shown(helped.session).odds!.length, 2);
    helped.dice(1, 1, 1, 1).pick('Roll 4');
    assert.deepEqual(helped.offers(), ['Accept', 'Push: UPSET']);
    const both = lock(out({ ...on('Just a bruise'), 'Gradually worse': 'On' }), 0, 'injured');
    tested(both, 0, 'TOUGH');
    both.dice(1, 1, 1).pick('Roll 3');
    assert.match(both.says(), /No push: no free slot/);
  });

  it('takes all at the place of a hacked Machine home for 1 less with Go home together, whoever leaves first [TL-613]', () => {
    /** What each of three Kids pays from K, RESTRICTED, where Kid 1 has a Machine. */
    const paid = (answers: object, order: number[], late = false) => {
      const p = out({ Kids: 3, Machines: 1, ...answers });
      hacked(p, 0);
      for (const k of [0, 1, 2]) put(p, k, late && k === 2 ? 'F' : 'K');
      for (const k of order) {
        if (late && k === 2) {
          act(p, 2).pick('Walk'); // comes when the Machine has gone
          letter(p, 'K');
          set(set(p, 'pool', 6, 2), 'action', 0, 2);
        }
        home(act(p, k));
      }
      return p.s.action;
    };
    assert.deepEqual(paid({}, [0, 1, 2]), [1, 2, 2]);
    assert.deepEqual(paid(on('Go home together'), [0, 1, 2]), [1, 1, 1]);
    assert.deepEqual(paid(on('Go home together'), [1, 2, 0]), [1, 1, 1]);
    assert.deepEqual(paid(on('Go home together'), [0, 1, 2], true), [1, 1, 2]);
    const moved = out({ Machines: 1, ...on('Go home together') });
    hacked(moved, 0);
    home(act(moved, 0));
    act(moved, 1).pick('Walk');
    letter(moved, 'F');
    assert(moved.offers().includes('Home for dinner, 1')); // gone from where the Machine was
    const q = out({ Machines: 1, ...on('Go home together') });
    hacked(q, 0);
    act(put(q, 1, 'K'), 1);
    assert(q.offers().includes('Home for dinner, 2')); // the Machine is elsewhere
    const walked = out(on('Go home together'));
    put(put(walked, 0, 'K'), 1, 'K');
    home(act(walked, 0));
    act(walked, 1);
    assert(walked.offers().includes('Home for dinner, 2')); // nobody had a Machine there
  });

  it('makes failure text hit the roller only with Sucks to be you, but the failed HACK all [TL-614]', () => {
    const p = out(on('Sucks to be you'));
    tested(p, 0, 'TOUGH').pick('Help: Kid 2');
    p.dice(1, 1, 1, 1).pick('Roll 4');
    p.pick('Accept', 'UPSET', 'Done');
    assert.deepEqual(p.s.upset, [1, 0]);
    const hack = set(set(out({ Machines: 1, ...on('Sucks to be you') }), 'mode', 1), 'spaces', 2);
    act(hack, 0).pick('Hack', 'AMB110 A', 'Together...');
    hack.count(2, 1);
    hack.pick('TOUGH', 'Kid 1');
    hack.dice(1, 1, 1).pick('Roll 3');
    hack.pick('Accept', 'SCARED');
    assert.deepEqual(hack.s.scared, [1, 1]);
    const place = tile(out(on('Sucks to be you')), 'M School Library');
    place.pick('Help: Kid 2');
    place.dice(1, 1, 1).pick('Roll 3');
    place.pick('Accept');
    assert.deepEqual([place.s.exhausted, place.s.at], [[1, 0], 'kid.act']);
  });

  it('always goes one above the worst with Gradually worse, without a choice [TL-615]', () => {
    const take = (p: Play, name: string) => {
      act(p, 0).pick('Card...', 'Effect (free)', 'Condition', name);
      return p;
    };
    const p = take(out(on('Gradually worse')), 'INJURED');
    assert.match(told(p), /Kid 1 EXHAUSTED/);
    p.pick('Condition', 'EXHAUSTED');
    assert.match(told(p), /Kid 1 UPSET/);
    const gap = take(lock(out(on('Gradually worse')), 0, 'scared'), 'UPSET');
    assert.match(told(gap), /Kid 1 INJURED/);
    gap.pick('Condition', 'UPSET');
    assert.match(told(gap), /INJURED again/);
    const push = lock(out(on('Gradually worse')), 0, 'upset');
    tested(push, 0, 'TOUGH');
    push.dice(1, 1, 1).pick('Roll 3');
    assert.deepEqual(push.offers(), ['Accept', 'Push: SCARED']);
  });

  it('costs one of the Items that gave a die with Favorite lighter, once, never the Iconic [TL-617]', () => {
    const p = set(out(on('Favorite lighter')), 'items', [3, 1]);
    tested(p, 0, 'TOUGH').pick(...Array(2).fill('Item +1'));
    p.dice(1, 1, 1, 1, 1).pick('Roll 5');
    p.dice(6, 1, 1, 1, 1).pick('Push: UPSET');
    p.ok();
    assert.match(p.says(), /Discard an Item used for a die, not the Iconic/);
    assert.deepEqual([p.offers(), refused(p, 'It was the Iconic')], [['Discarded'], 'Another one was used']);
    p.pick('Discarded');
    assert.deepEqual([p.s.items[0], p.s.at], [2, 'card.menu']);
    const one = set(out(on('Favorite lighter')), 'items', [2, 1]);
    tested(one, 0, 'TOUGH').pick(...Array(1).fill('Item +1'));
    one.dice(6, 1, 1, 1).pick('Roll 4');
    one.ok();
    assert.deepEqual(one.offers(), ['Discarded', 'It was the Iconic']); // the table knows which of the two
    const lost = set(out(on('Favorite lighter')), 'iconic', 0, 0);
    tested(lost, 0, 'TOUGH').pick(...Array(1).fill('Item +1'));
    lost.dice(6, 1, 1, 1).pick('Roll 4');
    lost.ok();
    assert.deepEqual(lost.offers(), ['Discarded']);
    set(lost, 'items', 0, 0);
    assert.deepEqual(lost.offers(), ['It was the Iconic']); // the table has taken it off: no dead end
    const built = set(out(on('Favorite lighter')), 'items', [3, 1]);
    tested(built, 0, 'TOUGH').pick(...Array(2).fill('Item +1'));
    built.pick('COMBO');
    built.mark();
    built.ok();
    assert.deepEqual([built.s.at, built.s.items[0]], ['card.menu', 3]); // no die was thrown
    const q = out(on('Favorite lighter'));
    tested(q, 0, 'TOUGH').pick(...Array(1).fill('Item +1'));
    q.dice(6, 1, 1, 1).pick('Roll 4');
    q.ok();
    assert.deepEqual(q.offers(), ['It was the Iconic']);
    q.pick('It was the Iconic');
    assert.equal(q.s.items[0], 1);
    const none = tested(out(on('Favorite lighter')), 0, 'TOUGH');
    none.dice(6, 1, 1).pick('Roll 3');
    none.ok();
    assert.equal(none.s.at, 'card.menu');
  });

  /** Enigma after a Rumor was pushed off. */
  function pushedOff(option: string): Play {
    const p = set(setUp(on('All Rumors', option)), 'round', 2);
    p.ok();
    p.pick('Kids -2');
    return letter(p, 'X');
  }

  it('raises Enigma by 3 for a Rumor pushed off with All Rumors +1 [TL-620]', () => assert.equal(pushedOff('+1 Enigma').s.enigma, 3));

  it('raises Enigma by 4 with All Rumors +2 [TL-621]', () => {
    const p = pushedOff('+2 Enigma');
    assert.deepEqual([p.s.enigma, tales.result!(p.raw)], [4, '']);
  });

  it('loses by the first Rumor pushed off with All Rumors or lose; the three exclude each other [TL-622]', () => {
    const p = pushedOff('Or lose');
    assert.equal(p.s.enigma, 2);
    assert.match(p.says(), /You lose/);
    assert.match(told(pushedOff('Off')), /Rumor Tokens/);
  });

  it('allows Rounds 1 to 6 with Done by Monday, in two weeks only [TL-630]', () => {
    assert.deepEqual(setUp({ ...on('Done by Monday'), Length: '1 week' }).s.variants, []);
    const asked = tales.questions!().find(({ name }) => name === 'Done by Monday')!;
    for (const Length of ['1 week', '2 weeks'])
      for (const Variants of ['None', 'Choose'])
        assert.equal(asked.when!({ Length, Variants }), Length === '2 weeks' && Variants === 'Choose');
    const p = set(out({ ...on('Done by Monday'), Length: '2 weeks' }), 'round', 5);
    until(p, 'night.diary').ok();
    assert.equal(p.s.round, 6);
  });

  it('is lost before Round 7 unless it is won, with Done by Monday [TL-631]', () => {
    const p = set(out({ ...on('Done by Monday'), Length: '2 weeks' }), 'round', 6);
    until(p, 'night.diary').ok();
    assert.deepEqual([p.says(), p.offers()], ['Done by Monday: won?', ['Win', 'Lose']]);
    p.pick('Lose');
    assert.match(p.says(), /You lose/);
  });

  it('lets REST be without limit by a setting', () => {
    const p = lock(out({ Rest: 'No limit' }), 0, 'upset', 'scared');
    act(p, 0).pick('Rest, 1', 'UPSET', 'Rest, 1', 'SCARED');
    assert.deepEqual(cubes(p, 0), [2, 4]);
    const q = lock(out(), 0, 'upset', 'scared');
    act(q, 0).pick('Rest, 1', 'UPSET');
    refused(q, 'Rest, 1');
  });
});
