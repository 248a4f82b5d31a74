// What the part for boards gets of the page.

export interface BoardParts {
  /** Hands a file to the person. */
  save(name: string, content: Blob): void;
  /** The play that is open on the page, as a file; nothing where none is. */
  openPlay(): string | undefined;
  /** Takes a play in and opens it on the page; throws a sentence when it is none. */
  takeIn(text: string): void;
  /** The same bytes of a board with this play added. */
  withPlay(bytes: string, text: string): string;
  /** Every play in these bytes, as a file. */
  playsIn(bytes: string): string[];
}
