import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Task, type TraysPlantedEntry, isCarriedOut } from '#domain/planning/task.ts';
import type { SupplyFarm } from '#domain/supply/variety-supply.ts';

export interface GrowthSources extends Pick<
  SupplyFarm,
  'tasks' | 'traysPlantedLog' | 'harvestLosses' | 'varieties'
> {
  readonly settings: { readonly reporting: { readonly trackHarvestLoss: boolean } };
}

/** Trays of a variety planted, harvested or lost on a day. */
export interface GrowthEntry {
  readonly kind: 'recorded' | 'estimated' | 'harvested' | 'lost';
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
}

/**
 * Lists everything planted, harvested and lost.
 *
 * Planted trays in the log are recorded. A carried-out planting without a log entry for its day and variety or
 * its task is an estimate. Losses count only while the farm tracks them. Entries without trays are left out.
 */
export function growthEntries(farm: GrowthSources): GrowthEntry[] {
  const entries: GrowthEntry[] = farm.traysPlantedLog.map((entry) => entryOf('recorded', entry));
  const isLogged = loggedPlantings(farm.traysPlantedLog);
  for (const task of farm.tasks) {
    if (!isCarriedOut(task)) continue;
    if (task.type === 'PLANT' && !isLogged(task)) entries.push(entryOf('estimated', task));
    if (task.type === 'HARVEST') entries.push(entryOf('harvested', task));
  }
  if (farm.settings.reporting.trackHarvestLoss) {
    entries.push(
      ...farm.harvestLosses.map((loss) => ({ ...entryOf('lost', loss), trays: loss.qty })),
    );
  }
  return entries.filter(({ trays }) => trays > 0);
}

function loggedPlantings(log: readonly TraysPlantedEntry[]): (task: Task) => boolean {
  const places = new Set(log.map(placeOf));
  const tasks = new Set(log.flatMap(({ taskIds }) => taskIds));
  return (task) => places.has(placeOf(task)) || tasks.has(task.id);
}

function placeOf({ dateISO, varietyId = '' }: { dateISO: IsoDate; varietyId?: string }): string {
  return `${dateISO} ${varietyId}`;
}

function entryOf(
  kind: GrowthEntry['kind'],
  source: { readonly dateISO: IsoDate; readonly varietyId?: string; readonly trays?: number },
): GrowthEntry {
  const { dateISO, varietyId = '', trays = 0 } = source;
  return { kind, dateISO, varietyId, trays };
}
