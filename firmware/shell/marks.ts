// What a row of the middle part is: the first character of its text says it. Only constants: they cost nothing on the device.

export const WORDS = ' ',
  NOTICE = '!',
  NOTICE_END = '=', // its last row
  OPTION = '-',
  ICON_OPTION = 'i', // its words begin with an icon
  STRUCK_OPTION = 'x', // it cannot be chosen
  FIRST_STRUCK = 'X', // the same below the line that parts these from the others
  BAR = 'B', // as bar() makes it
  DICE = 'D',
  PLAIN_DICE = 'd', // without pips
  DIAL = 'N',
  LARGE = 'L', // words at twice the size
  CLOCK = 'C',
  DIGITS = 'T', // tall ones
  MORE = '.'; // it belongs to the row above

/** In a row of dice, before a face that is letters. */
export const LETTERS = "'";

/** A bar is a text of two or three rows: its name, its value or words, and where it ends. */
export const BAR_NAME = 0,
  BAR_VALUE = 1,
  BAR_MOST = 2;
