// The example of a game's page, as commands for the bench.
import { readFileSync } from 'node:fs';

/** The bench scripts of a page, one list of commands. */
export function script(page: string): string[] {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/```bench\n([\s\S]*?)```/g)].map(match => match[1]);
  return blocks
    .join('\n')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !line.startsWith('#'));
}
