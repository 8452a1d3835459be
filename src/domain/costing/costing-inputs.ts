import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** All input of package costs. */
export interface CostingInputs {
  readonly varieties: readonly Variety[];
  readonly products: readonly Product[];
  readonly catalog: Catalog;
}
