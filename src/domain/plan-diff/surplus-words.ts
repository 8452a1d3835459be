import type { PlanDiff } from './plan-diff.ts';

/**
 * The trays that nobody wants any more, by name: "3 planted trays of Sunflower become surplus."; '' when
 * there are none.
 */
export function surplusWords({ surplus }: Pick<PlanDiff, 'surplus'>): string {
  const trays = new Map<string, number>();
  for (const row of surplus) {
    if (row.trays > 0) trays.set(row.varietyName, (trays.get(row.varietyName) ?? 0) + row.trays);
  }
  const named = [...trays].map(
    ([name, count]) => `${count} planted ${count === 1 ? 'tray' : 'trays'} of ${name}`,
  );
  if (named.length === 0) return '';
  const isOne = named.length === 1 && [...trays.values()][0] === 1;
  return `${named.join(', ')} ${isOne ? 'becomes' : 'become'} surplus.`;
}
