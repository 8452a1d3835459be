import type { MixProduct } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { type ResolvedTarget, itemOunces, soldThingOf } from '#domain/orders/item-ounces.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import type { Assortment } from '#domain/demand/demand-lines.ts';
import type { CostNote } from './cost-note.ts';
import { type ItemPackages, itemPackages } from './item-packages.ts';

/** One variety of an item. `null` if it was deleted. */
export interface ItemShare {
  readonly variety: Variety | null;
  readonly ounces: number;
}

/** Varieties of one order item. */
export interface SharedItem {
  readonly ounces: number;
  /** Null for a loose weight. */
  readonly packed: ItemPackages | null;
  readonly shares: readonly ItemShare[];
  readonly notes: readonly CostNote[];
}

/**
 * Splits an order item by variety.
 *
 * A mix is split by its stored percents. Unlike the plan, a missing variety stays: it is packed and sold.
 */
export function shareItem(order: Order, item: OrderItem, assortment: Assortment): SharedItem {
  const sold = soldThingOf(item, assortment);
  if (sold.product?.type === 'mix') return shareMix(item, sold.product, assortment);
  const { variety = null } = sold;
  const amounts = amountsOf(item, sold);
  return {
    ...amounts,
    shares: [{ variety, ounces: amounts.ounces }],
    notes: variety === null ? [soldNothing(order)] : [],
  };
}

function soldNothing({ id, name }: Order): CostNote {
  const text = `Order “${name}” sells a product that is not in the catalog; its seed and soil are not included.`;
  return { text, mend: { to: 'order', id } };
}

function shareMix(item: OrderItem, product: MixProduct, { varieties }: Assortment): SharedItem {
  const ounces = itemOunces(item, { product });
  const shares = product.components
    .filter(({ percent }) => percent > 0)
    .map(({ varietyId, percent }) => ({
      variety: varieties.get(varietyId) ?? null,
      ounces: (ounces * percent) / 100,
    }));
  const isWhole = shares.length > 0 && shares.every(({ variety }) => variety !== null);
  const text = `Mix “${product.name}” names a variety that is not in the catalog; its seed and soil are not included.`;
  return {
    ...amountsOf(item, { product }),
    shares: shares.length > 0 ? shares : [{ variety: null, ounces }],
    notes: isWhole ? [] : [{ text, mend: { to: 'products' } }],
  };
}

function amountsOf(item: OrderItem, sold: ResolvedTarget): Pick<SharedItem, 'ounces' | 'packed'> {
  return {
    ounces: itemOunces(item, sold),
    packed: itemPackages(item, sold),
  };
}
