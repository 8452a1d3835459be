import { type IsoDate } from '#domain/calendar/iso-date.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { bookSeed, type SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { type Task, type TraysPlantedEntry, isCarriedOut } from '#domain/planning/task.ts';
import { replantTrays } from './mark-tasks.ts';
import { plantedCounts, recordedPlantings } from '../planning/recorded-plantings.ts';
import {
  entryOf,
  isPlanting,
  withPlanting,
  withoutPlanting,
  type Planting,
} from './planting-entry.ts';
import type { TrayFarm } from './tray-farm.ts';

export type PlantingFarm = TrayFarm & SeedFarm;

/**
 * Records plantings as planned: trays in the log of their own day, and seed used. One in the log already is
 * skipped.
 */
export function bookPlantings<T extends PlantingFarm>(
  farm: T,
  tasks: readonly Task[],
  moment: ActionContext,
): T {
  return tasks.filter(isPlanting).reduce((next, task) => bookPlanting(next, task, moment), farm);
}

/** Takes plantings out of the log again, and books back the seed of their share of it. */
export function undoBookPlantings<T extends PlantingFarm>(
  farm: T,
  tasks: readonly Task[],
  moment: ActionContext,
): T {
  return tasks.filter(isPlanting).reduce((next, task) => unbookPlanting(next, task, moment), farm);
}

/** Plantings marked done but not recorded, of all days or from one on. */
export function unrecordedPlantings(
  tasks: readonly Task[],
  log: readonly TraysPlantedEntry[],
  from: IsoDate = '',
): readonly Planting[] {
  const recorded = recordedPlantings(log, tasks);
  return tasks
    .filter(isPlanting)
    .filter((task) => task.dateISO >= from && isCarriedOut(task) && recorded(task) === null);
}

function bookPlanting<T extends PlantingFarm>(farm: T, task: Planting, moment: ActionContext): T {
  const entry = entryOf(farm.traysPlantedLog, task);
  if (entry?.taskIds.includes(task.id) === true) return farm;
  return withEntry(farm, task, withPlanting(entry, task, isoInstant(moment.now)), moment);
}

function unbookPlanting<T extends PlantingFarm>(farm: T, task: Planting, moment: ActionContext): T {
  const entry = entryOf(farm.traysPlantedLog, task);
  if (entry?.taskIds.includes(task.id) !== true) return farm;
  const share = plantedCounts(farm.traysPlantedLog, farm.tasks)(task);
  const left = withoutPlanting(entry, task, share, isoInstant(moment.now));
  return withEntry(farm, task, left, moment);
}

function withEntry<T extends PlantingFarm>(
  farm: T,
  task: Planting,
  entry: TraysPlantedEntry | null,
  moment: ActionContext,
): T {
  const { dateISO, varietyId } = task;
  const log = farm.traysPlantedLog;
  const before = entryOf(log, task);
  const after = entry === null ? [] : [entry];
  const changed =
    before === undefined
      ? [...log, ...after]
      : log.flatMap((other) => (other === before ? after : [other]));
  const recorded = replantTrays(farm, changed, dateISO, moment);
  const deltaTrays = (entry?.trays ?? 0) - (before?.trays ?? 0);
  if (deltaTrays === 0) return recorded;
  return bookSeed(recorded, { varietyId, dateISO, deltaTrays }, isoInstant(moment.now));
}
