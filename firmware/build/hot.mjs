// Functions that stay in memory, by bundle: every press or every record needs them, and making them anew would cost more than it saves.
// npm run bench:device tells.
export const HOT = {
  kit: ['shelf', 'get', 'word', 'number'],
  shell: ['drawRow', 'keyOf', 'scrolled', 'sooner'],
  loop: ['ask', 'less', 'on'], // 80 uses: 300 bytes, and the bundle keeps within its 28 KB, read or flashed
  main: ['send', 'place'],
};

/** Methods that stay methods, by class, for the same reason. */
export const STAY = {
  Ring: ['kind', 'text', 'put', 'left'],
  Device: ['push', 'open', 'close', 'say', 'show', 'wake', '_plan'], // the PC calls the first six, by name
  Pool: ['stir'],
  Presses: ['edge'],
  Play: ['answer'], // the bench calls it, on whatever screen is open
  Painter: ['step', 'paint', 'rows', '_row', '_light', '_unlight'],
};

/** Bundles of more than 36 * 36 * 36 bytes: a place on their shelf takes four characters. The build says when one is missing here. */
export const LONG = ['tamashii'];
