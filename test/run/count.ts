// What a run of tests comes to, and how its end is told.

export interface Count {
  passed: number;
  /** By their titles. */
  failed: string[];
  skipped: { title: string; how: string }[];
}

export const nothing = (): Count => ({ passed: 0, failed: [], skipped: [] });

export function add(sum: Count, more: Count): void {
  sum.passed += more.passed;
  sum.failed.push(...more.failed);
  sum.skipped.push(...more.skipped);
}

/** Names of what was skipped and of what failed, and the count as the last line. */
export function told({ passed, failed, skipped }: Count): string {
  const lines: string[] = [];
  for (const how of new Set(skipped.map(test => test.how))) {
    lines.push('', `Skipped. ${how}`);
    for (const test of skipped) if (test.how === how) lines.push(`  ${test.title}`);
  }
  if (failed.length) lines.push('', 'Failed:', ...failed.map(name => `  ${name}`));
  const also = skipped.length ? `, ${skipped.length} skipped` : '';
  return [...lines, '', `${passed} passed, ${failed.length} failed${also}`, ''].join('\n');
}
