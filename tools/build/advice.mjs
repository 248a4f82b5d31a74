// TypeScript's advice for device code, put right: no other library would bring the board what Espruino lacks.

const WRONG = /Do you need to change your target library\? Try changing the 'lib' compiler option to '[^']*' or later\./g;

export const ourAdvice = text => text.replace(WRONG, 'Espruino has none of it: docs/build.md says what to write instead.');
