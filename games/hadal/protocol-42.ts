// Protocol 42: how cards and tokens are handled [HA-210 to HA-229], as the last page of the rulebook has it.

interface Handling {
  kind: string; // of card or token
  handling: string;
}

/** The four colours of Items come first. */
export const protocol = (): Handling[] => [
  { kind: 'Green', handling: 'object. Open, may be swapped' }, // [HA-210]
  { kind: 'Yellow', handling: 'own event. Secret, telepathy, stow at once' }, // [HA-211]
  { kind: 'Red', handling: 'group event. Aloud, open, then stow' }, // [HA-212]
  { kind: 'White', handling: 'map or game. Aloud; on the map or above the panorama' }, // [HA-213]
  { kind: 'Card A', handling: 'aloud, open' }, // [HA-220]
  { kind: 'Panorama card', handling: 'secret, telepathy' }, // [HA-221]
  { kind: 'Gear', handling: 'open, never swapped. Leave Personal cards of others' }, // [HA-222]
  { kind: 'Snap Recall', handling: 'face down. Extreme emergency only' }, // [HA-223]
  { kind: 'Interaction', handling: 'when told, free, telepathy. Stow face down' }, // [HA-104, HA-224]
  { kind: 'Hexagon', handling: 'for all, above the panorama, never swapped' }, // [HA-225]
  { kind: 'Damage', handling: 'on the adversary. Then stow' }, // [HA-226]
  { kind: 'Other token', handling: 'own, face up, may be swapped' }, // [HA-227]
  { kind: 'Collectively', handling: 'Time Captain reads aloud, or pass it' }, // [HA-229]
  { kind: 'Tokens', handling: 'punch out when told, board face down' }, // [HA-228]
  { kind: 'Notes', handling: 'yes. Photos: never' }, // [HA-228]
  { kind: 'Stow', handling: 'to its place. Remove: to the box' }, // [HA-152]
  { kind: 'Held Item, XP icon', handling: 'ignore it' }, // [HA-012, HA-151, HA-196]
];
