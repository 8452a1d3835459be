import type { DemandFarm } from '#domain/demand/demand-farm.ts';
import type { BufferSettings } from '#domain/settings/buffer-settings.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** All farm data that affects the plan, besides today: orders, varieties and buffers. */
export interface PlanInputs extends DemandFarm {
  readonly settings: Pick<Settings, 'planner' | 'trays'>;
  readonly batchSettings: BufferSettings;
}
