import { say } from '#domain/tell/say.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { itemOunces, soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import type { CostNote } from './cost-note.ts';
import { type ItemPackages, itemPackages } from './package-content.ts';

/** One variety of an item. `null` if it was deleted. */
export interface ItemShare {
  readonly variety: Variety | null;
  readonly ounces: number;
}

export interface SharedItem {
  /** 0 of what is sold alive. */
  readonly ounces: number;
  readonly liveTrays: number;
  /** Null for a loose weight. */
  readonly packed: ItemPackages | null;
  readonly shares: readonly ItemShare[];
  readonly notes: readonly CostNote[];
}

/**
 * Splits an order item by variety.
 *
 * A mix is split by its stored percents. Unlike the plan, a missing variety stays: it is packed and sold. A
 * share of what is sold alive is in trays; of a mix it has none.
 */
export function shareItem(order: Order, item: OrderItem, assortment: Assortment): SharedItem {
  const sold = soldThingOf(item, assortment);
  if (sold.product?.type === 'mix') return shareMix(item, sold.product, assortment);
  const { variety = null } = sold;
  const amount = itemOunces(item, sold);
  const isLive = variety?.live === true;
  return {
    ounces: isLive ? 0 : amount,
    liveTrays: isLive ? amount : 0,
    packed: itemPackages(item, sold),
    shares: [{ variety, ounces: amount }],
    notes: variety === null ? [soldNothing(order)] : [],
  };
}

function soldNothing({ id, name }: Order): CostNote {
  const text = say`Order “${name}” sells a product that is not in the catalog; its seed and soil are not included.`;
  return { text, mend: { to: 'order', id } };
}

function shareMix(item: OrderItem, product: MixProduct, { varieties }: Assortment): SharedItem {
  const ounces = itemOunces(item, { product });
  const shares = product.components
    .filter(({ percent }) => percent > 0)
    .map(({ varietyId, percent }) => {
      const variety = varieties.get(varietyId) ?? null;
      return { variety, ounces: variety?.live === true ? 0 : (ounces * percent) / 100 };
    });
  const isWhole = shares.length > 0 && shares.every(({ variety }) => variety !== null);
  const text = say`Mix “${product.name}” names a variety that is not in the catalog; its seed and soil are not included.`;
  return {
    ounces,
    liveTrays: 0,
    packed: itemPackages(item, { product }),
    shares: shares.length > 0 ? shares : [{ variety: null, ounces }],
    notes: isWhole ? [] : [{ text, mend: { to: 'products' } }],
  };
}
