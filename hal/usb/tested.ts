// The one place that says which Espruino this program was tested with, and which ones it does not work with.

export const TESTED = '2v29';

/** What is flashed holds numbers as 2v26 was the first to read them (docs/build.md), and 2v26 itself is refused. */
const OLDEST = 2.27;

const REFUSED: { [version: string]: string } = {
  '2v26': 'in 2v26 most pins cannot be watched, so the buttons would be dead',
};

/** Why this version cannot be used, with what to do; undefined when it can. */
export function refused(version: string): string | undefined {
  const [, plain] = /^(\dv\d+)/.exec(version) ?? [];
  const remedy = `Put ${TESTED} on the board: npm run flash -- --runtime DIR (docs/flashing.md says where DIR comes from).`;
  if (!plain) return `"${version}" is no version of Espruino that is known here. ${remedy}`;
  if (REFUSED[plain]) return `Espruino ${version} does not work: ${REFUSED[plain]}. ${remedy}`;
  if (Number(plain.replace('v', '.')) < OLDEST) return `Espruino ${version} is too old. ${remedy}`;
  return undefined;
}

export function untested(version: string): string | undefined {
  return version.startsWith(TESTED)
    ? undefined
    : `Espruino ${version} was not tested here; ${TESTED} was. Should something behave strangely, put ${TESTED} on the board first (docs/flashing.md).`;
}
