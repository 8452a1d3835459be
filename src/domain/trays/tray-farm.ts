import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { TrayStatus } from '../planning/tray-status.ts';

/** What of a farm moves its trays: the work, what was recorded of it, and where the trays are now. */
export interface TrayFarm {
  readonly tasks: readonly Task[];
  readonly trayStatus: TrayStatus;
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
  readonly settings: Pick<Settings, 'trays'>;
}
