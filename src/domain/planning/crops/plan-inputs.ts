import type { DemandFarm } from '#domain/demand/demand-farm.ts';
import type { BufferSettings, Settings } from '#domain/settings/settings.ts';

/** All farm data that affects the plan, besides today: orders, varieties and buffers. */
export interface PlanInputs extends DemandFarm {
  readonly settings: Pick<Settings, 'planner' | 'trays'>;
  readonly batchSettings: BufferSettings;
}
