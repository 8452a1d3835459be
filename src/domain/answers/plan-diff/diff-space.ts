import { addDays } from '#domain/calendar/iso-date.ts';
import type { Capacity } from '#domain/capacity/capacity.ts';
import { capacityDays } from '#domain/capacity/capacity-days.ts';
import { overCapacity } from '#domain/capacity/over-capacity.ts';
import { type SizeUse, sizeUse, type SpaceUse, spaceUse } from '#domain/capacity/space-use.ts';
import type { Task } from '#domain/planning/task.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { VarietySupply, SupplyFarm } from '#domain/supply/variety-supply.ts';
import type { FullRow } from './plan-diff.ts';

const WINDOW_DAYS = 60;

export interface RackFarm extends SupplyFarm {
  readonly capacity: Pick<Capacity, 'racks' | 'trayInventory'>;
}

/** Rack and tray space used by some varieties, per day from today. */
export function spaceUseByDay(
  outlook: Outlook<RackFarm>,
  varietyIds: Iterable<string>,
  days: number,
): SpaceUse {
  const { farm, today } = outlook;
  return spaceUse(standingTasks(outlook, varietyIds), farm, today, days);
}

/** Trays of other sizes used by all varieties, per day from today. */
export function sizeUseByDay(outlook: Outlook<RackFarm>, days: number): SizeUse {
  const { farm, today, tasks } = outlook;
  return sizeUse(standingTasks(outlook, tasks.keys()), farm, today, days);
}

function standingTasks(
  { tasks, ledger }: Pick<Outlook, 'tasks' | 'ledger'>,
  varietyIds: Iterable<string>,
): readonly Task[] {
  return [...varietyIds].flatMap((varietyId) => {
    const late = latePlantings(ledger.get(varietyId));
    return (tasks.get(varietyId) ?? []).filter((task) => !late.has(task));
  });
}

/** Trays that were missed stand nowhere, see `withoutLatePlantings`. */
function latePlantings(supply: VarietySupply | undefined): ReadonlySet<Task> {
  const plantings = (supply?.lots ?? []).flatMap((lot) => lot.plantings);
  const late = plantings.filter(({ state, isPlanted }) => state === 'late' && !isPlanted);
  return new Set(late.map(({ task }) => task));
}

/** Days of the next 60 on which racks overflow by more or less than before. */
export function diffSpace(before: Outlook<RackFarm>, after: Outlook<RackFarm>): FullRow[] {
  const [was, is] = [overByDay(before), overByDay(after)];
  return Array.from({ length: WINDOW_DAYS }, (_, day) => day).flatMap((day) =>
    (['germination', 'grow'] as const).flatMap((kind) => {
      const [overBefore = 0, overAfter = 0] = [was, is].map((over) =>
        roundUnits(over[day]?.[kind] ?? 0),
      );
      if (overBefore === overAfter) return [];
      return [{ dateISO: addDays(after.today, day), kind, overBefore, overAfter }];
    }),
  );
}

function overByDay(outlook: Outlook<RackFarm>) {
  const tasks = standingTasks(outlook, outlook.tasks.keys());
  return capacityDays(outlook.farm, tasks, outlook.today, WINDOW_DAYS).map(overCapacity);
}
