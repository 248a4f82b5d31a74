import { strict as assert } from 'node:assert';
import { account, asks, biome, endTurn, MAIN, play, state, told } from './table';

describe('Biome, a whole game', () => {
  it('goes from set-up to the escape through every phase, with answers and dice alone', () => {
    const p = play();
    // round 1: the Stealer and the first forest; a captive without a trace of a Killer yet
    p.pick('Pick up', 'Supply', 'Explore', 'Special tile', 'Stealer camp');
    p.pick('Explore');
    p.dice(6).pick('Forest');
    assert.match(told(p), /one more from the box/);
    p.pick('Move', 'Open tile');
    endTurn(p);
    p.pick('Explore', 'Special tile', 'Ally camp');
    p.pick('Move', 'Open tile', 'Discover', 'No', 'End turn');
    assert.match(p.says(), /^Board turn 1/);
    p.dice(2, 6, 1).ok(); // farm, ally, Stealer
    assert.equal(account(p), 'Farm 1: 2, 6 > 4\nAlly 1: 6, ready\nStealer 1: 1, 6 > 5');
    // round 2: Ada builds a camp, Bob trades
    p.pick('Pick up seen', 'Use a secret', 'Camp Kit');
    p.dial(1);
    p.pick('Explore the next', 'Special tile', 'Roaming Gang');
    p.pick('Explore the next', 'Lake');
    p.pick('No free neighbour', 'Place', 'Extra Action', 'Place', 'Supply', 'Pick up unseen', 'No');
    endTurn(p);
    assert.equal(asks(p), 'Bob: 4 left, Open land, carry 4');
    p.pick('Move', 'Ally 1', 'Trade, 2', 'One secret', 'Place', 'Caravan Kit', 'Use a secret', 'Caravan Kit, camp', 'Main');
    p.pick('No', 'Move', 'Route to Main');
    endTurn(p);
    p.dice(4, 2, 3).ok(); // the farm gives a Supply, the ally cools, the Gang goes north-east
    assert.match(account(p), /\+1 Supply: Main 2\nAlly 1: 2, 10 > 8/);
    p.pick('A tile with...');
    p.dice(5, 2, 2, 2).mark('Farm 1'); // the Stealer is at 0: two targets
    assert.match(account(p), /Stealer 1: 5, attacks/);
    p.pick('Equally near');
    p.dice(1, 1, 1).mark('Main', 'Camp 3'); // the main camp has two Supplies
    assert.equal(p.says(), 'Stealer 1 robs Main\nSupply\nSupply');
    p.pick('Put party beside it');
    // round 3: a captive, and the party comes home
    p.pick('Move', 'Open tile', 'Discover', 'Yes');
    p.dial(2);
    p.pick('Place', 'Extra Carry', 'Move', 'Route to Ally 1');
    endTurn(p);
    p.dice(3, 1).ok();
    account(p);
    p.pick('It cannot move');
    assert.match(p.says(), /^Party of Stealer 1/);
    p.dice(4).pick('Yes');
    assert.match(account(p), /CD 16\nStealer 1: 4, 16 > 12\nAda captive: 1 more/);
    // round 4: Bob ransoms Ada
    p.pick('Move', 'Stealer 1', 'Ransom Ada, 2', 'Use Supply');
    assert.match(asks(p), /^Bob: 5 left/);
    p.pick('Explore', 'Special tile', 'Killer camp');
    endTurn(p);
    p.dice(5, 1).ok(); // the ally is open again, the Gang moves; the farm is halted
    account(p);
    p.dice(1, 1, 1).pick('Camp 3');
    assert.match(account(p), /^Destroyed: Supply\nStealer 1: 1, /);
    // round 5: mercs fight the Gang
    p.pick('Move', 'Ally 1', 'Hire mercs', 'Fight the Gang, 3');
    endTurn(p);
    p.pick('Cross a cliff, 1', 'Main');
    p.pick('Place', 'Supply', 'Place', 'Key', 'Use Supply, barn', 'Move', 'Camp 3');
    assert.equal(p.says(), 'Injured: back to the main camp, CD 10'); // the Gang is there
    p.ok();
    p.dice(1, 6).ok();
    assert.match(account(p), /Bob: 6, 10 > 4/);
    p.dice(1, 1).pick('Yes');
    assert.match(account(p), /Gang fights, 2 more/);
    // round 6: Bob heals
    endTurn(p);
    assert.equal(told(p), 'Bob skipped: injured, CD 4');
    p.dice(1, 5, 1, 1).ok();
    assert.match(account(p), /Bob: 5, healthy\nGang fights, 1 more/);
    // round 7: the Exit is found; both enemy camps strike at once
    p.pick('Explore');
    p.dice(1).pick('Special tile', 'Exit');
    assert.match(p.says(), /^EXIT FOUND!/);
    p.ok();
    p.dice(1, 1).pick('Main');
    assert.match(p.says(), /^Stealer 1 robs Main/);
    p.pick('Put party beside it', 'Camp 3');
    p.fate.forced = [];
    if (p.s.at === 'account.read') account(p);
    if (p.s.at === 'raids.robbed') p.pick('Put party beside it');
    assert.equal(p.s.at, 'turn.act');
    p.pick('Use a secret', 'Teleport', 'Exit', 'Use a secret', 'Key');
    endTurn(p);
    p.pick('Use a secret', 'Teleport', 'Exit', 'Use a secret', 'Key', 'Use Supply');
    assert.equal(p.s.exitKeys, 2);
    p.pick('Use a secret', 'Key');
    assert.match(p.says(), /^ESCAPED!\nAll players out/);
    assert.match(biome.result!(state(p)) as string, /^ESCAPED!/);
    assert(p.s.round >= 6 && p.s.on.every(place => place < MAIN));
    // and back to the start
    let back = 0;
    while (p.session.undo()) back++;
    assert(back > 100);
    assert.equal(p.s.at, 'setup.list');
  });
});
