import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { dropRecord, dropReferences } from '../schema/references/drop-references.ts';

/**
 * Removes a variety and everything that sells or names it.
 *
 * Its single product, its share in mixes (which become incomplete) and its order lines go. An order without
 * lines stays, and a delivery that loses all its own lines uses those of its order again. Expected sales,
 * simulated demands, its seed setting, buffer lists and shelves forget it. Done work, logs and seed entries
 * stay as history.
 */
export function dropVariety(document: FarmDocument, varietyId: string): FarmDocument {
  return dropRecord(document, 'varieties', varietyId);
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
  return isKeptByApp
    ? dropReferences(document, 'products', { ...product })
    : dropRecord(document, 'products', productId);
}
