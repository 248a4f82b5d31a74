// Exports that no other bundle takes go: methods become exported functions (methods-as-functions.mjs), and most are only called in their own bundle.
// Each costs the board two or three variables for good.
import { SHARED, takenFrom } from './shared.mjs';

/** The pass of Babel. */
export const exportsThatAreTaken = (chunk, chunks) => {
  if (!SHARED.includes(chunk.name)) return [];
  const taken = takenFrom(chunk, chunks);
  const plugin = () => ({
    visitor: {
      Program: {
        exit(program) {
          for (const statement of program.get('body')) {
            const { left } = statement.node.expression ?? {};
            if (left?.object?.name === 'exports' && !taken.has(left.property.name)) statement.remove();
          }
          program.scope.crawl();
        },
      },
    },
  });
  return [plugin];
};
