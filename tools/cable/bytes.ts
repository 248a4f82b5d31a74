// Bytes as base64 and back, where there is no Buffer: in a browser as in Node.

/** What is no base64 was damaged on the way, and is nothing. */
export function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}
