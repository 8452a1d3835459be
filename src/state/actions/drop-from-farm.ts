import type { Capacity, Shelf } from '#domain/capacity/capacity.ts';
import { isSingleOf } from '#domain/catalog/products/single-product.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { BatchSettings } from '#domain/planning/batch-settings.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { changeEach, keepOnly, recordById } from '../document/change-records.ts';

/**
 * Takes a variety out of a farm and out of all that sells or names it.
 *
 * Its single product goes, its share leaves the mixes, which then show as incomplete, and every
 * order line of it goes; an order without lines stays. Buffer lists and shelves forget it. Work
 * done, logs and seed bookings stay as history.
 */
export function dropVariety(document: FarmDocument, varietyId: string): FarmDocument {
  const variety = recordById(document.varieties, varietyId);
  if (variety === undefined) return document;
  const varieties = keepOnly(document.varieties, (other) => other !== variety);
  const singles = document.products.filter((product) => isSingleOf(product, varietyId));
  const products = keepOnly(document.products, (product) => !isSingleOf(product, varietyId));
  const farm: FarmDocument = {
    ...document,
    varieties,
    products: changeEach(products, (product) => withoutShareOf(product, varietyId)),
    batchSettings: withoutBufferOf(document.batchSettings, varietyId),
    capacity: withoutShelfRulesFor(document.capacity, variety, varieties),
  };
  return dropItems(farm, new Set(singles.map((product) => product.id)), varietyId);
}

/**
 * Takes a product out of a farm and its lines out of every order; an order without lines stays.
 *
 * The single product of a variety is kept by the app: its lines go, and the product is there again
 * at once.
 */
export function dropProduct(document: FarmDocument, productId: string): FarmDocument {
  const product = recordById(document.products, productId);
  if (product === undefined) return document;
  const isKeptByApp =
    product.type === 'single' && recordById(document.varieties, product.varietyId) !== undefined;
  const products = isKeptByApp
    ? document.products
    : keepOnly(document.products, (other) => other !== product);
  return dropItems({ ...document, products }, new Set([productId]), null);
}

function dropItems(
  document: FarmDocument,
  productIds: ReadonlySet<string>,
  varietyId: string | null,
): FarmDocument {
  const isKept = (item: { readonly productId?: string; readonly varietyId?: string }) =>
    (item.productId === undefined || !productIds.has(item.productId)) &&
    (item.varietyId === undefined || item.varietyId !== varietyId);
  return {
    ...document,
    orders: changeEach(document.orders, (order) => withItems(order, isKept)),
    recurring: changeEach(document.recurring, (order) => withItems(order, isKept)),
    single: changeEach(document.single, (order) => withItems(order, isKept)),
  };
}

function withItems<Item, T extends { readonly items: readonly Item[] }>(
  order: T,
  isKept: (item: Item) => boolean,
): T {
  const items = keepOnly(order.items, isKept);
  return items === order.items ? order : { ...order, items };
}

function withoutShareOf(product: Product, varietyId: string): Product {
  if (product.type !== 'mix') return product;
  const components = keepOnly(product.components, (share) => share.varietyId !== varietyId);
  return components === product.components ? product : { ...product, components };
}

function withoutBufferOf(settings: BatchSettings, varietyId: string): BatchSettings {
  const without = (ids: readonly string[]) => keepOnly(ids, (id) => id !== varietyId);
  const consistent = without(settings.consistent.varieties);
  const delicate = without(settings.delicate.varieties);
  if (consistent === settings.consistent.varieties && delicate === settings.delicate.varieties) {
    return settings;
  }
  return {
    ...settings,
    consistent: { ...settings.consistent, varieties: consistent },
    delicate: { ...settings.delicate, varieties: delicate },
  };
}

/** Shelves name varieties by id or by name; a name that another variety has too stays. */
function withoutShelfRulesFor(
  capacity: Capacity,
  variety: Variety,
  others: readonly Variety[],
): Capacity {
  const name = variety.name.toLowerCase();
  const isShared = others.some((other) => other.name.toLowerCase() === name);
  const isOther = (text: string) =>
    text !== variety.id && (isShared || text.trim().toLowerCase() !== name);
  const racks = changeEach(capacity.racks, (rack) => {
    const shelves = changeEach(rack.shelves, (shelf) => withoutRules(shelf, isOther));
    return shelves === rack.shelves ? rack : { ...rack, shelves };
  });
  return racks === capacity.racks ? capacity : { ...capacity, racks };
}

function withoutRules(shelf: Shelf, isKept: (text: string) => boolean): Shelf {
  const allowedVarieties = keepOnly(shelf.constraints.allowedVarieties, isKept);
  const blockedVarieties = keepOnly(shelf.constraints.blockedVarieties, isKept);
  const isSame =
    allowedVarieties === shelf.constraints.allowedVarieties &&
    blockedVarieties === shelf.constraints.blockedVarieties;
  return isSame
    ? shelf
    : { ...shelf, constraints: { ...shelf.constraints, allowedVarieties, blockedVarieties } };
}
