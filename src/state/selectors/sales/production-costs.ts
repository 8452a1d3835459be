import { createSelector } from 'reselect';
import { productionCosts } from '#domain/reports/production-costs.ts';
import type { ProductionCosts, RememberedPackages } from '#domain/reports/production-costs.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

/** Package cost of each variety. Computed again only if prices or packages change. */
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
