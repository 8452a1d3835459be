import { createSelector } from 'reselect';
import type { PromiseItem } from '#domain/promise/promise-item.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectProductsByName } from './products.ts';
import { selectVarietiesByName } from './varieties.ts';

/** What can be asked for: varieties and products, those of the youngest orders first. */
export const selectPromiseItems: (farm: FarmDocument) => readonly PromiseItem[] = createSelector(
  selectVarietiesByName,
  selectProductsByName,
  (farm: FarmDocument) => farm.orders,
  (farm: FarmDocument) => farm.recurring,
  (farm: FarmDocument) => farm.single,
  (varieties, products, orders, recurring, single) => {
    const items: PromiseItem[] = [
      ...varieties.map(({ id, name }) => ({ kind: 'variety' as const, id, name })),
      ...products
        // The product of a variety that bears its name is the same thing a second time.
        .filter(({ type, name }) => type === 'mix' || !varieties.some((each) => each.name === name))
        .map(({ type, id, name }) => ({ kind: type, id, name })),
    ];
    const lastUse = new Map<string, string>();
    for (const order of readOrders({ orders, recurring, single })) {
      for (const item of order.items) {
        const id = item.varietyId ?? item.productId ?? '';
        const at = order.createdAt;
        if (at > (lastUse.get(id) ?? '')) lastUse.set(id, at);
      }
    }
    const useOf = ({ id }: PromiseItem) => lastUse.get(id) ?? '';
    // The names stay in order where none was used.
    return items.toSorted((a, b) => (useOf(a) < useOf(b) ? 1 : useOf(a) > useOf(b) ? -1 : 0));
  },
);

/** Tells a variety from a product of the same id. */
export function promiseItemKey({ kind, id }: PromiseItem): string {
  return `${kind === 'variety' ? 'variety' : 'product'}:${id}`;
}
