import { addTo } from '#domain/records/lists.ts';
import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { shareItem } from '#domain/costing/item-shares.ts';
import type { OrderLists } from '#domain/orders/read-orders.ts';
import {
  type AssortmentSources,
  assortmentOf,
  deliveriesBetween,
} from '#domain/demand/demand-lines.ts';

type DemandInputs = OrderLists & AssortmentSources;

/** Demand of the next four weeks, as a weekly average. */
export interface WeeklyDemand {
  /** Trays and their parts, by variety. */
  readonly trays: ReadonlyMap<string, number>;
  /** Packages by their size in ounces. */
  readonly packages: ReadonlyMap<number, number>;
  /** Trays sold alive by their size. */
  readonly liveTrays: ReadonlyMap<string, number>;
}

/** Weeks that are looked ahead. */
const WEEKS = 4;

/**
 * Weekly trays and packages, from all orders due today and in the next 27 days.
 *
 * A weekly order counts in full, a biweekly one half. Trays are fractions, at the planned yield.
 */
export function weeklyDemand(inputs: DemandInputs, today: IsoDate): WeeklyDemand {
  const assortment = assortmentOf(inputs);
  const trays = new Map<string, number>();
  const packages = new Map<number, number>();
  const liveTrays = new Map<string, number>();
  const from = dayNumber(today);
  for (const { order, days } of deliveriesBetween(inputs, from, from + WEEKS * 7 - 1)) {
    const perWeek = days.length / WEEKS;
    for (const item of order.items) {
      const { packed, shares } = shareItem(order, item, assortment);
      if (packed?.traySizeId !== undefined) {
        addTo(liveTrays, packed.traySizeId, packed.count * perWeek);
      } else if (packed !== null) addTo(packages, packed.ounces, packed.count * perWeek);
      for (const { variety, ounces } of shares) {
        if (variety === null || ounces <= 0) continue;
        addTo(trays, variety.id, (ounces / effectiveYield(variety)) * perWeek);
      }
    }
  }
  return { trays, packages, liveTrays };
}
