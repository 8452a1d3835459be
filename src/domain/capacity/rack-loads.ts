import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { byTexts, type Named } from '#domain/records/lists.ts';
import type { PlanInputs } from '#domain/planning/crops/plan-cycles.ts';
import { harvestShares } from '#domain/demand/harvest-shares.ts';
import type { Rack } from './capacity.ts';
import type { RackStay } from './rack-stays.ts';

/** The trays of one harvest on the racks, and for whom they grow. */
export interface RackLoad extends Pick<
  RackStay,
  'varietyId' | 'varietyName' | 'harvestISO' | 'trays'
> {
  readonly slots: number;
  /** By name. Empty if no order needs the harvest anymore. */
  readonly orders: readonly Named[];
}

/** Trays on one kind of rack on a day, most slots first. */
export function rackLoads(
  farm: PlanInputs,
  stays: readonly RackStay[],
  dateISO: IsoDate,
  type: Rack['type'],
): RackLoad[] {
  const day = dayNumber(dateISO);
  const there = stays.filter((stay) =>
    type === 'grow'
      ? stay.growSlots > 0 && stay.lightsDay <= day && day < stay.harvestDay
      : stay.germSlots > 0 && stay.plantDay <= day && day < stay.lightsDay,
  );
  const ordersOf = ordersByHarvest(farm, there);
  return there
    .map(({ varietyId, varietyName, harvestISO, trays, germSlots, growSlots }) => ({
      varietyId,
      varietyName,
      harvestISO,
      trays,
      slots: type === 'grow' ? growSlots : germSlots,
      orders: ordersOf(varietyId, harvestISO),
    }))
    .toSorted((a, b) => b.slots - a.slots || byTexts('varietyName', 'harvestISO')(a, b));
}

function ordersByHarvest(
  farm: PlanInputs,
  stays: readonly RackStay[],
): (varietyId: string, harvestISO: IsoDate) => RackLoad['orders'] {
  const days = stays.map(({ harvestDay }) => harvestDay);
  const shares =
    days.length === 0
      ? []
      : harvestShares(farm, { from: Math.min(...days), to: Math.max(...days) });
  return (varietyId, harvestISO) => {
    const names = new Map(
      shares
        .filter(
          (share) => share.varietyId === varietyId && share.harvestDay === dayNumber(harvestISO),
        )
        .map(({ order }) => [order.id, order.name]),
    );
    return [...names].map(([id, name]) => ({ id, name })).toSorted(byTexts('name'));
  };
}
