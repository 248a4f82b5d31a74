// While a play is open the screen stays on, and what is stored is asked to stay: a browser may refuse both, and the play goes on.

export interface Awake {
  /** Whether a play is open. */
  play(open: boolean): void;
}

export function keepAwake(): Awake {
  let wanted = false,
    asked = false, // that the storage stays
    lock: WakeLockSentinel | undefined;

  async function hold(): Promise<void> {
    if (!wanted || lock || document.visibilityState !== 'visible') return;
    try {
      const held = await navigator.wakeLock.request('screen');
      lock = held;
      held.addEventListener('release', () => {
        lock = undefined;
      });
      if (!wanted) void held.release();
    } catch {
      // no battery left for it, or a browser that has none
    }
  }

  async function stay(): Promise<void> {
    try {
      await navigator.storage.persist();
    } catch {
      // kept as long as the browser likes: plays can be saved to a file
    }
  }

  // a page that was out of sight has lost it
  document.addEventListener('visibilitychange', () => void hold());
  return {
    play(open) {
      if (open && !asked) {
        asked = true;
        void stay();
      }
      if (open === wanted) return;
      wanted = open;
      if (open) void hold();
      else void lock?.release();
    },
  };
}
