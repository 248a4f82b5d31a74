// The example of a game's page, as commands for the bench.
import { readFileSync } from 'node:fs';

/** The bench scripts of a page, one list of commands. `bench-light` are those of a game's Light, where it has one. */
export function script(page: string, fence = 'bench'): string[] {
  const blocks = [...readFileSync(page, 'utf8').matchAll(new RegExp(`\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(match => match[1]);
  return blocks
    .join('\n')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line && !line.startsWith('#'));
}
