// Collects the facts: from the PC, then from the board.
import { VERSION } from '../../../firmware/shell/version';
import type { Console, ConsoleOptions } from '../console';
import { openConsole } from '../open';
import { choosePort, lastPort, listPorts, type Port } from '../ports';
import { Trouble } from '../wire';
import { boardFacts } from './ask';
import type { Facts } from './facts';
import { access, adapters, holders } from './system';

export interface Gathered {
  facts: Facts;
  /** Open, for more questions; undefined when it could not be opened. */
  board?: Console;
}

/** What tests tell instead of the PC. */
export interface GatherOptions extends ConsoleOptions {
  platform?: string;
  ports?: Port[];
}

export async function gather(wanted?: string, options: GatherOptions = {}): Promise<Gathered> {
  const platform = options.platform ?? process.platform,
    ports = options.ports ?? listPorts();
  const facts: Facts = { platform, ports, adapters: platform === 'linux' ? adapters() : [], holders: [], ours: VERSION };
  try {
    facts.port = choosePort(wanted, ports, lastPort());
  } catch {
    return { facts }; // the table says it better
  }
  if (platform === 'linux') {
    facts.holders = holders(facts.port);
    facts.access = access(facts.port);
    if (facts.holders.length) return { facts }; // two readers would take each other's letters
  }
  try {
    const board = await openConsole(facts.port, options);
    Object.assign(facts, await boardFacts(board));
    return { facts, board };
  } catch (problem) {
    if (!(problem instanceof Trouble)) throw problem;
    facts.trouble = { kind: problem.kind, message: problem.message };
    return { facts };
  }
}
