import { hasStock } from '#domain/buying/purchase.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Purchases of what the farm does not have: they are shown nowhere. */
export function findPurchaseProblems(farm: FarmDocument): Problem[] {
  return (farm.purchases ?? []).flatMap(({ stockId }, at) =>
    hasStock(farm, stockId)
      ? []
      : [{ path: `purchases[${at}].stockId`, message: `There is no stock '${stockId}'.` }],
  );
}
