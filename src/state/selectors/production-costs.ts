import { createSelector } from 'reselect';
import { productionCosts } from '#domain/reports/production-costs.ts';
import type { ProductionCosts, RememberedPackages } from '#domain/reports/production-costs.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** What a package of each variety costs. Reckoned again only when prices or packages changed. */
export const selectProductionCosts: (
  farm: FarmDocument,
  remembered: RememberedPackages,
) => ProductionCosts = createSelector(
  (farm: FarmDocument) => farm.varieties,
  (farm: FarmDocument) => farm.products,
  (farm: FarmDocument) => farm.catalog,
  (_farm: FarmDocument, remembered: RememberedPackages) => remembered,
  (varieties, products, catalog, remembered) =>
    productionCosts({ varieties, products, catalog }, remembered),
);
