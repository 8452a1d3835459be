import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import type { OrderLists } from '#domain/orders/read-orders.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';

/** All farm data that affects demand. */
export interface DemandFarm extends OrderLists {
  readonly varieties: readonly Variety[];
  readonly products: readonly Product[];
  readonly settings: { readonly planner: HarvestDefaults };
  /** Loads that use harvests besides the orders. */
  readonly dryLoads?: readonly DryLoad[] | undefined;
}
