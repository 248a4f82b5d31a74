// The stack of the interpreter's task on a board, and how much of it any screen of any game may take.
/** Bytes that a board has (its task, targets/esp32/main.c). */
export const STACK = 25_000;
/** Bytes that may be used: what is left is for what no PC shows, as interrupts and longer frames of another compiler. */
export const MOST_STACK = 18_000;
/** Bytes that the interpreter wants to be free (src/jsparse.c): it breaks off where there are fewer. */
export const LEEWAY = 512;
