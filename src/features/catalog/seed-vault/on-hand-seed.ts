import type { SeedTransaction } from '#domain/catalog/seed-transaction.ts';

/** Pounds of seed on the shelf, by variety id: the sum of all that came in and went out. */
export function onHandSeed(transactions: readonly SeedTransaction[]): ReadonlyMap<string, number> {
  const pounds = new Map<string, number>();
  for (const { varietyId, pounds: moved } of transactions) {
    pounds.set(varietyId, (pounds.get(varietyId) ?? 0) + moved);
  }
  return pounds;
}
