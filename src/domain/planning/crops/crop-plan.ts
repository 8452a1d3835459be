import { type DayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { amountUnitOf, type Variety, effectiveYield } from '#domain/catalog/varieties/variety.ts';
import type { CropDemand } from '#domain/demand/crop-demand.ts';
import type { HarvestBuffer } from './harvest-buffer.ts';
import type { HarvestEntry } from './harvest-entry.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { harvestAmounts, type HarvestAmounts } from './harvest-amounts.ts';

export interface PlannedCycle {
  readonly day: DayNumber;
  readonly entry: HarvestEntry;
  /** The one order that feeds the harvest; null when there are several. */
  readonly orderId: string | null;
  /** Ounces the buffer applies to: the day's orders less carry, without ounces taken by delivery changes. */
  readonly bufferedOz: number;
}

export interface CropPlan {
  readonly variety: Variety;
  readonly buffer: HarvestBuffer;
  readonly demand: CropDemand;
  readonly cycles: readonly PlannedCycle[];
}

/** Plans a variety’s harvests from a day on. Leftover carries to the next one if that is at most one day later. */
export function cropPlan(
  variety: Variety,
  buffer: HarvestBuffer,
  demand: CropDemand,
  from: DayNumber,
): CropPlan {
  const yieldOz = effectiveYield(variety);
  const cycles: PlannedCycle[] = [];
  let carryOz = 0;
  demand.ounces.forEach((orderedOz, at) => {
    const driedOz = demand.driedOunces[at] ?? 0;
    const takenOz = (demand.takenOunces[at] ?? 0) + driedOz;
    if (!isWorthCutting(orderedOz + takenOz)) {
      carryOz = 0;
      return;
    }
    const bufferedOz = Math.max(0, orderedOz - carryOz);
    const harvest = harvestAmounts(orderedOz, carryOz, yieldOz, buffer, takenOz);
    carryOz = isWorthCutting(harvest.leftoverOz) ? harvest.leftoverOz : 0;
    const day = demand.firstDay + at;
    if (day < from) return;
    const entry = entryOf(variety, buffer, day, harvest, driedOz);
    cycles.push({ day, orderId: demand.orderIds[at] ?? null, bufferedOz, entry });
  });
  return { variety, buffer, demand, cycles };
}

export function sameGrowInputs(a: Variety, b: Variety): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.name === b.name &&
      a.steps === b.steps &&
      a.daysToHarvest === b.daysToHarvest &&
      a.live === b.live &&
      a.traySizeId === b.traySizeId &&
      effectiveYield(a) === effectiveYield(b))
  );
}

function entryOf(
  variety: Variety,
  buffer: HarvestBuffer,
  day: DayNumber,
  harvest: HarvestAmounts,
  driedOz: number,
): HarvestEntry {
  return {
    dateISO: isoDate(day),
    varietyId: variety.id,
    varietyName: variety.name,
    ...harvest,
    orderDemandOz: harvest.demandOz - driedOz,
    bufferPercent: buffer.percent,
    carryOnly: harvest.netDemandOz === 0,
    ...amountUnitOf(variety),
  };
}
