// The sentences of the cable's tools for who sits at the page: the way on is a button there, not a command.

const WAYS: [command: RegExp, button: string][] = [
  [/ ?\(docs\/(flashing|wiring|hardware|first-board)\.md( says [^)]*)?\)/g, ''],
  [/npm run flash -- --runtime DIR/g, 'press Write Espruino'],
  [/npm run doctor -- --selftest/g, 'the self-test in the settings of the device'],
  [/npm run doctor looks (closer|for it)\.?/g, 'Doctor looks closer.'],
  [/npm run restore (-- --play )?\S*FILE\S*/g, 'press Restore'],
  [/npm run restore -- --play FILE/g, 'press Restore'],
  [/npm run restore \S+/g, 'press Restore'],
  [/npm run backup/g, 'press Backup'],
  [/npm run doctor/g, 'press Doctor'],
  [/npm run flash (silences|sets|switches|writes)/g, 'Install $1'],
  [/npm run flash/g, 'press Install'],
  [/npm run build/g, 'press Install'],
  [/[Rr]epeat the command/g, 'press the button again'],
  [/this folder has/g, 'this page has'],
  [/: --board \S+/g, ': the list below'],
];

export function onPage(sentence: string): string {
  let text = sentence;
  for (const [command, button] of WAYS) text = text.replace(command, button);
  return text;
}
