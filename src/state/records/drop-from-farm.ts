import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { dropRecord, dropReferences } from '../schema/references/drop-references.ts';

/**
 * Takes a variety out of a farm and out of all that sells or names it.
 *
 * Its single product goes, its share leaves the mixes, which then show as incomplete, and every
 * order line of it goes; an order without lines stays, and a delivery that had only such lines of its own
 * has those of its order again. Expected sales, simulated demands and its
 * seed setting go, buffer lists and shelves forget it. Work done, logs and seed bookings stay as history.
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
