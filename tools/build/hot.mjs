// Functions that stay in memory, because every answer with its picture calls them: making them from flash again and again was half of its work.
// Each costs the board 6 to 9 variables for as long as its bundle is loaded. docs/speed.md has the gain, and how to see who belongs here.

const words = text => text.trim().split(/\s+/);

/** By bundle. A method is written as its class and its name. What is called once and does little is not worth its memory. */
export const HOT = {
  kit: words('optionsOf usualOf goesOn questionOf full route keptRow keptTrack valuesOf toldOf get cells barEnd ownOf'),
  engine: words(`
    Journal_append Past_add Pool_stir Ring_left word nextOf
    Session_state Session_track Session_needs Session_ask Session__step Session_answer applyEntry applyAnswer Session__play
    Session__note Ring_put Journal_due textOf interrupt
  `),
  shell: words(`
    Device__plan Device_pending Device_passed Device_count Device_stopped makeRoom freeIn sooner
    Painter_step Painter_paint Painter__finish Painter__scrollTo Painter__rows Painter__tallRows Painter__light Painter__footer Painter__mark Painter__choose drawRow
    keyOf compose optionLines lines put barLines wrap bar scrolled height
  `),
  main: words('send place'),
  loop: words('someTracks on'),
  s_tracks: words('TracksScreen__line TracksScreen__row TracksScreen__said'),
  s_play: words('Play__tellPieces Play__arrive Play__answerOf Play__give Play__bars Play__foot wayUp'),
};
