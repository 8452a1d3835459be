import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import type { PlannedFarm } from '#domain/planning/plan-farm.ts';
import type { HarvestLoss, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { HarvestRecord } from './harvest-record.ts';

/** All farm data that affects supply: plan, orders and reports. */
export interface SupplyFarm extends PlannedFarm {
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
  readonly harvestLosses: readonly HarvestLoss[];
  readonly deliveries?: readonly Delivery[] | undefined;
  readonly harvestLog?: readonly HarvestRecord[] | undefined;
  /** Without it no batch is held. */
  readonly seedsInventory?: readonly SeedTransaction[] | undefined;
}
