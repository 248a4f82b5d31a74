// Protocol 42: how cards and tokens are handled [HA-210 to HA-229], as the last page of the rulebook has it.

/** A line for each kind: its name up to the colon. The four colours of Items come first. */
export const protocol = () => [
  'Green: object. Open, may be swapped',
  'Yellow: own event. Secret, telepathy, stow at once',
  'Red: group event. Aloud, open, then stow',
  'White: map or game. Aloud; on the map or above the panorama',
  'Card A: aloud, open',
  'Panorama card: secret, telepathy',
  'Gear: open, never swapped. Leave Personal cards of others',
  'Snap Recall: face down. Extreme emergency only',
  'Interaction: when told, free, telepathy. Stow face down',
  'Hexagon: for all, above the panorama, never swapped',
  'Damage: on the adversary. Then stow',
  'Other token: own, face up, may be swapped',
  'Collectively: Time Captain reads aloud, or pass it',
  'Tokens: punch out when told, board face down',
  'Notes: yes. Photos: never',
  'Stow: to its place. Remove: to the box',
  'Held Item, XP icon: ignore it',
];
