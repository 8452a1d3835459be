import { createSelector } from 'reselect';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { Product } from '#domain/catalog/products/product.ts';

const selectProducts = (farm: FarmDocument): readonly Product[] => farm.products;

export const selectProductsById: (farm: FarmDocument) => ReadonlyMap<string, Product> =
  createSelector(
    selectProducts,
    (products) => new Map(products.map((product) => [product.id, product])),
  );

export const selectProductsByName: (farm: FarmDocument) => readonly Product[] = createSelector(
  selectProducts,
  (products) => products.toSorted((left, right) => left.name.localeCompare(right.name)),
);
