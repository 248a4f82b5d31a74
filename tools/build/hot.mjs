// Functions that stay in memory, because every answer with its picture calls them: making them from flash again and again was half of its work.
// Each costs the board 6 to 9 variables for as long as its bundle is loaded. docs/speed.md has the gain, and how to see who belongs here.

const words = text => text.trim().split(/\s+/);

/** By bundle. A method is written as its class and its name. What is called once and does little is not worth its memory. */
export const HOT = {
  kit: words('optionsOf goesOn questionOf runClock route keptRow keptTrack get cells barEnd most ownOf'),
  engine: words(`
    Ring_left word 
    Session_state Session_track Session_needs Session_ask Session__step 
    Ring_put isAnswer valuesOf 
  `),
  shell: words(`
    Device__plan PlayTime_passed freeIn sooner
    Painter_step Painter_paint Painter__finish Painter__scrollTo Painter__rows Painter__footer Painter__mark Painter__draw Painter__edge drawRow drawBar layBar
    keyOf compose lines put barLines wrap bar scrolled 
  `),
  main: words('send place memory'),
  biome: words('kindOf here left lying isFriendly isAble'),
  hadal: words('signed isInChapter outcome present'),
  loop: words('on hub'),
  tales: words('rings'),
  tamashii: words('isOver isFree fallingSeat firstWith tracedSeat spentEnemy isDrawing foesOf'),
  s_tracks: words('TracksScreen__line TracksScreen__row TracksScreen__said'),
  s_play: words('showOptions placeIn rowOf Play__bars Play__bar Play__foot '),
};
