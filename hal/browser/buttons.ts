// Four buttons by mouse, finger and keyboard. A pointer or a key goes down and up like a contact, so holding works as on the device.
import type { Button } from '../hal';
import { BUTTONS } from '../press';

/** Keys that work anywhere on the page, but where somebody writes or chooses. */
const KEYS: { [key: string]: Button } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'ok',
  ' ': 'ok',
  ArrowRight: 'ok',
  Backspace: 'back',
  Escape: 'back',
  ArrowLeft: 'back',
};

/** What takes keys itself. */
const BUSY = 'input, select, textarea, button, a[href], summary, [contenteditable]';

export interface Contacts {
  /** An edge: which button, and whether it went down. */
  edge(button: Button, down: boolean): void;
  /** A long press at once, for who cannot hold a key: Shift with ok or back. */
  hold(button: Button): void;
  /** Explains the screen. */
  help(): void;
  /** A letter, '\r' or '\b'. False: nobody writes on the device, and the key is a button or nothing. */
  typed(letter: string): boolean;
  /** A digit, where nobody writes. */
  digit(digit: string): void;
  /** Any gesture: sound may begin. */
  touched(): void;
}

/** `device` is all of it, with the buttons on it. */
export function watchButtons(root: Document, device: HTMLElement, elements: Map<Button, HTMLElement>, contacts: Contacts): void {
  const down = new Map<string, Button>(); // what holds a button: a pointer or a key

  function put(by: string, button: Button): void {
    if (down.has(by)) return;
    const already = [...down.values()].includes(button);
    down.set(by, button);
    elements.get(button)!.classList.add('down');
    contacts.touched();
    if (!already) contacts.edge(button, true);
  }

  function lift(by: string): void {
    const button = down.get(by);
    if (!button) return;
    down.delete(by);
    if ([...down.values()].includes(button)) return;
    elements.get(button)!.classList.remove('down');
    contacts.edge(button, false);
  }

  // a mouse gives no button the focus, and takes it from whoever had it: the next Enter on the keyboard is OK, not what was clicked last
  device.addEventListener('mousedown', event => {
    event.preventDefault();
    (root.activeElement as HTMLElement | null)?.blur();
  });

  for (const [button, element] of elements) {
    element.addEventListener('pointerdown', event => {
      if (event.button !== 0) return;
      // the finger may slide off: it is the button's until it is lifted
      element.setPointerCapture(event.pointerId);
      put(`pointer ${event.pointerId}`, button);
    });
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      element.addEventListener(end, event => lift(`pointer ${event.pointerId}`));
    element.addEventListener('contextmenu', event => event.preventDefault());
    // a screen reader or a switch clicks without a pointer
    element.addEventListener('click', event => {
      if (event.detail !== 0) return;
      put('click', button);
      lift('click');
    });
  }

  function buttonOf(event: KeyboardEvent): Button | undefined {
    if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
    const target = event.target as HTMLElement;
    const own = BUTTONS.find(button => elements.get(button) === target);
    if (own && (event.key === 'Enter' || event.key === ' ')) return own;
    if (!own && target.closest?.(BUSY)) return undefined;
    return KEYS[event.key];
  }

  /** Somebody writes or slides elsewhere on the page. A button that has the focus takes no digits. */
  const isBusy = (event: KeyboardEvent) => !!(event.target as HTMLElement).closest?.('input, select, textarea, [contenteditable]');

  /** True when it was written. Somebody who writes elsewhere on the page keeps their keys. */
  function writes(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || isBusy(event)) return false;
    if (event.key === 'Enter') return !event.shiftKey && !event.repeat && contacts.typed('\r');
    if (event.key === 'Backspace') return contacts.typed('\b');
    return event.key.length === 1 && contacts.typed(event.key);
  }

  root.addEventListener('keydown', event => {
    if (writes(event)) {
      event.preventDefault();
      return;
    }
    if (event.key === '?' && !(event.target as HTMLElement).closest?.(BUSY)) {
      contacts.help();
      return;
    }
    if (/^\d$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey && !isBusy(event)) {
      contacts.touched();
      contacts.digit(event.key);
      return;
    }
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    if (event.repeat) return;
    if (event.shiftKey && (button === 'ok' || button === 'back')) {
      contacts.touched();
      contacts.hold(button);
    } else put(`key ${event.code}`, button);
  });
  root.addEventListener('keyup', event => {
    if (!down.has(`key ${event.code}`)) return;
    event.preventDefault(); // else the space bar would click the button, too
    lift(`key ${event.code}`);
  });
  // a key that is lifted elsewhere is never told
  root.defaultView!.addEventListener('blur', () => {
    for (const by of [...down.keys()]) lift(by);
  });
}
