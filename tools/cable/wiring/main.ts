// npm run wiring: draws every profile of hal/esp32/wiring/ to docs/wiring-<profile>.svg, and writes its table into docs/wiring.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Wiring } from '../../../hal/esp32/wiring';
import { drawing } from './drawing';
import { plan, table } from './plan';

const PAGE = 'docs/wiring.md';
const profiles = createRequire(import.meta.url);

/** The page with the tables between `<!-- profile -->` and `<!-- end -->` as the wiring files have them. */
export function page(text: string, tables: { [profile: string]: string }): string {
  return text.replace(/(<!-- ([a-z0-9_]+) -->\n)[\s\S]*?(<!-- end -->)/g, (whole, before: string, profile: string, after: string) =>
    tables[profile] === undefined ? whole : `${before}\n${tables[profile]}\n\n${after}`,
  );
}

/** Everything that the script writes, by file. */
export function drawn(): { [file: string]: string } {
  const files: { [file: string]: string } = {},
    tables: { [profile: string]: string } = {};
  for (const file of readdirSync('hal/esp32/wiring').sort()) {
    const profile = file.replace(/\.ts$/, ''),
      wiring: Wiring = profiles(`../../../hal/esp32/wiring/${file}`).default,
      drawable = plan(profile, wiring);
    files[`docs/wiring-${profile}.svg`] = drawing(drawable);
    tables[profile] = table(drawable);
  }
  files[PAGE] = page(readFileSync(PAGE, 'utf8'), tables);
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const [file, text] of Object.entries(drawn())) writeFileSync(file, text);
