// Light: the days, the dials, how many Rumors lie on the Track, conditions and tests. Dice and screens are given; what is seen or stored is looked at.
import { nodeEngine } from '../../../tools/bench/node';
import { type Answers, shown } from '../../play';
import { assert, notes, type Play, refused, seated, set, status, tales, told, tracks } from './table';

/** Monday morning: Ann is strong in BRAVE and weak in CLEVER, Ben the other way round, Cem strong in TOUGH and weak in BRAVE. Ben is First Player. */
function monday(answers: Answers = {}): Play {
  const p = seated({ Kids: 3, ...answers }, ['Ann', 'Ben', 'Cem']);
  p.pick('BRAVE', 'DENSE', 'CLEVER', 'SKITTISH', 'TOUGH', 'SKITTISH', 'All right', 'Ben');
  return p;
}

/** Nobody is tested at school: in the Adventure Phase. */
function out(answers: Answers = {}): Play {
  const p = monday(answers);
  p.ok();
  p.pick('Skip', 'No');
  return p;
}

/** The morning of a later Round. */
const morning = (round: number, answers: Answers = {}): Play => set(monday(answers), 'round', round);

/** A Kid is tested and the dice fall; stands on the result. */
function rolled(p: Play, kid: string, trait: string, ...dice: number[]): Play {
  p.pick(kid, trait);
  p.dice(...dice).pick(`Roll ${dice.length}`);
  return p;
}

describe('tales: Light', () => {
  it('is the usual answer, and asks before play who is strong and weak in what, and who begins [TL-009, TL-016]', () => {
    const mode = tales.questions()[0]!;
    assert.deepEqual([mode.name, mode.options![mode.start ?? 0]], ['Mode', 'Light']);
    const p = monday();
    assert.deepEqual([p.raw.strength, p.raw.weakness, p.raw.firstPlayer], [[1, 2, 5], [2, 1, 1], 1]);
    assert.deepEqual([status(p), p.raw.rumors], ['Round 1/6, School', 4]);
  });

  it('keeps nothing of what stays on the table: places, cubes, Favor, Items, Machines', () => {
    const p = out(),
      all = tracks(p);
    for (const id of ['pool', 'place', 'favor', 'items', 'chore', 'mode', 'walls', 'rumor', 'home', 'spaces'])
      assert.equal(all[id], undefined, id);
    for (const id of ['pool', 'favor', 'mode', 'icon'] as const) assert.deepEqual(p.raw[id], [], id);
    for (const id of ['insight', 'enigma', 'round', 'firstPlayer', 'rumors', 'upset', 'injured', 'strength']) assert(all[id], id);
  });

  it('says the day, draws no Rumor on the first one, and no event on a weekend [TL-101, TL-121, TL-130]', () => {
    const p = monday();
    assert.match(p.says(), /^Monday, week 1\nRead the Diary\nTime back, all to M/);
    p.ok();
    assert.equal(p.says(), 'School Event: who?');
    const weekend = morning(6);
    assert.match(weekend.says(), /^Weekend, week 1[\s\S]*\+3, to HOME/);
    weekend.ok();
    weekend.pick('Kids -2', 'None');
    assert.match(weekend.says(), /Firmware icon/);
  });

  it('counts the Rumors: as many as Kids less the icon, duplicates replace, the rest is pushed off for 2 Enigma each [TL-120, TL-123, TL-124, TL-403]', () => {
    const p = set(morning(2), 'rumors', 2);
    p.ok();
    assert.equal(told(p), 'Slide the Rumors right');
    assert.deepEqual(notes(p), { Kids: 'draw 3', 'Kids -1': 'draw 2', 'Kids -2': 'draw 1' });
    p.pick('Kids', 'None');
    assert.deepEqual([p.raw.rumors, p.raw.enigma], [4, 2]); // 5 do not fit in four spaces
    assert.match(told(p), /1 pushed off/);
    const twin = set(morning(2), 'rumors', 3);
    twin.ok();
    twin.pick('Kids -1', '1');
    assert.deepEqual([twin.raw.rumors, twin.raw.enigma], [4, 0]);
    assert.match(told(twin), /ALERT: all Machines/); // [TL-125]
    const gone = set(morning(2, { Variants: 'Choose', 'All Rumors': 'Or lose' }), 'rumors', 4);
    gone.ok();
    gone.pick('Kids', 'None');
    assert.equal(tales.result!(gone.raw), 'Lost'); // [TL-622]
  });

  it('tells that two firmware icons in a row RESET the hacked Machines [TL-131]', () => {
    const p = monday();
    p.ok();
    p.pick('Skip', 'Yes');
    assert.equal(told(p), '');
    const next = set(morning(2), 'lastFirmware', 1);
    next.ok();
    next.pick('Kids -2', 'None', 'Skip', 'Yes');
    assert.match(told(next), /Two in a row: RESET all HACKED Machines/);
  });

  it('shows the dice and the chance of each trait: STRENGTH, WEAKNESS, and -2 while INJURED [TL-202, TL-203, TL-206, TL-216]', () => {
    const p = out();
    p.pick('Ann');
    assert.deepEqual(notes(p), { BRAVE: '5  60%', CLEVER: '2  31%', CHARMING: '3  42%', QUICK: '3  42%', TOUGH: '3  42%', Back: '' });
    const hurt = set(set(out(), 'injured', 1, 0), 'scared', 1, 0);
    hurt.pick('Ann');
    assert.equal(notes(hurt).BRAVE, '1  17%'); // no STRENGTH while SCARED [TL-415]
  });

  it('rolls more dice for helpers and Items, one row for each, and says the chance [TL-204, TL-205]', () => {
    const p = out();
    p.pick('Ann', 'BRAVE');
    assert.deepEqual(p.offers().slice(0, 4), ['Roll 5', 'Roll 6', 'Roll 7', 'Roll 8']);
    assert.equal(notes(p)['Roll 6'], '67%');
    p.dice(1, 1, 1, 1, 1, 6).pick('Roll 6');
    assert.match(p.says(), /^SUCCESS/);
    assert.equal(p.raw.passed, 1);
  });

  it("takes the throw of the table's own dice as six or no six, and offers that first the next time", () => {
    const p = out();
    p.pick('Ann', 'BRAVE', 'We threw: a six', 'Our Rumor');
    assert.deepEqual([p.raw.insight, p.raw.rumors, p.raw.made, p.raw.passed], [1, 3, 1, 1]);
    p.pick('Ben', 'TOUGH');
    assert.equal(p.offers()[0], 'We threw: a six');
    p.pick('We threw: no six', 'Push: EXHAUSTED');
    assert.match(p.says(), /Throw all again. A six\?/);
    p.pick('Yes', 'No Rumor');
    assert.deepEqual([p.raw.exhausted, p.raw.pushes, p.raw.passed], [[0, 1, 0], 1, 2]);
  });

  it('turns Insight for our Rumor only, and takes every solved one off the Track [TL-401, TL-333]', () => {
    const ours = rolled(out(), 'Cem', 'TOUGH', 6, 1, 1, 1, 1);
    assert.equal(notes(ours)['Our Rumor'], 'Insight 0 > 1');
    ours.pick('Our Rumor');
    const other = rolled(out(), 'Cem', 'TOUGH', 6, 1, 1, 1, 1);
    other.pick('Rumor, other set');
    const none = rolled(out(), 'Cem', 'TOUGH', 6, 1, 1, 1, 1);
    none.pick('No Rumor');
    assert.deepEqual(
      [ours, other, none].map(p => [p.raw.insight, p.raw.rumors]),
      [
        [1, 3],
        [0, 3],
        [0, 4],
      ],
    );
  });

  it('offers the pushes on the screen of the failure, once, and not while INJURED [TL-210 to TL-213, TL-217]', () => {
    const p = rolled(out(), 'Ben', 'CLEVER', 1, 2, 3, 4, 5);
    assert.deepEqual(p.offers(), ['No Rumor', 'Rumor', 'Push: EXHAUSTED', 'Push: UPSET', 'Push: SCARED', 'Push: INJURED']);
    assert.deepEqual(shown(p.session).odds![0]!.slice(0, 1), ['Push']);
    p.dice(1, 2, 3, 4, 5).pick('Push: UPSET');
    assert.match(p.says(), /No push: pushed already/);
    assert.deepEqual([p.raw.upset, told(p)], [[0, 1, 0], 'Ben UPSET']);
    p.pick('Rumor', 'None');
    assert.deepEqual([p.raw.enigma, p.raw.rumors], [1, 4]); // a failed Rumor stays [TL-335, TL-402]
    const hurt = rolled(set(out(), 'injured', 2, 0), 'Ann', 'TOUGH', 1);
    assert.match(hurt.says(), /No push: injured/);
  });

  it('gives a condition of the text to the roller and to the helpers [TL-411, TL-425]', () => {
    const p = rolled(out(), 'Ben', 'CLEVER', 1, 2, 3, 4, 5);
    p.pick('No Rumor', 'SCARED');
    p.mark('Ann');
    assert.deepEqual(p.raw.scared, [1, 1, 0]);
    const again = rolled(p, 'Ben', 'TOUGH', 1, 1, 1);
    again.pick('No Rumor', 'SCARED');
    again.mark();
    assert.deepEqual([again.raw.injured[1], told(again)], [1, 'Ben INJURED']); // a full slot: the next worse one [TL-412]
  });

  it('frees UPSET when help comes and SCARED by a success, and asks about help only who is UPSET [TL-414, TL-415]', () => {
    const p = set(out(), 'upset', 1, 1);
    p.pick('Ben', 'CLEVER');
    p.dice(1, 1, 1, 1, 1, 1).pick('Roll 6');
    assert.equal(p.says(), 'Did anybody help?');
    p.pick('Yes');
    assert.equal(p.raw.upset[1], 0);
    const well = out();
    well.pick('Ben', 'CLEVER');
    well.dice(1, 1, 1, 1, 1, 1).pick('Roll 6');
    assert.match(well.says(), /^FAIL/);
    const scared = rolled(set(out(), 'scared', 1, 2), 'Cem', 'TOUGH', 6, 1, 1);
    assert.equal(scared.raw.scared[2], 0);
  });

  it('does to a Kid and to the dials what a card or a REST says, and tells it [TL-370, TL-404]', () => {
    const p = set(set(out(), 'upset', 1, 0), 'injured', 1, 0);
    p.pick('Card, REST, dials', 'Ann', 'Relieve UPSET');
    assert.deepEqual(p.raw.upset, [0, 0, 0]);
    p.pick('Heal INJURED');
    assert.match(told(p), /Ann: INJURED to square 2/);
    p.pick('Insight +1');
    assert.match(told(p), /Insight 0 > 1/);
    assert.equal(refused(p, 'Enigma -1'), 'None left');
    p.pick('Condition', 'EXHAUSTED', 'Rumor off', 'Done');
    assert.deepEqual([p.raw.exhausted[0], p.raw.rumors, p.raw.insight], [1, 3, 1]);
    assert.equal(p.says(), 'Who is tested?');
  });

  it('rings when a dial reaches its alarm [TL-154]', () => {
    const p = rolled(out({ 'Enigma alarm': 1 }), 'Ann', 'TOUGH', 1, 1, 1);
    p.pick('Rumor');
    assert.equal(p.says(), 'Enigma = 1\nCheck the Diary');
  });

  it('reads out the evening, moves injuries, and hands the token on [TL-163, TL-166, TL-167, TL-440]', () => {
    const p = set(set(out(), 'injured', 1, 0), 'injured', 3, 2);
    p.pick('End Phase');
    assert.match(p.says(), /Items to 4\. Favor: home up, late down\.\nChores, Diary/);
    p.ok();
    assert.deepEqual([p.raw.injured, p.raw.round, p.raw.firstPlayer], [[2, 0, 0], 2, 2]);
    assert.match(told(p), /Ann: INJURED to square 2\nCem: INJURED cube to the action space\nRound 1 is over. First Player: Cem/);
    const friday = set(out(), 'round', 5);
    friday.pick('End Phase');
    assert.match(friday.says(), /Chores: deadline!/);
  });

  it('reminds of new Chores and of who is without Time [TL-117, TL-126]', () => {
    const p = morning(7, { Length: '2 weeks' });
    for (const slot of ['exhausted', 'upset', 'scared', 'injured']) set(p, slot, 1, 0);
    p.ok();
    assert.match(told(p), /New Chores: draw 2, keep 1\. Deadline: Thursday\nAnn: without Time, sick at HOME, free REST/);
  });

  it('asks the Diary after the last Round, and at any time [TL-501, TL-502]', () => {
    const p = set(out(), 'round', 6);
    p.pick('End Phase');
    p.ok();
    assert.deepEqual(p.offers(), ['Win', 'Lose', 'Go on']);
    p.pick('Lose');
    assert.equal(tales.result!(p.raw), 'Lost');
    const early = out();
    early.pick('Diary: Win or Lose', 'Go on');
    assert.equal(early.says(), 'Who is tested?');
    early.pick('Diary: Win or Lose', 'Win');
    assert.equal(tales.result!(early.raw), 'Won');
  });

  it('takes over from Full in the middle of a play, and says why it cannot be the other way round', () => {
    const full = seated({ Mode: 'Full', Kids: 2, Machines: 0, Letters: 'In the device', Prompts: 'Short' });
    full.pick('BRAVE', 'DENSE', 'CLEVER', 'DULL', 'All right');
    assert.match(tales.switchTo!(full.raw, 1) ?? '', /Finish set-up first/);
    full.mark();
    for (const letter of ['A', 'B', 'C', 'D']) full.pick('A to F', letter);
    full.pick('Kid 1');
    assert.equal(tales.switchTo!(full.raw, 1), '');
    assert.deepEqual([full.raw.light, full.raw.rumors, full.raw.at], [1, 4, 'light.morning']);
    assert.match(tales.switchTo!(out().raw, 0) ?? '', /Light keeps none of them. Begin a new play/);
  });

  it('leaves what only Full asks of our copy as it was [TL-M04, TL-M05]', async () => {
    const engine = nodeEngine({ seed: 1 });
    const kids = ['pick BRAVE', 'pick DENSE', 'pick CLEVER', 'pick DULL'];
    for (const line of [
      'new tales {"Mode":"Full","Prompts":"Short"}',
      ...kids,
      'pick All right',
      'mark AMB110 A',
      'pick PREDICTABLE',
      'new tales',
      'pick Kid 1',
      'pick TOUGH',
      'pick DULL',
      'new tales {"Mode":"Full","Prompts":"Short"}',
    ]) {
      const answer = JSON.parse(await engine.command(line));
      assert(answer.ok, `${line}: ${answer.error}`);
    }
    const { state } = JSON.parse(await engine.command('state'));
    assert.deepEqual([state.strength, state.weakness, state.ability[0]], [[5, 2], [3, 3], 4]);
  });
});
