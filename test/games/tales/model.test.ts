// The rules with most exceptions once more, written down a second time from the spec, against the game on random tables.

import { shown } from '../../play';
import { chance } from '../../random';
import { act, assert, canHelp, draw, letter, lock, morning, out, type Play, put, set, tales, tested, until } from './table';

const SEEDS = 60,
  KEYS = ['exhausted', 'upset', 'scared', 'injured'] as const,
  NAMES = ['EXHAUSTED', 'UPSET', 'SCARED', 'INJURED'],
  TRAITS = ['BRAVE', 'CLEVER', 'CHARMING', 'QUICK', 'TOUGH'];

const slots = (p: Play, k: number) => KEYS.map(key => p.s[key][k]);
const worst = (locked: number[]) => locked.map(n => n > 0).lastIndexOf(true) + 1;
const onOff = (on: number) => (on ? 'On' : 'Off');

/** Some of the free cubes are spent already. */
function spent(p: Play, k: number, r: (n: number) => number): void {
  const n = r(p.s.pool[k] + 1);
  set(set(p, 'action', n, k), 'pool', p.s.pool[k] - n, k);
}

describe('tales: against a model', function () {
  this.timeout(60_000);

  // biome-ignore-start lint/complexity/noExcessiveCognitiveComplexity: each model is one rule text, written down a second time
  it('has the dice, the helpers, the chances and the push of any test [TL-201 to TL-218, TL-611, TL-612, TL-615]', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const r = chance(seed * 31),
        kids = 2 + r(4),
        might = r(2),
        bruise = r(2),
        gradually = r(2),
        trait = 1 + r(5);
      const p = out({ Kids: kids, 'This might help': onOff(might), 'Just a bruise': onOff(bruise), 'Gradually worse': onOff(gradually) });
      for (let k = 0; k < kids; k++) {
        const strong = 1 + r(5);
        set(set(set(p, 'strength', strong, k), 'weakness', ((strong + r(4)) % 5) + 1, k), 'items', 1 + r(6), k);
        lock(p, k, ...KEYS.filter(() => r(3) === 0));
        spent(p, k, r);
        if (r(3) === 0) put(p, k, 'F');
        if (k && r(4) === 0) set(p, 'status', 1 + r(3), k);
      }
      const s = JSON.parse(JSON.stringify(p.s)) as typeof p.s;
      tested(p, 0, TRAITS[trait - 1]);
      const able = s.seats.filter(
        k => k && s.place[k] === s.place[0] && s.status[k] !== 1 && (bruise || !s.upset[k]) && +s.weakness[k] !== trait,
      ).length;
      let help = 0,
        fit = 0,
        keen = 0;
      for (let wish = r(4); wish > help; help++) {
        const free = canHelp(p).filter(name => !p.s.helpers.includes(+name.slice(4) - 1));
        assert.equal(free.length, help < 2 ? able - help : 0, `seed ${seed}`);
        if (!free.length) break;
        p.pick(`Help: ${free[0]}`);
      }
      if (r(2)) {
        fit = r(s.items[0] + 1);
        for (let n = 0; n < fit; n++) p.pick('Item +1');
      }
      if (might && help) {
        keen = r(help + 1);
        for (let n = 0; n < keen; n++) p.pick("Helper's Item +1");
      }
      const large = kids > 3 ? 1 : 0,
        sum =
          3 +
          (+s.strength[0] === trait && (bruise || !s.scared[0]) ? 2 - large : 0) -
          (+s.weakness[0] === trait ? 1 + large : 0) -
          (s.injured[0] && !bruise ? 2 : 0) +
          help +
          keen +
          fit,
        dice = Math.max(1, Math.min(8, sum));
      assert.equal(p.offers()[0], `Roll ${dice}`, `seed ${seed}`);
      const locked = slots(p, 0);
      if (help) locked[1] = 0;
      const free = [0, 1, 2, 3].filter(i => !locked[i] && (!gradually || i === worst(locked))),
        push = s.pool[0] > 0 && (bruise > 0 || !s.injured[0]) && free.length > 0,
        odds = shown(p.session).odds!.map(o => Math.round((o[1] / o[2]) * 1e6));
      assert.deepEqual(
        odds,
        [1, 2].slice(0, push ? 2 : 1).map(throws => Math.round((1 - (5 / 6) ** (dice * throws)) * 1e6)),
      );
      p.dice(...Array(dice).fill(1)).pick(`Roll ${dice}`);
      const pushes = p.offers().filter(label => label.startsWith('Push: '));
      assert.deepEqual([pushes.length > 0, p.s.upset[0]], [push, locked[1]], `seed ${seed}`);
      if (!push) continue;
      assert.deepEqual(
        pushes,
        free.map(i => `Push: ${NAMES[i]}`),
      );
      const price = free[r(free.length)],
        six = r(2);
      p.dice(...Array(dice).fill(six ? 6 : 2)).pick(`Push: ${NAMES[price]}`);
      locked[price] = 1;
      if (six && price !== 2) locked[2] = 0;
      assert.deepEqual([slots(p, 0), p.s.pool[0], p.s.won], [locked, s.pool[0] - 1, six], `seed ${seed}`);
    }
  });

  it('slides, lays, replaces and pushes off any Rumors [TL-116, TL-120 to TL-125]', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const r = chance(seed * 97),
        kids = 2 + r(4),
        icon = r(3),
        p = morning(2, { Kids: kids, Machines: 2 }),
        old = [0, 1, 2, 3].map(i => (r(3) ? 1 + ((r(8) + i * 8) % 26) : 0)).map((n, i, all) => (all.indexOf(n) < i ? 0 : n));
      let cards = old.map(letter => [letter, r(2)]);
      set(
        set(set(p, 'rumor', [0, 0, 0, 0]), 'rumor', old),
        'rumorUp',
        cards.map(card => card[1]),
      );
      draw(p, ['Kids', 'Kids -1', 'Kids -2'][icon]);
      cards = cards.filter(card => card[0]);
      while (cards.length < 4) cards.unshift([0, 0]);
      let enigma = 0,
        twins = 0,
        newest = -1;
      if (old.every(n => !n) || old.every(n => n)) cards = old.map((letter, i) => [letter, +p.s.rumorUp[i]]);
      for (let n = Math.max(1, Math.min(4, kids - icon)); n > 0; n--) {
        const card = r(2) && cards.some(card => card[0]) ? cards.filter(card => card[0])[0][0] : 1 + r(26),
          twin = cards.findIndex(old => old[0] === card),
          empty = cards.findIndex(card => !card[0]);
        letter(p, String.fromCharCode(64 + card));
        if (twin >= 0) {
          cards[twin] = [card, 0];
          twins = 1;
        } else if (empty >= 0) {
          cards[empty] = [card, 0];
          newest = empty;
        } else {
          cards.pop();
          cards.splice(++newest, 0, [card, 0]);
          enigma += 2;
        }
        assert.deepEqual([p.s.rumor, p.s.rumorUp], [cards.map(card => card[0]), cards.map(card => card[1])], `seed ${seed}`);
      }
      assert.deepEqual([p.s.enigma, p.s.duplicate, p.s.mode, p.s.modeLock], [enigma, twins, [twins, twins], [twins, twins]]);
      assert.match(p.session.told.join(), /Rumor Tokens/);
    }
  });

  it('puts any condition where it belongs [TL-410 to TL-417, TL-615]', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const r = chance(seed * 13),
        gradually = r(2),
        p = out({ 'Gradually worse': onOff(gradually) }),
        named = r(5);
      lock(p, 0, ...KEYS.filter(() => r(2)));
      if (p.s.injured[0]) set(p, 'injured', 2, 0);
      spent(p, 0, r);
      act(p, 0).pick('Card...', 'Effect (free)', 'Condition');
      const { pool, action } = JSON.parse(JSON.stringify(p.s)) as typeof p.s,
        locked = slots(p, 0),
        above = [0, 1, 2, 3].slice(worst(locked)),
        free = named < 4 && !locked[named] ? [named] : above,
        fit = gradually ? above.slice(0, 1) : free;
      p.pick(NAMES[named] || 'Any condition');
      const to = fit.length ? fit[r(fit.length)] : 3;
      if (fit.length > 1) p.pick(NAMES[to]);
      if (!locked[to]) (pool[0] ? pool : action)[0]--;
      locked[to] = 1;
      assert.deepEqual([slots(p, 0), p.s.pool[0], p.s.action[0]], [locked, pool[0], action[0]], `seed ${seed}`);
    }
  });

  it('goes through any End Phase and into the next morning [TL-112, TL-113, TL-126, TL-128, TL-161 to TL-167, TL-421, TL-423, TL-440 to TL-443, TL-610]', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const r = chance(seed * 51),
        kids = 2 + r(4),
        weeks = 1 + r(2),
        caring = r(2),
        round = 1 + r(weeks * 6 - 1),
        last = round === 5 || round === 10,
        p = out({ Kids: kids, Length: weeks + (weeks > 1 ? ' weeks' : ' week'), 'Caring parents': onOff(caring) });
      set(set(p, 'round', round), 'firstPlayer', 0 + r(kids));
      for (let k = 0; k < kids; k++) {
        set(p, 'favor', r(3), k);
        if (p.s.at === 'favor.parents') p.ok();
        lock(p, k, ...KEYS.filter(() => r(2)));
        if (p.s.injured[k]) set(p, 'injured', 1 + r(3), k);
        spent(p, k, r);
        set(set(set(p, 'items', 1 + r(7), k), 'chore', r(5), k), 'status', 1 + r(3), k);
        set(p, 'nextBonus', r(4) ? 0 : 1, k);
      }
      const s = JSON.parse(JSON.stringify(p.s)) as typeof p.s;
      for (let k = 0; k < kids; k++) {
        const was = s.favor[k];
        s.items[k] = Math.min(4, s.items[k]);
        s.favor[k] = s.status[k] === 2 ? Math.min(2, was + 1) : Math.max(0, was - 1);
        if (s.favor[k] === 2 && was < 2) for (; s.grounded[k] < 2; s.grounded[k]++) (s.pool[k] ? s.pool : s.action)[k]--;
        if (s.favor[k] < 2) {
          s.action[k] += s.grounded[k];
          s.grounded[k] = 0;
        }
        if (s.injured[k] && ++s.injured[k] > 3) {
          s.injured[k] = 0;
          s.action[k]++;
        }
      }
      p.pick('End Phase');
      while (p.s.at !== 'night.diary') {
        const { marks } = shown(p.session),
          offers = p.offers();
        if (marks) {
          const kids = s.seats.filter(k => KEYS.some(key => s[key][k]) && KEYS.find(key => s[key][k]) !== 'injured');
          assert.deepEqual(
            marks.map(({ label }) => label),
            kids.map(k => `Kid ${k + 1}: ${KEYS.find(key => s[key][k])!.toUpperCase()}`),
          );
          assert(caring);
          p.mark(...marks.map(({ label }) => label));
          for (const k of kids) {
            s[KEYS.find(key => s[key][k])!][k] = 0;
            s.action[k]++;
          }
        } else if (offers.some(label => / reward$/.test(label))) {
          const open = s.seats.filter(k => s.chore[k] === 1 || s.chore[k] === 2),
            wanted = [
              ...(last && open.some(k => s.chore[k] === 2) ? [] : ['None']),
              ...open.flatMap(k => [`Kid ${k + 1}: reward`, ...(s.chore[k] === 1 && !last ? [`Kid ${k + 1}: later`] : [])]),
            ];
          assert.deepEqual(offers, wanted);
          const label = offers[r(offers.length)],
            k = +label.slice(4, 5) - 1;
          p.pick(label);
          if (label === 'None') s.chore = s.chore.map(chore => (last && chore === 1 ? 4 : chore));
          else if (/reward/.test(label)) {
            p.pick('Done');
            s.chore[k] = 3;
          } else s.chore[k] = 2;
        } else p.ok();
      }
      for (const key of [...KEYS, 'favor', 'grounded', 'pool', 'action', 'items', 'chore'] as const)
        assert.deepEqual(p.s[key], s[key], `${key}, seed ${seed}`);
      p.ok();
      if (p.offers().includes('Go on')) p.pick('Go on');
      until(p, 'school.start').ok();
      const weekend = (round + 1) % 6 === 0,
        sick: boolean[] = [];
      for (let k = 0; k < kids; k++) {
        s.bonus[k] = s.nextBonus[k] + (weekend ? 3 : 0);
        s.pool[k] += s.action[k] + s.bonus[k];
        sick[k] = !s.pool[k];
      }
      let first = (s.firstPlayer + 1) % kids;
      if (sick.includes(false)) while (sick[first]) first = (first + 1) % kids;
      assert.deepEqual(
        [p.s.round, p.s.firstPlayer, p.s.pool, p.s.bonus, p.s.status],
        [round + 1, first, s.pool, s.bonus, sick.map(ill => (ill ? 3 : 0))],
        `seed ${seed}`,
      );
      assert.deepEqual(
        p.s.place,
        sick.map((ill, k) => (ill || weekend ? 16 + k : 13)),
      );
      assert.equal(tales.broken!(p.raw), undefined);
    }
  });
  // biome-ignore-end lint/complexity/noExcessiveCognitiveComplexity: see above
});
