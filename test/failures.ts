// Equal failures of random plays, told together: one cause fails many plays.

interface Group {
  times: number;
  first: string;
}

/** A message without what differs from play to play: its numbers, its set-up, and the log behind it. */
const causeOf = (message: string) =>
  message
    .split('\n')[0]!
    .replace(/^play \d+: /, '')
    .replace(/\[seed .*$/, '')
    .replace(/\d+/g, '#');

/** Collects the messages of plays that failed. */
export function failures() {
  const groups = new Map<string, Group>();
  let count = 0;
  return {
    note(message: string): void {
      count++;
      const known = groups.get(causeOf(message));
      if (known) known.times++;
      else groups.set(causeOf(message), { times: 1, first: message });
    },
    count: () => count,
    /** One for each cause, the most frequent first: how often, and the first of these plays, which names the seed to play it again by. */
    told: () =>
      [...groups.values()]
        .sort((a, b) => b.times - a.times)
        .map(({ times, first }) => `${times} ${times === 1 ? 'play fails' : 'plays fail alike'}, the first is ${first}`),
  };
}
