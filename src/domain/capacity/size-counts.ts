import { STANDARD_SIZE_ID, traySizeOf } from '#domain/catalog/tray-size.ts';
import { traysOutOf, type TraysAway } from '#domain/orders/delivery.ts';
import { countsOf, recordedPlantings } from '#domain/planning/recorded-plantings.ts';
import type { PlannedFarm } from '#domain/planning/plan-farm.ts';
import { type TraysPlantedEntry, isCarriedOut } from '#domain/planning/task.ts';

/** Trays of a size that comes back. */
export interface SizeCounts {
  readonly id: string;
  readonly name: string;
  /** Null: not counted. */
  readonly owned: number | null;
  readonly growing: number;
  /** At customers. */
  readonly out: number;
  /** Owned less growing and out, never below 0; null where they aren't counted. */
  readonly free: number | null;
}

interface SizeFarm extends TraysAway, Pick<PlannedFarm, 'varieties' | 'tasks' | 'catalog'> {
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}

/** Trays of every size that comes back, but the 1020, in the order of the list. */
export function sizeCounts(farm: SizeFarm): readonly SizeCounts[] {
  const sizes = (farm.catalog.traySizes ?? []).filter(({ comesBack }) => comesBack);
  if (sizes.length === 0) return [];
  const growing = growingBySize(farm);
  return sizes.map(({ id, name, owned }) => {
    const [grown, out] = [growing.get(id) ?? 0, traysOutOf(farm, id)];
    const free = owned === null ? null : Math.max(0, owned - grown - out);
    return { id, name, owned, growing: grown, out, free };
  });
}

/** The sizes of which a step plants more trays than are free. */
export function scarceSizes(before: SizeFarm, after: SizeFarm): readonly SizeCounts[] {
  const is = new Map(sizeCounts(after).map((counts) => [counts.id, counts]));
  return sizeCounts(before).filter(({ id, growing, free }) => {
    const more = (is.get(id)?.growing ?? 0) - growing;
    return free !== null && more > free;
  });
}

/** Trays of planted batches that aren't harvested, by size. A skipped harvest frees them, too. */
function growingBySize({ varieties, tasks, traysPlantedLog, catalog }: SizeFarm) {
  const sizeIds = new Map(varieties.map((one) => [one.id, traySizeOf(catalog, one).id]));
  const recorded = recordedPlantings(traysPlantedLog, tasks);
  const countOf = countsOf(recorded);
  const cut = new Set(
    tasks.filter(({ type, done }) => type === 'HARVEST' && done).map(({ cycleKey }) => cycleKey),
  );
  const growing = new Map<string, number>();
  for (const task of tasks) {
    if (task.type !== 'PLANT' || task.skipped === true || cut.has(task.cycleKey)) continue;
    const sizeId = sizeIds.get(task.varietyId ?? '') ?? STANDARD_SIZE_ID;
    if (sizeId === STANDARD_SIZE_ID) continue;
    if (!isCarriedOut(task) && recorded(task) === null) continue;
    growing.set(sizeId, (growing.get(sizeId) ?? 0) + countOf(task));
  }
  return growing;
}
