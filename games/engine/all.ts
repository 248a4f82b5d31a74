// The tracks of a game, as its tables list them.
import {
  type AnyGame,
  keptTrack,
  type Lists,
  oneTrackOf,
  piecesOf,
  type Rows,
  type State,
  type Track,
  type Tracks,
  tracksOf,
  tracksOnTopOf,
  tracksUnderOf,
} from '../kit';

const NO_TABLES: string[] = [];

const tablesOf = (game: AnyGame, s: State): string[] => (game.tables ? game.tables(s) : NO_TABLES);

const listsOf =
  (game: AnyGame, s: State): Lists =>
  name =>
    game.lists ? game.lists(s, name) : NO_TABLES;

/** All of them. */
export const tracksIn = (game: AnyGame, s: State): Tracks => tracksOf(s, tablesOf(game, s), listsOf(game, s));

/** One of them; undefined when there is no such track now. `kept`: what the play keeps of its rows. */
export function trackOf(game: AnyGame, s: State, id: string, kept?: Rows): Track | undefined {
  return (kept && keptTrack(kept, s, id)) || oneTrackOf(s, tablesOf(game, s), listsOf(game, s), id, kept);
}

/** What a value that no track shows may be, where the game says so. */
export function hiddenOf(game: AnyGame, s: State, id: string): Track | undefined {
  return game.hidden && oneTrackOf(s, [game.hidden(s)], listsOf(game, s), id);
}

/** Ids of those that have values and are printed on the players' copy, or are not: below a heading, or at the top, where headings stand behind HEADING. */
export function listedIn(game: AnyGame, s: State, heading: string, printed: boolean): string[] {
  const tables = tablesOf(game, s);
  return heading ? tracksUnderOf(s, tables, heading, printed) : tracksOnTopOf(s, tables, printed);
}

/** The ids of the tracks that have a piece on the table. */
export function piecesIn(game: AnyGame, s: State): string[] {
  let ids: string[] = [];
  for (const table of tablesOf(game, s)) ids = ids.concat(piecesOf(table));
  return ids;
}
