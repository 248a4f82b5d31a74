// The program for the board, as it lies beside this page.
import type { Wiring } from '../../../hal/esp32/wiring';
import { type Release, releaseOf } from '../../cable/bundle';
import { Trouble } from '../../cable/trouble';
import { textOf } from '../../cable/webserial';

/** What the build has put into flash/. */
export interface Shelf {
  version: string;
  modules: string[];
  wirings: { [profile: string]: Wiring };
  /** What runs first, where it is not the usual: the interpreter of the tests has pins that it must be told of. */
  guard?: string;
}

async function got(name: string): Promise<Response> {
  const gone = new Trouble(
    'refused',
    `The program for the board is not beside this page (flash/${name}). Load the page again when you are online.`,
  );
  const answer = await fetch(`flash/${name}`, { cache: 'no-cache' }).catch(() => {
    throw gone;
  });
  if (!answer.ok) throw gone;
  return answer;
}

export async function shelf(): Promise<Shelf> {
  return (await got('release.json')).json();
}

const bytes = async (name: string): Promise<string> => textOf(new Uint8Array(await (await got(name)).arrayBuffer()));

export async function releaseFor({ version, modules, wirings, guard }: Shelf, profile: string): Promise<Release> {
  const files = await Promise.all(modules.map(async name => [name, await bytes(name)] as [string, string])),
    all = new Map(files);
  all.set('wiring', await bytes(`wiring_${profile}`));
  const release = releaseOf(version, all, await bytes('boot'), wirings[profile]!);
  return guard ? { ...release, guard } : release;
}
