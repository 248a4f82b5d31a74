// Names of other engines that shared code asks for; a page has none of them.
declare const process: unknown; // the board's, in the bench's agent
declare const Buffer: { from(bytes: Uint8Array): { toString(kind: string): string } }; // Node's, in the mock's flash
