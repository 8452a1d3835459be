import { type IsoDate, addDays, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { seedVariety } from '#domain/catalog/seeds/seed-transaction.ts';
import { soldPackages, type PackageContent } from '#domain/costing/package-content.ts';
import {
  type DemandFarm,
  assortmentOf,
  deliveriesBetween,
  harvestDay,
  harvestRule,
  MAX_LEAD_DAYS,
} from '#domain/demand/demand-lines.ts';
import { compareTexts, addTo, addToGroup } from '#domain/records/lists.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { type PlannedPlanting, plannedPlantings } from '#domain/trays/planned-plantings.ts';
import { sowingsOf } from './seed-run-out.ts';
import { stockIdOfSeed } from './seed-stocks.ts';
import { type MaterialUse, packageUses, soilShares, soilUses } from './weekly-uses.ts';

export interface PlannedUseInputs extends DemandFarm {
  readonly catalog: Catalog;
  readonly tasks: readonly Task[];
  readonly traysPlantedLog: readonly TraysPlantedEntry[];
}

/** Planned use of one stock on one day. */
export interface PlannedUse {
  readonly dateISO: IsoDate;
  /** `null` if planted trays have an unknown seed weight. */
  readonly amount: MaterialUse['amount'] | null;
}

/**
 * Planned use of every stock, by inventory line, then by day.
 *
 * Seed and soil are used on the planting day, packages on the harvest day of their order. Reaches 90 days, like
 * the tasks.
 */
export function plannedUses(
  farm: PlannedUseInputs,
  today: IsoDate,
): ReadonlyMap<string, readonly PlannedUse[]> {
  const uses = new Map<string, PlannedUse[]>();
  const add = (stockId: string, use: PlannedUse) => addToGroup(uses, stockId, use);
  const plantings = plannedPlantings(farm.tasks, farm.traysPlantedLog, today);
  for (const variety of farm.varieties) {
    const stockId = stockIdOfSeed(seedVariety(variety, farm.varieties).id, farm.catalog);
    const sowings = sowingsOf([variety], (id) => plantings.get(id) ?? [], farm);
    for (const { dateISO, grams } of sowings) {
      add(stockId, { dateISO, amount: grams === null ? null : { qty: grams, unit: 'g' } });
    }
  }
  for (const [dateISO, trays] of soilTraysByDay(plantings, soilShares(farm))) {
    for (const { materialId, amount } of soilUses(trays, farm.catalog).uses) {
      add(materialId, { dateISO, amount });
    }
  }
  for (const { dateISO, content, count } of plannedPackages(farm, today)) {
    for (const { materialId, amount } of packageUses(content, count, farm.catalog).uses) {
      add(materialId, { dateISO, amount });
    }
  }
  for (const own of uses.values()) own.sort((a, b) => compareTexts(a.dateISO, b.dateISO));
  return uses;
}

/** 1020s that take as much soil as the trays of a day. */
function soilTraysByDay(
  plantings: ReadonlyMap<string, readonly PlannedPlanting[]>,
  shareOf: ReturnType<typeof soilShares>,
): ReadonlyMap<IsoDate, number> {
  const filled = new Map<IsoDate, number>();
  for (const [varietyId, own] of plantings) {
    const share = shareOf(varietyId);
    for (const { dateISO, trays } of own) addTo(filled, dateISO, trays * share);
  }
  return filled;
}

/** Packages of one size that are filled on one day. */
interface DayPackages {
  readonly dateISO: IsoDate;
  readonly content: PackageContent;
  count: number;
}

function plannedPackages(farm: PlannedUseInputs, today: IsoDate): readonly DayPackages[] {
  const first = dayNumber(today);
  const last = dayNumber(addDays(today, REBUILD_HORIZON_DAYS));
  const assortment = assortmentOf(farm);
  const packages = new Map<string, DayPackages>();
  for (const { order, days: deliveryDays } of deliveriesBetween(
    farm,
    first,
    last + MAX_LEAD_DAYS,
  )) {
    const rule = harvestRule(order, farm.settings.planner);
    const days = deliveryDays
      .map((day) => harvestDay(day, rule))
      .filter((day) => day >= first && day <= last);
    if (days.length === 0) continue;
    for (const item of order.items) {
      const packed = soldPackages(item, assortment);
      if (packed === null) continue;
      const { count, ...content } = packed;
      for (const day of days) {
        const key = `${day}|${content.traySizeId ?? content.ounces}`;
        const sofar = packages.get(key);
        if (sofar !== undefined) sofar.count += count;
        else packages.set(key, { dateISO: isoDate(day), content, count });
      }
    }
  }
  return [...packages.values()];
}
