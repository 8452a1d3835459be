import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Capacity, rackSlots } from '#domain/capacity/capacity.ts';
import { slotsFor } from '#domain/capacity/shelf-allows.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import type { Task } from '#domain/planning/task.ts';
import { OPEN_PRO_STATUSES, type Alchemy } from '../alchemy.ts';
import type { LoadFarm } from '../dry-loads/load-tasks.ts';
import { allProOrders, type RecurringFarm } from '../orders/recurring-events.ts';
import type { DryerPlanInput } from './dryer-plan.ts';
import { orderTrays } from './order-trays.ts';

interface DryerPlanFarm extends RecurringFarm, Pick<LoadFarm, 'varieties' | 'tasks'> {
  readonly capacity: Pick<Capacity, 'freezeDryers' | 'racks'>;
  readonly alchemy: Alchemy;
}

/**
 * Open Pro orders count in full, recurring ones with their deliveries. Stock isn’t subtracted, so a plan is
 * never empty because of stock. A dryer takes a tray on each shelf.
 */
export function dryerPlanInput(farm: DryerPlanFarm, start: IsoDate): DryerPlanInput {
  const open = allProOrders(farm, start).filter(({ status }) => OPEN_PRO_STATUSES.has(status));
  const orders = open.flatMap(({ id, dueAt, lines }) =>
    dueAt === null
      ? []
      : lines.flatMap((line) =>
          orderTrays(line, farm).map((trays) => ({ id, dueDate: dueAt, ...trays })),
        ),
  );
  return {
    start,
    varieties: farm.varieties.map((variety) => ({
      id: variety.id,
      name: variety.name,
      daysToHarvest: variety.daysToHarvest,
      yieldOzPerTray: effectiveYield(variety),
    })),
    dryers: farm.capacity.freezeDryers.map(({ label, shelves, cycleDays, shelfMaxOz }) => ({
      label,
      trays: shelves,
      cyclesPerDay: 1 / Math.max(1, cycleDays),
      shelfMaxOz,
    })),
    orders,
    undated: open.filter(({ dueAt }) => dueAt === null).map(({ id }) => id),
    plantings: openPlantings(farm.tasks, start),
    blocked: blockedVarieties(farm),
  };
}

function openPlantings(tasks: readonly Task[], start: IsoDate): DryerPlanInput['plantings'] {
  return tasks.flatMap(({ type, done, skipped, dateISO, varietyId }) =>
    type === 'PLANT' && !done && skipped !== true && dateISO >= start && varietyId !== undefined
      ? [{ date: dateISO, varietyId }]
      : [],
  );
}

/** A kind of rack that the farm does not have blocks nothing. */
function blockedVarieties({ varieties, capacity: { racks } }: DryerPlanFarm): string[] {
  const types = (['germination', 'grow'] as const).filter((type) => rackSlots(racks, type) > 0);
  return varieties
    .filter((variety) => types.some((type) => slotsFor(racks, type, variety) === 0))
    .map(({ id }) => id);
}
