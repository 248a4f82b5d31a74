// npm run pictures: the pictures of the device in docs/screens, made anew.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from './screens';

const FOLDER = join('docs', 'screens');

mkdirSync(FOLDER, { recursive: true });
void screens().then(made => {
  for (const [name, picture] of made) writeFileSync(join(FOLDER, `${name}.png`), picture);
});
