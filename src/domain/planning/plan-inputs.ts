import type { DryLoad } from '#domain/drying/dry-load.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { OrderLists } from '#domain/orders/read-orders.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { BufferSettings } from '../settings/buffer-settings.ts';

/** All that the plan depends on besides today: what is ordered, how it grows, how it is buffered. */
export interface PlanInputs extends OrderLists {
  readonly varieties: readonly Variety[];
  readonly products: readonly Product[];
  readonly settings: Pick<Settings, 'planner' | 'trays'>;
  readonly batchSettings: BufferSettings;
  /** What is dried of the harvests, beside what is ordered. */
  readonly dryLoads?: readonly DryLoad[] | undefined;
}
