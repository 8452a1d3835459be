import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import type { HarvestEntry } from '#domain/planning/crops/harvest-entry.ts';
import { type Task, cycleKey, plannedDay } from '#domain/planning/task.ts';

/** Amount growing for one harvest of a variety. Plan entries have this shape too. */
export type GrowingHarvest = Pick<
  HarvestEntry,
  'dateISO' | 'varietyId' | 'varietyName' | 'trays' | 'carryUsedOz' | 'expectedOz'
>;

const NO_HARVEST = { trays: 0, oz: 0, carryUsedOz: 0 };

/**
 * Amounts growing by cycle key, from the harvest tasks between two days, inclusive.
 *
 * A moved harvest still serves its planned day, and a skipped one gives nothing.
 *
 * Trays count at the variety's current yield. For a deleted variety the task holds the weight.
 */
export function growingHarvests(
  tasks: readonly Task[],
  varieties: ReadonlyMap<string, Variety>,
  from: IsoDate,
  to: IsoDate,
): Map<string, GrowingHarvest> {
  const growing = new Map<string, GrowingHarvest>();
  for (const task of tasks) {
    if (task.type !== 'HARVEST' || task.varietyId === undefined) continue;
    const dateISO = plannedDay(task);
    if (dateISO < from || dateISO > to) continue;
    const { varietyId, varietyName } = task;
    const { trays = 0, oz, carryUsedOz } = task.skipped === true ? NO_HARVEST : task;
    const variety = varieties.get(varietyId);
    const key = cycleKey(varietyId, dateISO);
    const sofar = growing.get(key);
    growing.set(key, {
      dateISO,
      varietyId,
      varietyName: variety?.name ?? varietyName ?? '',
      trays: (sofar?.trays ?? 0) + trays,
      carryUsedOz: (sofar?.carryUsedOz ?? 0) + (carryUsedOz ?? 0),
      expectedOz:
        (sofar?.expectedOz ?? 0) + (variety ? trays * effectiveYield(variety) : (oz ?? 0)),
    });
  }
  return growing;
}
