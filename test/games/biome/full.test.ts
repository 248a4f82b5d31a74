import { strict as assert } from 'node:assert';
import { account, asks, biome, endTurn, MAIN, start, state } from './table';

describe('Biome, a whole game', () => {
  it('goes from set-up to the escape through every phase, with answers and dice alone', () => {
    const p = start();
    // round 1: the Stealer and the first forest; a captive without a trace of a Killer yet
    p.ok();
    p.pick('Pick up', 'Supply', 'Explore', 'Stealer camp');
    p.ok();
    p.pick('Explore');
    p.dice(6).pick('Forest');
    assert.match(p.says(), /Extra secret from the box: yes/);
    p.ok();
    p.pick('Move', 'Open tile');
    endTurn(p);
    p.ok();
    p.pick('Explore', 'Ally camp');
    p.ok();
    p.pick('Move', 'Open tile', 'Discover', 'No', 'End turn');
    assert.match(p.says(), /^Board turn 1/);
    p.dice(2, 6, 1).ok(); // farm, ally, Stealer
    assert.equal(account(p), 'Farm 1: D6 = 2\nCD 6 to 4\nAlly 1: D6 = 6\nCD 6 to 0\nOpen again\nStealer 1: D6 = 1\nCD 6 to 5');
    // round 2: Ada builds a camp, Bob trades
    p.ok();
    p.pick('Pick up seen', 'Use a secret', 'Camp Kit');
    p.dial(1);
    p.pick('Explore the next', 'Roaming Gang');
    p.ok();
    p.pick('Explore the next', 'Lake');
    p.ok();
    p.pick('No free neighbour', 'Place', 'Extra Action', 'Place', 'Supply', 'Pick up unseen', 'No');
    endTurn(p);
    assert.equal(asks(p), 'Bob: 4 actions\ncarry 4');
    p.ok();
    p.pick('Move', 'Ally 1', 'Trade', 'One secret', 'Place', 'Caravan Kit', 'Use a secret', 'Caravan Kit, camp', 'Main');
    p.dial(4);
    p.pick('No', 'Move', 'Route to Main');
    endTurn(p);
    p.dice(4, 2, 3).ok(); // the farm gives a Supply, the ally cools, the Gang goes north-east
    assert.match(account(p), /\+1 Supply for Main\nAlly 1: D6 = 2\nCD 10 to 8/);
    p.pick('On a new tile', 'Farm 1');
    p.dice(5, 2, 2, 2).pick('Nothing else'); // the Stealer is at 0: two targets
    assert.match(account(p), /It attacks!/);
    p.pick('Equally near', 'Main', 'Camp 3');
    p.dice(1, 1, 1).pick('Draw one of these 2'); // the main camp has two Supplies
    assert.equal(p.says(), 'Stealer 1 robs Main\nSupply\nSupply');
    p.pick('Put party beside it');
    // round 3: a captive, and the party comes home
    p.ok();
    p.pick('Move', 'Open tile', 'Discover', 'Yes');
    p.dial(2);
    p.ok();
    p.pick('Place', 'Extra Carry', 'Move', 'Route to Ally 1');
    endTurn(p);
    p.dice(3, 1).ok();
    account(p);
    p.pick('It cannot move', 'Nothing else');
    assert.match(p.says(), /^Party of Stealer 1/);
    p.dice(4).pick('Yes');
    assert.match(account(p), /CD 16 to 12\nAda is captive\nRounds left: 1/);
    // round 4: Bob ransoms Ada
    p.ok();
    p.ok();
    p.pick('Move', 'Stealer 1', 'Ransom Ada', 'Use a secret', 'Supply');
    assert.match(asks(p), /^Bob: 5 left/);
    p.pick('Explore', 'Killer camp');
    p.ok();
    endTurn(p);
    p.dice(5, 1).ok(); // the ally is open again, the Gang moves; the farm is halted
    account(p);
    p.pick('On a new tile');
    p.dice(1).pick('Camp 3');
    assert.match(p.says(), /^Destroyed: Supply\n/);
    p.dice(1, 1).pick('Nothing else');
    account(p);
    // round 5: mercs fight the Gang
    p.ok();
    p.pick('Move', 'Ally 1', 'Hire mercs', 'Fight the Gang');
    endTurn(p);
    p.ok();
    p.pick('Cross a cliff', 'Main');
    p.pick('Place', 'Supply', 'Place', 'Key', 'Use a secret', 'Supply, barn', 'Move', 'Camp 3');
    assert.equal(p.says(), 'Injured: back to the main camp, CD 10'); // the Gang is there
    p.ok();
    p.dice(1, 6).ok();
    assert.match(account(p), /Bob: D6 = 6\nCD 10 to 4/);
    p.dice(1, 1).pick('Yes');
    assert.match(account(p), /The Gang fights\nRounds left: 2/);
    // round 6: Bob heals
    p.ok();
    endTurn(p);
    assert.equal(p.says(), 'Injured\nCD 4: skip turn');
    p.ok();
    p.dice(1, 5, 1, 1).ok();
    assert.match(account(p), /Healthy again\nThe Gang fights\nRounds left: 1/);
    // round 7: the Exit is found; both enemy camps strike at once
    p.ok();
    p.pick('Explore');
    p.dice(1).pick('Exit');
    p.ok();
    assert.match(p.says(), /^EXIT FOUND!/);
    p.ok();
    p.dice(1, 1).pick('Main');
    assert.match(p.says(), /^Stealer 1 robs Main/);
    p.pick('Put party beside it', 'Camp 3');
    p.fate.forced = [];
    if (p.s.at == 'account.tell') account(p);
    if (p.s.at == 'board.stolen') p.pick('Put party beside it');
    assert.equal(p.s.at, 'turn.act');
    p.pick('Use a secret', 'Teleport', 'Exit', 'Use a secret', 'Key');
    endTurn(p);
    p.ok();
    p.pick('Use a secret', 'Teleport', 'Exit', 'Use a secret', 'Key', 'Use a secret', 'Supply');
    assert.equal(p.s.exitKeys, 2);
    p.pick('Use a secret', 'Key');
    assert.match(p.says(), /^ESCAPED!\nAll players out/);
    assert.match(biome.result!(state(p)) as string, /^ESCAPED!/);
    assert(p.s.round >= 6 && p.s.on.every(place => place < MAIN));
    // and back to the start
    let back = 0;
    while (p.session.undo()) back++;
    assert(back > 100);
    assert.equal(p.s.at, 'begin.list');
  });
});
