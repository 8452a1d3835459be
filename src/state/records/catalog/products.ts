import { isoInstant } from '#domain/calendar/moment.ts';
import { slug, freeId, patched } from '#domain/records/change-records.ts';
import type { MixProduct, SingleProduct } from '#domain/catalog/products/product.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { readMix } from '../../read/slices/read-products.ts';
import { dropProduct } from '../drop-from-farm.ts';
import { recordActions, type RecordChange, changeRecord } from '../action-rules.ts';

/** Changes of mixes. Single products follow their varieties by themselves; only their tax is changed on its own. */
export const PRODUCT_ACTIONS = recordActions('PRODUCT', {
  list: 'products',
  called: ['Add mix', 'Edit mix', 'Delete product'],
  read: readMix,
  add: (farm, typed, { now }) => {
    const id = freeId(typed.id || `mix_${slug(typed.name)}`, farm.products);
    const mix = savedMix({ ...typed, id, createdAt: typed.createdAt || isoInstant(now) });
    return { ...farm, products: [...farm.products, mix] };
  },
  update: updateProduct,
  drop: (farm, { id }) => dropProduct(farm, id),
});

function updateProduct(
  farm: FarmDocument,
  { id, patch }: RecordChange<Omit<MixProduct, 'type'>>,
): FarmDocument {
  return changeRecord(farm, 'products', id, (product) =>
    product.type === 'mix'
      ? savedMix(patched(product, { ...patch, id, type: 'mix' }))
      : 'taxId' in patch
        ? patched<SingleProduct>(product, { taxId: patch.taxId })
        : product,
  );
}

function savedMix(mix: MixProduct): MixProduct {
  return readMix({ ...mix, name: mix.name.trim() }, mix.id);
}
