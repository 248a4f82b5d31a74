// What the tools on the cable say, and ask: lines, one bar of progress, one question.

export interface Talk {
  say(line: string): void;
  progress(what: string, done: number, of: number): void;
  /** undefined where nobody can answer. */
  ask(question: string): Promise<string | undefined>;
}

/** "1 play", "3 plays". */
export function many(count: number, what: string): string {
  return `${count || 'no'} ${what}${count === 1 ? '' : 's'}`;
}
