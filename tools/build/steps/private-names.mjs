// Private names (_shown, _waitingDepth) become short: a name of more than four letters takes the board another variable in every object that has it.

const PRIVATE = /^_[a-z]/;

/** The same short name for a name in all bundles: they hand each other their objects. */
export function privateNamesShortened() {
  const short = new Map();
  const shortened = name => {
    if (!short.has(name)) short.set(name, `_${short.size.toString(36).toUpperCase()}`);
    return short.get(name);
  };
  const rename = (key, computed) => {
    if (!computed && key.type === 'Identifier' && PRIVATE.test(key.name)) key.name = shortened(key.name);
  };
  const ofKey = ({ node }) => {
    if (node.shorthand) {
      node.shorthand = false; // { label } is { label: label }, and only the first of the two is a key
      node.key = { ...node.key };
    }
    rename(node.key, node.computed);
  };
  const plugin = () => ({
    visitor: {
      MemberExpression: ({ node }) => rename(node.property, node.computed),
      'ObjectProperty|ObjectMethod|ClassMethod|ClassProperty': ofKey,
    },
  });
  return () => [plugin];
}
