import { isoDate, type DayNumber } from '#domain/calendar/iso-date.ts';
import { count, onDay, ounces, say } from '#domain/tell/say.ts';
import { sumOf } from '#domain/records/lists.ts';
import { PLAIN_TELLER, tellBy } from '#domain/tell/teller.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { DryerPlanInput, DryerPlanRisk, DryerDay } from './dryer-plan.ts';
import { dailyCapacity, horizonEnd } from './dryer-plan-days.ts';
import type { OrderInPlan, SortedOrders } from './drying-orders.ts';
import type { Placement } from './place-trays.ts';

export function planRisks(
  input: DryerPlanInput,
  orders: SortedOrders,
  placement: Placement,
  days: readonly DryerDay[],
): DryerPlanRisk[] {
  const capacity = dailyCapacity(input);
  return [
    ...(capacity.trays === 0
      ? noDryer(orders.drying)
      : crowded(orders.drying, placement, horizonEnd(input))),
    ...tooHeavy(input, days, capacity.ounces),
    ...orders.fresh.flatMap(lateFresh),
    ...blocked(input),
    ...undated(input),
  ];
}

/** What is wrong as programs read it: with days as `2025-06-19`. */
export function riskForPrograms({ details }: Pick<DryerPlanRisk, 'details'>): string {
  return tellBy({ ...PLAIN_TELLER, day: (iso) => iso }, details);
}

function noDryer(orders: readonly OrderInPlan[]): DryerPlanRisk[] {
  const trays = orders.reduce((sum, order) => sum + order.trays, 0);
  if (trays === 0) return [];
  return [
    {
      kind: 'freeze_dryer_capacity',
      details: say`No freeze-dryer capacity configured; ${count(trays, 'tray')} not scheduled.`,
      cause: 'no dryer',
      varietyIds: [...new Set(orders.map(({ varietyId }) => varietyId))],
      orderIds: [...new Set(orders.map(({ id }) => id))],
    },
  ];
}

/** Orders with trays that are dried too late, or not at all. */
function crowded(
  orders: readonly OrderInPlan[],
  { loads, left }: Placement,
  end: DayNumber,
): DryerPlanRisk[] {
  return orders.flatMap((order, index) => {
    const lateLoads = loads.filter((load) => load.order === order && load.day > order.lastInTime);
    const late = lateLoads.reduce((sum, { trays }) => sum + trays, 0);
    const unscheduled = left[index] ?? 0;
    const about = { varietyIds: [order.varietyId], orderIds: [order.id] };
    const risks: DryerPlanRisk[] = [];
    if (late + unscheduled > 0) {
      risks.push({
        kind: 'freeze_dryer_capacity',
        details: say`${late + unscheduled} of ${order.trays} trays cannot be freeze-dried before ${onDay(order.dueDate)}`,
        cause: order.earliest > order.lastInTime ? 'lead time' : 'dryers full',
        ...about,
        ...(unscheduled === 0 && {
          readyOn: isoDate(Math.max(...lateLoads.map(({ ready }) => ready))),
        }),
      });
    }
    if (unscheduled > 0) {
      risks.push({
        kind: 'unscheduled',
        details: say`${unscheduled} of ${order.trays} trays find no free day in the plan`,
        cause: order.earliest > end ? 'lead time' : 'dryers full',
        ...about,
      });
    }
    return risks;
  });
}

/** Days on which dryer shelves are overloaded. This only warns. */
function tooHeavy(input: DryerPlanInput, days: readonly DryerDay[], cap: number): DryerPlanRisk[] {
  const yields = new Map(input.varieties.map(({ id, yieldOzPerTray }) => [id, yieldOzPerTray]));
  return days.flatMap(({ date, assignments }) => {
    const weight = sumOf(
      assignments.map(({ varietyId, trays }) => trays * (yields.get(varietyId) ?? 0)),
    );
    if (weight <= cap + 1e-9) return [];
    const [loaded, allowed] = [roundTo(weight, 1), roundTo(cap, 1)];
    return [
      {
        kind: 'freeze_dryer_weight' as const,
        details: say`${onDay(date)}, ${ounces(loaded, 'all')} exceeds ${ounces(allowed, 'all')} by ${ounces(roundTo(loaded - allowed, 1), 'all')}`,
        cause: 'too heavy' as const,
        varietyIds: assignments.map(({ varietyId }) => varietyId),
        orderIds: [],
      },
    ];
  });
}

function lateFresh(order: OrderInPlan): DryerPlanRisk[] {
  const days = order.earliest - order.due;
  if (days <= 0) return [];
  return [
    {
      kind: 'late',
      details: say`${order.trays} trays due ${onDay(order.dueDate)} are late by ${count(days, 'day')}, ready ${onDay(isoDate(order.earliest))}`,
      cause: 'lead time',
      varietyIds: [order.varietyId],
      orderIds: [order.id],
      readyOn: isoDate(order.earliest),
    },
  ];
}

function undated({ undated: orders }: DryerPlanInput): DryerPlanRisk[] {
  return orders.map((id) => ({
    kind: 'no_due_date',
    details: say`${id} has no due date and is not planned`,
    cause: 'no due date',
    varietyIds: [],
    orderIds: [id],
  }));
}

/** Varieties that are planned although no shelf may hold them. This only warns. */
function blocked({ blocked: ids = [], varieties, orders }: DryerPlanInput): DryerPlanRisk[] {
  return ids.flatMap((varietyId) => {
    const wanted = orders.filter((order) => order.varietyId === varietyId);
    const trays = wanted.reduce((sum, { traysNeeded }) => sum + traysNeeded, 0);
    if (trays === 0) return [];
    const name = varieties.find(({ id }) => id === varietyId)?.name ?? varietyId;
    return [
      {
        kind: 'blocked_variety' as const,
        details: say`No shelf of the racks takes ${name}; ${trays} ${trays === 1 ? 'tray has' : 'trays have'} no place`,
        cause: 'blocked variety' as const,
        varietyIds: [varietyId],
        orderIds: [...new Set(wanted.map(({ id }) => id))],
      },
    ];
  });
}
