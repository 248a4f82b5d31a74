// Counts how many functions of ours are on the stack whenever the hardware is called. The board has room for few of them (docs: ESPRUINO.md 1.6).
import type { Hal } from '../../hal/hal';

const OURS = /(?<!\/test)\/(?:firmware|games)\/|\/test\/toys\/|\/hal\/press\./;

export interface Frames {
  worst: number;
  /** The worst stack, innermost first, as file:function. */
  path: string[];
  calls: number;
  /** Looking costs more than all the rest. */
  on: boolean;
}

/** A part of the hal, for who only wants to know what is called. */
type Verbs = { [verb: string]: (...args: unknown[]) => unknown };

/** Every function of these parts of the hal is counted from now on. */
export function countFrames(hal: Hal): Frames {
  const frames: Frames = { worst: 0, path: [], calls: 0, on: true };

  /** What is written or loaded is always looked at: that comes seldom, and from deep inside. */
  function look(name: string): void {
    if (!frames.on && !['write', 'erase', 'load', 'unload'].includes(name)) return;
    frames.calls++;
    const { prepareStackTrace, stackTraceLimit } = Error;
    Error.stackTraceLimit = 60;
    Error.prepareStackTrace = (_, sites) => sites;
    const sites = new Error().stack as unknown as NodeJS.CallSite[];
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
    let depth = 0;
    for (const site of sites) if (OURS.test(site.getFileName() ?? '')) depth++;
    if (depth <= frames.worst) return;
    frames.worst = depth;
    frames.path = sites
      .filter(site => OURS.test(site.getFileName() ?? ''))
      .map(
        site =>
          `${site.getFileName()!.replace(/.*\/(?=(?:firmware|games|test|hal)\/)/, '')}:${site.getLineNumber()} ${site.getFunctionName() ?? '=>'}`,
      );
  }

  function watch(part: Verbs): void {
    for (const name of Object.keys(part)) {
      const own = part[name];
      if (typeof own !== 'function') continue;
      part[name] = function (this: unknown, ...args: unknown[]) {
        look(name);
        return own.apply(this, args);
      };
    }
  }

  for (const part of [hal.display, hal.flash, hal.buzzer, hal.clock]) watch(part as unknown as Verbs);
  for (const name of ['noise', 'battery', 'alive', 'memory', 'load', 'unload'] as const) {
    const verbs = hal as unknown as Verbs,
      own = verbs[name]!;
    verbs[name] = (...args: unknown[]) => {
      look(name);
      return own(...args);
    };
  }
  return frames;
}
