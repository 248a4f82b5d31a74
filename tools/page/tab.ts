// One tab at a time has the game: a second one would write over what the first has stored.

const LOCK = 'roundkeeper';

export interface Seat {
  /** Asks the tab that has the game to give it up; `mine` follows. */
  ask(): void;
}

export interface Turns {
  /** The game is this tab's now. */
  mine(): void;
  /** Another tab has it. */
  taken(): void;
  /** This tab has to give it up: it must not write any more when this returns. */
  leave(): void;
}

/** `locks` is missing in old browsers and on pages without https: then storage events have to tell (see page.ts). */
export function takeSeat(locks: LockManager | undefined, channel: BroadcastChannel | undefined, turns: Turns): Seat {
  if (!locks) {
    turns.mine();
    return { ask() {} };
  }
  let release: (() => void) | undefined;

  function have(): Promise<void> {
    turns.mine();
    return new Promise(done => {
      release = done;
    });
  }

  /** Waits in line: when the other tab is closed or gives it up, the game comes here. */
  function wait(): void {
    turns.taken();
    void locks!.request(LOCK, have);
  }

  channel?.addEventListener('message', event => {
    if (event.data !== 'give' || !release) return;
    const done = release;
    release = undefined;
    turns.leave();
    done();
    wait();
  });

  let asked = false;
  locks
    .request(LOCK, { ifAvailable: true }, lock => {
      asked = true;
      if (lock) return have();
      wait();
      return undefined;
    })
    .catch(() => {
      if (!asked) turns.mine(); // a page that may store nothing has no locks either, and nothing to lock
    });
  return { ask: () => channel?.postMessage('give') };
}
