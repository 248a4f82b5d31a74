// Goes through a tree of acorn, node by node.

/** `visit` gets a node, and the nodes around it, the nearest first. */
export function walk(node, visit, up = []) {
  visit(node, up);
  const inner = [node, ...up];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (child?.type) walk(child, visit, inner);
}
