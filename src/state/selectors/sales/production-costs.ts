import { createSelector } from 'reselect';
import { productionCosts } from '#domain/reports/production-costs.ts';
import type { ProductionCosts, RememberedPackages } from '#domain/reports/production-costs.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectPartsOf } from '../parts-of-farm.ts';

/** Package cost of each variety. Computed again only if prices or packages change. */
export const selectProductionCosts: (
  farm: FarmDocument,
  remembered: RememberedPackages,
) => ProductionCosts = createSelector(
  selectPartsOf('varieties', 'products', 'catalog'),
  (_farm: FarmDocument, remembered: RememberedPackages) => remembered,
  productionCosts,
);
