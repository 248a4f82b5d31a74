// The tracks of any game, whichever way it lists them.
import {
  type AnyGame,
  cells,
  keptTrack,
  type Lists,
  oneTrackOf,
  ownOf,
  piecesOf,
  type Rows,
  type State,
  type Track,
  type Tracks,
  tracksOf,
  tracksOnTopOf,
  tracksUnderOf,
} from '../kit';

const listsOf =
  (game: AnyGame, s: State): Lists =>
  name =>
    game.lists!(s, name);

/** All of them. */
export function tracksIn(game: AnyGame, s: State): Tracks {
  return game.tables ? tracksOf(s, game.tables(s), listsOf(game, s)) : game.tracks!(s);
}

/** One of them; undefined when there is no such track now. `kept`: what the play keeps of its rows. */
export function trackOf(game: AnyGame, s: State, id: string, kept?: Rows): Track | undefined {
  const known = kept && keptTrack(kept, s, id);
  if (known) return known;
  if (game.tables) return oneTrackOf(s, game.tables(s), listsOf(game, s), id, kept);
  return game.track ? game.track(s, id) : ownOf(game.tracks!(s), id);
}

/** What a value that no track shows may be, where the game says so. */
export function hiddenOf(game: AnyGame, s: State, id: string): Track | undefined {
  return game.hidden && oneTrackOf(s, [game.hidden(s)], game.lists ? listsOf(game, s) : () => [], id);
}

/** Ids of those that have values and are printed on the players' copy, or are not: below a heading, or at the top, where headings stand behind HEADING. */
export function listedIn(game: AnyGame, s: State, heading: string, printed: boolean): string[] {
  if (game.tables) return heading ? tracksUnderOf(s, game.tables(s), heading, printed) : tracksOnTopOf(s, game.tables(s), printed);
  if (heading) return game.tracksUnder!(s, heading, printed);
  if (game.tracksOnTop) return game.tracksOnTop(s, printed);
  const all = game.tracks!(s); // few: the game has no table
  return Object.keys(all).filter(id => !!all[id].printed === printed && cells(s, all[id]).length > 0);
}

/** The ids of the tracks that have a piece on the table. */
export function piecesIn(game: AnyGame, s: State): string[] {
  let ids: string[] = [];
  if (!game.tables) return game.pieces ? game.pieces() : ids;
  for (const table of game.tables(s)) ids = ids.concat(piecesOf(table));
  return ids;
}
