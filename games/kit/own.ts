// Maps whose names come from games, players or the wire. On Espruino every object has members such as `on`, `emit` and `clone`, which are nobody's values.

/** What a map holds under a name; undefined where it holds nothing. */
export function ownOf<T>(map: { [name: string]: T }, name: string): T | undefined {
  // biome-ignore lint/suspicious/noPrototypeBuiltins: Espruino has no Object.hasOwn
  return map.hasOwnProperty(name) ? map[name] : undefined;
}
