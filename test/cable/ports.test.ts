import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { choosePort, lastPort, listPorts, rememberPort, windowsPorts } from '../../tools/cable/ports';

describe('the ports of this PC', () => {
  let dev: string;
  beforeEach(() => {
    dev = mkdtempSync(path.join(tmpdir(), 'roundkeeper-dev-'));
    for (const name of ['ttyUSB1', 'ttyUSB0', 'ttyS0', 'tty', 'cu.Bluetooth-Incoming-Port', 'cu.usbserial-10'])
      writeFileSync(path.join(dev, name), '');
    mkdirSync(path.join(dev, 'serial/by-id'), { recursive: true });
    symlinkSync('../../ttyUSB1', path.join(dev, 'serial/by-id/usb-Silicon_Labs_CP2102-if00-port0'));
  });
  afterEach(() => rmSync(dev, { recursive: true }));

  it('are those of serial adapters, by the name of their maker', () => {
    const found = listPorts(dev).map(port => [path.basename(port.path), port.name]);
    assert.deepEqual(found, [
      ['cu.usbserial-10', ''],
      ['ttyUSB0', ''],
      ['ttyUSB1', 'Silicon Labs CP2102'],
    ]);
  });

  it('are told when there are several, and the last one is taken again', () => {
    const ports = listPorts(dev);
    assert.throws(() => choosePort(undefined, ports, undefined), /several ports[\s\S]*--port .*ttyUSB0\n.*--port .*ttyUSB1 {3}Silicon/);
    assert.equal(choosePort(undefined, ports, ports[1]!.path), ports[1]!.path);
    assert.throws(() => choosePort(undefined, ports, '/dev/ttyUSB9'), /several ports/);
  });

  it('need no choice when there is one, or when one is named', () => {
    assert.equal(choosePort(undefined, [{ path: '/dev/ttyUSB0', name: '' }], '/dev/ttyUSB1'), '/dev/ttyUSB0');
    assert.equal(choosePort('tcp://a:1', [], undefined), 'tcp://a:1');
    assert.throws(() => choosePort(undefined, [], '/dev/ttyUSB0'), /No board is found/);
  });

  it('are on Windows those of its registry, by the name of their driver, and not those of Bluetooth', () => {
    const told = [
      '',
      'HKEY_LOCAL_MACHINE\\HARDWARE\\DEVICEMAP\\SERIALCOMM',
      '    \\Device\\Silabser0    REG_SZ    COM3',
      '    \\Device\\BthModem0    REG_SZ    COM5',
      '    \\Device\\Serial2    REG_SZ    COM12',
      '',
    ];
    assert.deepEqual(
      windowsPorts(() => told.join('\r\n')),
      [
        { path: 'COM3', name: 'Silabser0' },
        { path: 'COM12', name: 'Serial2' },
      ],
    );
    const none = () => {
      throw new Error('no such key');
    };
    assert.deepEqual(windowsPorts(none), []);
  });

  it('are remembered', () => {
    const file = path.join(dev, 'deep/port');
    assert.equal(lastPort(file), undefined);
    rememberPort('/dev/ttyUSB1', file);
    assert.equal(lastPort(file), '/dev/ttyUSB1');
  });
});
