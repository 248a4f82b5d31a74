// Tells when a source has changed: folders are watched, because editors put a new file into the place of the old one.
import { type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

const REST = 60; // milliseconds: an editor saves in several steps
const SOURCES = /\.(ts|html|css|svg|webmanifest)$/;

export interface Watching {
  /** Watches the folders of these files, too. */
  add(files: string[]): void;
  close(): void;
}

export function watchSources(changed: () => void): Watching {
  const folders = new Map<string, FSWatcher>();
  let due: NodeJS.Timeout | undefined;

  function noticed(_event: string, name: string | null): void {
    if (name && !SOURCES.test(basename(name))) return;
    clearTimeout(due);
    due = setTimeout(changed, REST);
  }

  return {
    add(files) {
      for (const folder of files.map(dirname)) if (!folders.has(folder)) folders.set(folder, watch(folder, noticed));
    },
    close() {
      clearTimeout(due);
      for (const watcher of folders.values()) watcher.close();
    },
  };
}
