import type { Delivery } from '#domain/orders/delivery.ts';
import type { PlannedFarm } from '#domain/planning/plan-farm.ts';
import type { HarvestLoss, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { HarvestRecord } from './harvest-record.ts';

/** All that supply follows from: what is planned and ordered, and what the grower reported. */
export interface SupplyFarm extends PlannedFarm {
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
  readonly harvestLosses: readonly HarvestLoss[];
  readonly deliveries?: readonly Delivery[] | undefined;
  readonly harvestLog?: readonly HarvestRecord[] | undefined;
}
