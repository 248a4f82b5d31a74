// The games in the box: id (also the name of its bundle) and title. A game is listed when it is finished.

/** One text: as lists they would take thirty variables of the device for as long as it is on. */
export const box = { games: 'biome,Biome;hadal,The Hadal Project;loop,LOOP;tales,Tales from the Loop;tamashii,Tamashii;any,Any game' };

export function catalogue(): { id: string; title: string }[] {
  const list: { id: string; title: string }[] = [];
  for (const game of box.games ? box.games.split(';') : []) {
    const [id, title] = game.split(',');
    list.push({ id, title });
  }
  return list;
}
