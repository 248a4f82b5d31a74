// The file that runs before everything else, on the interpreter that will run it.
import assert from 'node:assert/strict';
import { GUARD } from '../../tools/cable/guard';

/** An ESP32 whose console, telnet and Wi-Fi note what they are told; what is missing throws. */
const CHIP = (missing: string) => `var told=[];global.ESP32={};
E.setConsole=function(d,o){told.push([d,o.force])};
global.require=function(n){if(n=="${missing}")throw new Error("Module not found");return {setOptions:function(o){told.push([n,o.mode])},stopAP:function(){told.push([n,"stopAP"])}}};`;

describe('the file that runs first, on the interpreter', function () {
  this.timeout(30_000);
  let device: { ask(expression: string, before: string): unknown; close(): void };
  before(async function () {
    if (!process.env.ESPRUINO) return this.skip();
    const { withStorage } = await import('../../tools/build/interpreter.mjs' as string);
    device = withStorage(new Map([['guard', GUARD]]));
  });
  after(() => device?.close());

  it('closes the consoles of the radios and takes the access point away', () => {
    assert.deepEqual(device.ask('told', CHIP('') + GUARD), [
      ['Serial1', true],
      ['TelnetServer', 'off'],
      ['Wifi', 'stopAP'],
    ]);
  });

  it('does the rest where one of them is missing', () => {
    assert.deepEqual(device.ask('told', CHIP('TelnetServer') + GUARD), [
      ['Serial1', true],
      ['Wifi', 'stopAP'],
    ]);
  });

  it('leaves nothing in memory, and does nothing on a PC', () => {
    const used = (code: string) => device.ask('process.memory().usage-before', `var before=0;before=process.memory().usage;${code}`);
    assert.equal(used(GUARD), used(''));
  });
});
