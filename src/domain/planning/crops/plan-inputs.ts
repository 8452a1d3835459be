import type { DemandFarm } from '#domain/demand/demand-farm.ts';
import type { BufferSettings } from '#domain/settings/buffer-settings.ts';
import type { Settings } from '#domain/settings/settings.ts';

/** All that the plan depends on besides today: what is ordered, how it grows, how it is buffered. */
export interface PlanInputs extends DemandFarm {
  readonly settings: Pick<Settings, 'planner' | 'trays'>;
  readonly batchSettings: BufferSettings;
}
