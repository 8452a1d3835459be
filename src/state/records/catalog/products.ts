import { isoInstant } from '#domain/calendar/moment.ts';
import { slug, patched, recordById } from '#domain/records/change-records.ts';
import type { MixProduct, Product } from '#domain/catalog/products/product.ts';
import { readMix } from '../../read/slices/read-products.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { dropRecord, dropReferences } from '../../schema/references/drop-references.ts';
import { recordActions, type RecordChange, changeRecord } from '../action-rules.ts';

/** Changes of mixes. Single products follow their varieties by themselves; only their tax is changed on its own. */
export const PRODUCT_ACTIONS = recordActions('PRODUCT', {
  list: 'products',
  called: ['Add mix', 'Edit mix', 'Delete product'],
  read: readMix,
  newId: ({ name }) => `mix_${slug(name)}`,
  add: (farm, typed, moment, add) =>
    add(farm, { ...typed, createdAt: typed.createdAt || isoInstant(moment.now) }, moment),
  update: (farm, { id, patch }: RecordChange<Omit<MixProduct, 'type'>>, _moment, edit) =>
    recordById(farm.products, id)?.type === 'mix'
      ? edit(farm, { id, patch: { ...patch, type: 'mix' } })
      : changeRecord(farm, 'products', id, (product) =>
          'taxId' in patch ? patched<Product>(product, { taxId: patch.taxId }) : product,
        ),
  drop: (farm, { id }) => dropProduct(farm, id),
});

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
