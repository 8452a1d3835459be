import type { ProItem, ProProduct } from '#domain/alchemy/alchemy.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

/** Everything about Pro items, products and orders. */
export const selectAlchemy = (farm: FarmDocument) => farm.alchemy;

/** The varieties that Pro items are grown from. */
export const selectVarieties = (farm: FarmDocument) => farm.varieties;

/** Records by their ids. */
export function byId<R extends ProItem | ProProduct>(
  records: readonly R[],
): ReadonlyMap<string, R> {
  return new Map(records.map((record) => [record.id, record]));
}
