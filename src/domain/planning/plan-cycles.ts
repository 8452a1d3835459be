import { isoDate } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { BatchSettings } from './batch-settings.ts';
import { calendarWithWholeChains } from './carry-chains.ts';
import { harvestBuffers } from './harvest-buffer.ts';
import type { HarvestBuffer } from './harvest-buffer.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { byNameThenId } from './name-order.ts';
import { orderDemands } from './order-demand.ts';
import { isWorthCutting, planBatch } from './plan-batch.ts';
import type { Batch } from './plan-batch.ts';
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
      const batch = nextBatch(crop, calendar.ounces[cell] ?? 0, takenOz);
      if (batch && day >= from) {
        const orderId = demands[(calendar.feeders[cell] ?? 0) - 1]?.order.id ?? null;
        cycles.push({ day, variety: crop.variety, orderId, entry: entryOf(crop, day, batch) });
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

function cropsOf(varieties: readonly Variety[], settings: BatchSettings): Crop[] {
  const bufferOf = harvestBuffers(settings);
  return varieties.map((variety) => ({
    variety,
    yieldOz: effectiveYield(variety),
    buffer: bufferOf(variety.id),
    carryOz: 0,
  }));
}

/** The batch of the next day, if the variety is wanted on it. Leftover lives for one day. */
function nextBatch(crop: Crop, orderedOz: number, takenOz: number): Batch | null {
  if (!isWorthCutting(orderedOz + takenOz)) {
    crop.carryOz = 0;
    return null;
  }
  const batch = planBatch(orderedOz, crop.carryOz, crop.yieldOz, crop.buffer, takenOz);
  crop.carryOz = isWorthCutting(batch.leftoverOz) ? batch.leftoverOz : 0;
  return batch;
}

function entryOf({ variety, buffer }: Crop, day: DayNumber, batch: Batch): HarvestEntry {
  return {
    dateISO: isoDate(day),
    varietyId: variety.id,
    varietyName: variety.name,
    trays: batch.trays,
    demandOz: batch.demandOz,
    orderDemandOz: batch.demandOz,
    carryUsedOz: batch.carryUsedOz,
    netDemandOz: batch.netDemandOz,
    expectedOz: batch.expectedOz,
    leftoverOz: batch.leftoverOz,
    bufferPercent: buffer.percent,
    carryOnly: batch.netDemandOz === 0,
  };
}
