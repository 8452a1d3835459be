import { isoDate } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { BufferSettings } from './buffer-settings.ts';
import { calendarWithWholeChains } from './carry-chains.ts';
import { harvestBuffers } from './harvest-buffer.ts';
import type { HarvestBuffer } from './harvest-buffer.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { byNameThenId } from './name-order.ts';
import { orderDemands } from './order-demand.ts';
import { isWorthCutting, harvestAmounts } from './harvest-amounts.ts';
import type { HarvestAmounts } from './harvest-amounts.ts';
import type { PlanInputs } from './plan-inputs.ts';

/** One harvest of one variety, with what its tasks need besides the entry. */
export interface PlannedCycle {
  readonly day: DayNumber;
  readonly variety: Variety;
  readonly entry: HarvestEntry;
  /** The one order that feeds the harvest; null when there are several. */
  readonly orderId: string | null;
}

/**
 * The harvests of a farm from `from` to `to`, both included, by day and then by variety name.
 *
 * A harvest follows from the orders alone: it is the same in every window that contains its day,
 * and whichever other varieties are planned.
 *
 * @param of - The varieties to plan; all of the farm unless said otherwise.
 */
export function planCycles(
  inputs: PlanInputs,
  from: DayNumber,
  to: DayNumber,
  of: readonly Variety[] = inputs.varieties,
): PlannedCycle[] {
  const varieties = of.toSorted(byNameThenId);
  const demands = orderDemands(inputs, varieties);
  const calendar = calendarWithWholeChains(demands, varieties.length, from, to);
  const crops = cropsOf(varieties, inputs.batchSettings);
  const cycles: PlannedCycle[] = [];
  let cell = 0;
  for (let day = calendar.firstDay; day <= to; day++) {
    for (const crop of crops) {
      const takenOz = calendar.takenOunces?.[cell] ?? 0;
      const harvest = nextHarvest(crop, calendar.ounces[cell] ?? 0, takenOz);
      if (harvest && day >= from) {
        const orderId = demands[(calendar.feeders[cell] ?? 0) - 1]?.order.id ?? null;
        cycles.push({ day, variety: crop.variety, orderId, entry: entryOf(crop, day, harvest) });
      }
      cell += 1;
    }
  }
  return cycles;
}

/** A variety on its way through the days: what is left of it from the day before. */
interface Crop {
  readonly variety: Variety;
  readonly yieldOz: number;
  readonly buffer: HarvestBuffer;
  carryOz: number;
}

function cropsOf(varieties: readonly Variety[], settings: BufferSettings): Crop[] {
  const bufferOf = harvestBuffers(settings, varieties);
  return varieties.map((variety) => ({
    variety,
    yieldOz: effectiveYield(variety),
    buffer: bufferOf(variety.id),
    carryOz: 0,
  }));
}

/** The harvest of the next day, if the variety is wanted on it. Leftover lives for one day. */
function nextHarvest(crop: Crop, orderedOz: number, takenOz: number): HarvestAmounts | null {
  if (!isWorthCutting(orderedOz + takenOz)) {
    crop.carryOz = 0;
    return null;
  }
  const harvest = harvestAmounts(orderedOz, crop.carryOz, crop.yieldOz, crop.buffer, takenOz);
  crop.carryOz = isWorthCutting(harvest.leftoverOz) ? harvest.leftoverOz : 0;
  return harvest;
}

function entryOf({ variety, buffer }: Crop, day: DayNumber, harvest: HarvestAmounts): HarvestEntry {
  return {
    dateISO: isoDate(day),
    varietyId: variety.id,
    varietyName: variety.name,
    trays: harvest.trays,
    demandOz: harvest.demandOz,
    orderDemandOz: harvest.demandOz,
    carryUsedOz: harvest.carryUsedOz,
    netDemandOz: harvest.netDemandOz,
    expectedOz: harvest.expectedOz,
    leftoverOz: harvest.leftoverOz,
    bufferPercent: buffer.percent,
    carryOnly: harvest.netDemandOz === 0,
  };
}
