import { isSingleOf } from '#domain/catalog/products/single-product.ts';
import type { OrderItem, SlimItem } from '#domain/orders/order.ts';
import { changeEach } from '../../document/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

/**
 * A farm from which something was deleted, as if it had not been: with the record as it was, and
 * all that went because of it from what is still there.
 */
export function restoreCascade(
  farm: FarmDocument,
  base: FarmDocument,
  { slice, id }: { readonly slice: string; readonly id: string },
): FarmDocument {
  switch (slice) {
    case 'varieties':
      return restoreVariety(farm, base, id);
    case 'products':
      return restoreLines(
        { ...farm, products: withBack(farm.products, base.products, [id]) },
        base,
        new Set([id]),
        null,
      );
    case 'alchemy/categories': {
      const categories = withBack(farm.alchemy.categories, base.alchemy.categories, [id]);
      return { ...farm, alchemy: { ...farm.alchemy, categories } };
    }
    case 'alchemy/subgroups':
      return restoreSubgroup(farm, base, id);
    default:
      return farm;
  }
}

function restoreVariety(farm: FarmDocument, base: FarmDocument, id: string): FarmDocument {
  const singles = base.products.filter((product) => isSingleOf(product, id)).map((one) => one.id);
  const varieties = withBack(farm.varieties, base.varieties, [id]);
  const products = changeEach(withBack(farm.products, base.products, singles), (product) => {
    const before = base.products.find((other) => other.id === product.id);
    if (product.type !== 'mix' || before?.type !== 'mix') return product;
    const shares = before.components.filter(({ varietyId }) => varietyId === id);
    const isBack = product.components.some(({ varietyId }) => varietyId === id);
    if (shares.length === 0 || isBack) return product;
    return {
      ...product,
      components: inFormerOrder(
        [...product.components, ...shares],
        before.components,
        ({ varietyId }) => varietyId,
      ),
    };
  });
  const restored = { ...farm, varieties, products };
  return restoreRules(restoreLines(restored, base, new Set(singles), id), base, id);
}

function restoreLines(
  farm: FarmDocument,
  base: FarmDocument,
  productIds: ReadonlySet<string>,
  varietyId: string | null,
): FarmDocument {
  const isOfIt = (item: { readonly productId?: string; readonly varietyId?: string }) =>
    (item.productId !== undefined && productIds.has(item.productId)) ||
    (item.varietyId !== undefined && item.varietyId === varietyId);
  const isSlimOfIt = (item: SlimItem) => isOfIt(item);
  const slim = ({ productId }: SlimItem) => productId;
  return {
    ...farm,
    orders: withLines(farm.orders, base.orders, isOfIt, ({ id }: OrderItem) => id),
    recurring: withLines(farm.recurring, base.recurring, isSlimOfIt, slim),
    single: withLines(farm.single, base.single, isSlimOfIt, slim),
  };
}

function withLines<Item, Order extends { readonly id: string; readonly items: readonly Item[] }>(
  orders: readonly Order[],
  before: readonly Order[],
  isOfIt: (item: Item) => boolean,
  keyOf: (item: Item) => string,
): readonly Order[] {
  const known = new Map(before.map((order) => [order.id, order.items]));
  return changeEach(orders, (order) => {
    const present = new Set(order.items.map(keyOf));
    const former = known.get(order.id) ?? [];
    const missing = former.filter((item) => isOfIt(item) && !present.has(keyOf(item)));
    if (missing.length === 0) return order;
    return { ...order, items: inFormerOrder([...order.items, ...missing], former, keyOf) };
  });
}

/** What was there before stands in its former order, what is new after it. */
function inFormerOrder<T>(
  items: readonly T[],
  former: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const places = new Map(former.map((item, index) => [keyOf(item), index]));
  const place = (item: T) => places.get(keyOf(item)) ?? former.length;
  return items.toSorted((a, b) => place(a) - place(b));
}

/** Buffer lists and shelves name the variety again where they did. */
function restoreRules(farm: FarmDocument, base: FarmDocument, id: string): FarmDocument {
  const back = (now: readonly string[], before: readonly string[] | undefined) =>
    before?.includes(id) && !now.includes(id) ? [...now, id] : now;
  const { consistent, delicate } = farm.batchSettings;
  const shelves = new Map(
    base.capacity.racks.flatMap((rack) =>
      rack.shelves.map((shelf) => [`${rack.id} ${shelf.id}`, shelf.constraints] as const),
    ),
  );
  const racks = farm.capacity.racks.map((rack) => ({
    ...rack,
    shelves: rack.shelves.map((shelf) => {
      const before = shelves.get(`${rack.id} ${shelf.id}`);
      const { allowedVarieties, blockedVarieties } = shelf.constraints;
      return {
        ...shelf,
        constraints: {
          ...shelf.constraints,
          allowedVarieties: back(allowedVarieties, before?.allowedVarieties),
          blockedVarieties: back(blockedVarieties, before?.blockedVarieties),
        },
      };
    }),
  }));
  return {
    ...farm,
    batchSettings: {
      ...farm.batchSettings,
      consistent: {
        ...consistent,
        varieties: back(consistent.varieties, base.batchSettings.consistent.varieties),
      },
      delicate: {
        ...delicate,
        varieties: back(delicate.varieties, base.batchSettings.delicate.varieties),
      },
    },
    capacity: { ...farm.capacity, racks },
  };
}

function restoreSubgroup(farm: FarmDocument, base: FarmDocument, id: string): FarmDocument {
  const places = new Map(base.alchemy.products.map((product) => [product.id, product.subgroupId]));
  const subgroups = withBack(farm.alchemy.subgroups, base.alchemy.subgroups, [id]);
  const products = changeEach(farm.alchemy.products, (product) =>
    product.subgroupId === null && places.get(product.id) === id
      ? { ...product, subgroupId: id }
      : product,
  );
  return { ...farm, alchemy: { ...farm.alchemy, subgroups, products } };
}

function withBack<T extends { readonly id: string }>(
  now: readonly T[],
  before: readonly T[],
  ids: readonly string[],
): readonly T[] {
  const present = new Set(now.map(({ id }) => id));
  const missing = before.filter(({ id }) => ids.includes(id) && !present.has(id));
  return missing.length === 0 ? now : [...now, ...missing];
}
