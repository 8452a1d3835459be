import type { TraySizes } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { TrayStatus } from '../planning/tray-status.ts';

export interface TrayFarm {
  readonly tasks: readonly Task[];
  readonly trayStatus: TrayStatus;
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
  readonly settings: Pick<Settings, 'trays'>;
  readonly varieties: readonly Variety[];
  readonly catalog: TraySizes;
}
