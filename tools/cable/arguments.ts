// What stands behind a command: --name value, or --name alone. An unknown one is told with those that there are.

export interface Flag {
  /** What its value is called in the help; without it the flag stands alone. */
  value?: string;
  help: string;
}

export function readArguments(words: string[], flags: { [name: string]: Flag }): { [name: string]: string } {
  const given: { [name: string]: string } = {};
  for (let at = 0; at < words.length; at++) {
    const name = words[at]!.replace(/^--/, '');
    const flag = words[at]!.startsWith('--') ? flags[name] : undefined;
    if (!flag) throw new Error(`There is no option ${words[at]}. There are:\n${helpOf(flags)}`);
    if (!flag.value) given[name] = 'yes';
    else {
      const value = words[++at];
      if (value === undefined) throw new Error(`--${name} needs a value: --${name} ${flag.value}`);
      given[name] = value;
    }
  }
  return given;
}

export function helpOf(flags: { [name: string]: Flag }): string {
  return Object.entries(flags)
    .map(([name, flag]) => `  ${`--${name}${flag.value ? ` ${flag.value}` : ''}`.padEnd(22)} ${flag.help}`)
    .join('\n');
}
