// Bundles in Storage, by name. A name that is not there says how to put it there; an error inside a bundle is told as it is.

export function load(name: string): any {
  try {
    return require(name);
  } catch (e) {
    throw require('Storage').read(name) === undefined
      ? new Error('The file ' + name + ' is missing on this device. Flash it again: npm run flash.')
      : e;
  }
}

export function unload(name: string): void {
  if (Modules.getCached().includes(name)) Modules.removeCached(name);
}
