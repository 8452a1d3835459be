import { createSelector } from 'reselect';
import type { FarmDocument } from '../../document/farm-document.ts';
import { byId } from '#domain/records/change-records.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import { selectVarietiesById } from '../varieties.ts';

const selectProducts = (farm: FarmDocument): readonly Product[] => farm.products;

const selectProductsById: (farm: FarmDocument) => ReadonlyMap<string, Product> = createSelector(
  selectProducts,
  byId,
);

/** What an order can sell, by id. */
export const selectAssortment: (farm: FarmDocument) => Assortment = createSelector(
  selectProductsById,
  selectVarietiesById,
  (products, varieties) => ({ products, varieties }),
);

export const selectProductsByName: (farm: FarmDocument) => readonly Product[] = createSelector(
  selectProducts,
  (products) => products.toSorted((left, right) => left.name.localeCompare(right.name)),
);
