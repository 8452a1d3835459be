import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { slug } from '#domain/catalog/varieties/slug.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readMix } from '../normalise/read-products.ts';
import { changeById, freeId, patched } from '#domain/records/change-records.ts';
import { dropProduct } from './drop-from-farm.ts';
import type { ProductAction } from './farm-action.ts';

/** Changes of mixes. Single products follow their varieties and are not changed on their own. */
export function reduceProducts(
  document: FarmDocument,
  action: ProductAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'ADD_PRODUCT': {
      const { id, name } = action.payload;
      const mix = savedMix({
        ...action.payload,
        id: freeId(id || `mix_${slug(name)}`, document.products),
        createdAt: action.payload.createdAt || atISO,
      });
      return { ...document, products: [...document.products, mix] };
    }
    case 'UPDATE_PRODUCT': {
      const { id, patch } = action.payload;
      const products = changeById(document.products, id, (product) =>
        product.type === 'mix'
          ? savedMix(patched(product, { ...patch, id, type: 'mix' }))
          : product,
      );
      return products === document.products ? document : { ...document, products };
    }
    case 'DELETE_PRODUCT':
      return dropProduct(document, action.payload.id);
  }
}

function savedMix(mix: MixProduct): MixProduct {
  return readMix({ ...mix, name: mix.name.trim() }, mix.id);
}
