// A number that a card says; 0 is none, and leads back to the menu of card effects.
import type { Question } from '../kit';

export const MOST = 20;

/** The menu of card effects. */
export const MENU = 'other.menu';

/** `run` does it, `then` says where play goes on. */
export const howMany = (say: string, run: (n: number) => void, then = () => MENU, most = MOST): Question => ({
  say,
  dial: { min: 0, max: most, start: 1 },
  do(n) {
    if (n) run(n);
  },
  then: n => (n ? then() : MENU),
});

export const backToMenu = () => ({ label: 'Back', back: true, then: MENU });
