// Bundles in Storage, by name. A name that is not there says how to put it there; an error inside a bundle is told as it is.

/** The file of a module. The boot code leaves the list of the version that runs, as text in flash; without one a file is called as its module. */
export function fileOf(name: string): string {
  const list: string = (global as { files?: string }).files || '',
    at = list.indexOf(`;${name}=`);
  return at < 0 ? name : list.slice(at + name.length + 2, list.indexOf(';', at + 1));
}

// biome-ignore lint/suspicious/noExplicitAny: who loads a bundle knows what it is
export function load(name: string): any {
  if (!Modules.getCached().includes(name)) {
    const code = require('Storage').read(fileOf(name));
    if (code === undefined) throw new Error(`The file ${name} is missing on this device. Flash it again: npm run flash.`);
    Modules.addCached(name, code);
  }
  return require(name);
}

export function unload(name: string): void {
  if (Modules.getCached().includes(name)) Modules.removeCached(name);
}
