// The games in the box: id (also the name of its bundle) and title. A game is listed when it is finished.
export const CATALOGUE: [id: string, title: string][] = [
  ['biome', 'Biome'],
  ['hadal', 'The Hadal Project'],
  ['loop', 'LOOP'],
  ['tales', 'Tales from the Loop'],
  ['tamashii', 'Tamashii'],
];
