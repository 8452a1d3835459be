import { type IsoDate, addDays, isoDate } from '#domain/calendar/iso-date.ts';
import { cycleKey } from '#domain/planning/task.ts';
import { firstOfEach } from '#domain/records/lists.ts';
import { onDay, say, type Sentence } from '#domain/tell/say.ts';
import type { DryLoad } from '../../drying/dry-load.ts';
import { dryerLabel } from './load-label.ts';
import { traysOfLoad, type LoadFarm } from './load-tasks.ts';
import { isInTheWay, readyDay } from '../../drying/overlapping-loads.ts';
import { moveLoad, touchedCycles } from './run-load.ts';

/**
 * Lists problems with moving a planned load to a day: dryers in use, and greens not ready or harvested by then.
 * Greens already growing for that day are no problem.
 */
export function moveWarnings(
  farm: LoadFarm,
  load: DryLoad,
  startISO: IsoDate,
  today: IsoDate,
): readonly Sentence[] {
  const touched = touchedCycles(farm.tasks);
  const moved = moveLoad(load, startISO, touched);
  const taken = (farm.dryLoads ?? []).filter((other) => isInTheWay(moved, other));
  const varieties = new Map(farm.varieties.map((variety) => [variety.id, variety]));
  const unripe = moved.lines.flatMap(({ varietyId, cutISO }) => {
    const { name = varietyId, daysToHarvest = 0 } = varieties.get(varietyId) ?? {};
    if (cutISO > startISO) return [say`${name} is harvested ${onDay(cutISO)}, after that day.`];
    const ripeISO = addDays(today, Math.floor(daysToHarvest));
    return cutISO >= ripeISO || touched.has(cycleKey(varietyId, cutISO))
      ? []
      : [say`${name} can’t be ready before ${onDay(ripeISO)}.`];
  });
  const words = taken.map((other) => {
    const dryer = dryerLabel(other, farm.capacity.freezeDryers);
    const goods = traysOfLoad(farm.varieties, other);
    const [from, ready] = [onDay(other.startISO), onDay(isoDate(readyDay(other)))];
    return say`${dryer} is taken: ${goods}, from ${from}, ready ${ready}.`;
  });
  return [...words, ...firstOfEach(unripe, JSON.stringify)];
}
