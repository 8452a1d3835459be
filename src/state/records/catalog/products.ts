import { isoInstant } from '#domain/calendar/moment.ts';
import { slug, patched, recordById } from '#domain/records/change-records.ts';
import type { MixProduct, Product } from '#domain/catalog/products/product.ts';
import { readMix } from '../../read/slices/read-products.ts';
import { dropProduct } from '../drop-from-farm.ts';
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
