// Where the table is seen: beside the device, in full screen, or in a window of its own that is told by the tab with the game.
import type { Device } from '../../../firmware/shell';
import { enlarge } from './large';
import { type TableState, tableReader } from './snapshot';
import { tableView } from './view';

const at = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
const HELLO = 'hello'; // a window of its own asks for the table

function channel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'function' ? new BroadcastChannel('roundkeeper.table') : undefined;
}

export interface TablePlace {
  /** Reads the device; without one the table is empty. */
  show(device: Device | undefined): void;
}

/** Beside the device. `open` opens a screen on it, for who has no game yet. */
export function tableBeside(open: (screen: string, arg?: string) => void): TablePlace {
  const view = tableView(at('table-view'), open),
    frame = at('table'),
    told = channel(),
    read = tableReader();
  let last: TableState | undefined,
    key = '';

  at('table-full').addEventListener('click', () => void frame.requestFullscreen?.());
  frame.addEventListener('fullscreenchange', () => {
    const large = document.fullscreenElement === frame;
    frame.classList.toggle('large', large);
    if (large) enlarge(at('table-view'));
    else at('table-view').style.fontSize = '';
  });
  window.addEventListener('resize', () => frame.classList.contains('large') && enlarge(at('table-view')));
  told?.addEventListener('message', event => {
    if (event.data === HELLO) told.postMessage({ table: last });
  });

  return {
    show(device) {
      last = device && read(device);
      const now = JSON.stringify(last);
      if (now === key) return;
      key = now;
      view.show(last);
      told?.postMessage({ table: last });
      if (frame.classList.contains('large')) enlarge(at('table-view'));
    },
  };
}

/** In a window of its own: only looks. */
export function tableAlone(): void {
  const view = tableView(at('table-view')),
    told = channel();
  document.body.classList.add('alone');
  at('table').classList.add('large');
  view.show(undefined);
  told?.addEventListener('message', event => {
    if (!Object.hasOwn(Object(event.data), 'table')) return;
    view.show(event.data.table);
    enlarge(at('table-view'));
  });
  told?.postMessage(HELLO);
  window.addEventListener('resize', () => enlarge(at('table-view')));
  at('table-full').addEventListener('click', () => void at('table').requestFullscreen?.());
}
