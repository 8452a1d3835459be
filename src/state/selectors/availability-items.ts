import { createSelector } from 'reselect';
import {
  itemOfProduct,
  itemOfVariety,
  type AvailabilityItem,
} from '#domain/answers/availability/availability-question.ts';
import { varietiesWithoutProduct } from '#domain/catalog/products/single-product.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectAllOrders } from './sales/orders.ts';
import { selectProductsByName } from './sales/products.ts';
import { selectVarietiesByName } from './varieties.ts';

/** Items to ask for, each variety once, those of the newest orders first. */
export const selectAvailabilityItems: (farm: FarmDocument) => readonly AvailabilityItem[] =
  createSelector(
    selectVarietiesByName,
    selectProductsByName,
    selectAllOrders,
    (varieties, products, orders) => {
      const items: AvailabilityItem[] = [
        ...varietiesWithoutProduct(varieties, products).map(itemOfVariety),
        ...products.map((product) => itemOfProduct(product, varieties)),
      ].toSorted((a, b) => a.name.localeCompare(b.name));
      const productOf = new Map(
        products.map((each) => [each.type === 'single' ? each.varietyId : '', each.id]),
      );
      const soldAs = (varietyId: string) => productOf.get(varietyId) ?? varietyId;
      const lastUse = new Map<string, string>();
      for (const order of orders) {
        for (const item of order.items) {
          const id = item.varietyId === undefined ? item.productId : soldAs(item.varietyId);
          const at = order.createdAt;
          if (at > (lastUse.get(id) ?? '')) lastUse.set(id, at);
        }
      }
      const useOf = ({ id }: AvailabilityItem) => lastUse.get(id) ?? '';
      // The names stay in order where none was used.
      return items.toSorted((a, b) => (useOf(a) < useOf(b) ? 1 : useOf(a) > useOf(b) ? -1 : 0));
    },
  );

/** Selects a variety's item: its single product, or itself without one; `null` if it is gone. */
export function selectAvailabilityItemKey(
  { varieties, products }: FarmDocument,
  varietyId: string,
): string | null {
  if (!varieties.some(({ id }) => id === varietyId)) return null;
  const product = products.find((each) => each.type === 'single' && each.varietyId === varietyId);
  return product === undefined
    ? `variety:${varietyId}`
    : availabilityItemKey({ ...product, kind: 'single' });
}

/** Key that distinguishes a variety from a product with the same id. */
export function availabilityItemKey({ kind, id }: Pick<AvailabilityItem, 'kind' | 'id'>): string {
  return `${kind === 'variety' ? 'variety' : 'product'}:${id}`;
}
