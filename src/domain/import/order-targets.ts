import { isSingleOf } from '#domain/catalog/products/single-product.ts';
import type { AssortmentSources } from '#domain/demand/demand-lines.ts';
import type { ItemTarget } from '#domain/orders/order.ts';
import type { Price } from '#domain/prices/price.ts';
import { priceTarget } from '#domain/prices/price-target.ts';
import { byId } from '#domain/records/change-records.ts';
import type { Named } from '#domain/records/lists.ts';
import { nameKey } from './import-names.ts';

/** Names of things that are sold: how a file writes them, and what a name in a file means. */
export interface TargetNames {
  readonly productText: (id: string) => string;
  readonly varietyText: (id: string) => string;
  /** Null when the farm sells nothing of that name. */
  readonly productTarget: (text: string) => ItemTarget | null;
  readonly varietyTarget: (text: string) => ItemTarget | null;
  /** Product of a single variety. `null` if there is none. */
  readonly singleProductId: (varietyId: string) => string | null;
  /** Sold alive, by the tray. */
  readonly isLive: (target: Pick<Price, 'varietyId' | 'productId'>) => boolean;
}

/** Things are written by their names, and by their ids where a name means several of them or nothing. */
export function targetNames({ products, varieties }: AssortmentSources): TargetNames {
  const product = recordNames(products);
  const variety = recordNames(varieties);
  const sold = byId(products);
  const live = new Set(varieties.filter((each) => each.live === true).map(({ id }) => id));
  const asProduct = (id: string | null) => (id === null ? null : { productId: id });
  const asVariety = (id: string | null) => (id === null ? null : { varietyId: id });
  return {
    productText: product.textOf,
    varietyText: variety.textOf,
    productTarget: (text) => asProduct(product.idOf(text)) ?? asVariety(variety.idOf(text)),
    varietyTarget: (text) => asVariety(variety.idOf(text)),
    isLive: (target) => live.has(priceTarget(target, sold)),
    singleProductId: (id) => products.find((each) => isSingleOf(each, id))?.id ?? null,
  };
}

/** How a file writes records by name, and the record that a text means; null for none or several. */
export function recordNames(things: readonly Named[]) {
  const nameOfId = new Map(things.map(({ id, name }) => [id, name]));
  const idsOfText = new Map<string, Set<string>>();
  for (const { id, name } of things)
    for (const text of [nameKey(name), nameKey(id)])
      idsOfText.set(text, (idsOfText.get(text) ?? new Set()).add(id));
  const idOf = (text: string): string | null => {
    if (nameOfId.has(text.trim())) return text.trim();
    const ids = idsOfText.get(nameKey(text));
    const [id] = ids?.size === 1 ? ids : [];
    return id ?? null;
  };
  const textOf = (id: string): string => {
    const name = nameOfId.get(id);
    return name !== undefined && nameKey(name) !== '' && idOf(name) === id ? name : id;
  };
  return { idOf, textOf };
}
