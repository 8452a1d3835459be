import { isoDate, type DayNumber } from '#domain/calendar/day-number.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { DryerPlanInput, DryerPlanRisk, DryerDay } from './dryer-plan.ts';
import { dailyCapacity, horizonEnd } from './dryer-plan-days.ts';
import type { DryingOrder, OrderInPlan, SortedOrders } from './drying-orders.ts';
import type { Placement } from './place-trays.ts';

/** Lists the risks of a plan. */
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

function noDryer(orders: readonly DryingOrder[]): DryerPlanRisk[] {
  const trays = orders.reduce((sum, order) => sum + order.trays, 0);
  if (trays === 0) return [];
  return [
    {
      kind: 'freeze_dryer_capacity',
      details: `No freeze-dryer capacity configured; ${trays} ${trays === 1 ? 'tray' : 'trays'} not scheduled.`,
      cause: 'no dryer',
      varietyIds: [...new Set(orders.map(({ varietyId }) => varietyId))],
      orderIds: [...new Set(orders.map(({ id }) => id))],
    },
  ];
}

/** Orders with trays that are dried too late, or not at all. */
function crowded(
  orders: readonly DryingOrder[],
  { loads, left }: Placement,
  end: DayNumber,
): DryerPlanRisk[] {
  return orders.flatMap((order, index) => {
    const lateLoads = loads.filter((load) => load.order === index && load.day > order.lastInTime);
    const late = lateLoads.reduce((sum, { trays }) => sum + trays, 0);
    const unscheduled = left[index] ?? 0;
    const about = { varietyIds: [order.varietyId], orderIds: [order.id] };
    const risks: DryerPlanRisk[] = [];
    if (late + unscheduled > 0) {
      risks.push({
        kind: 'freeze_dryer_capacity',
        details: `${late + unscheduled} of ${order.trays} trays cannot be freeze-dried before ${order.dueDate}`,
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
        details: `${unscheduled} of ${order.trays} trays find no free day in the plan`,
        cause: order.earliest > end ? 'lead time' : 'dryers full',
        ...about,
      });
    }
    return risks;
  });
}

/** Days on which dryer shelves are overloaded. This only warns. */
function tooHeavy(input: DryerPlanInput, days: readonly DryerDay[], cap: number): DryerPlanRisk[] {
  const ounces = new Map(input.varieties.map(({ id, yieldOzPerTray }) => [id, yieldOzPerTray]));
  return days.flatMap(({ date, assignments }) => {
    const weight = assignments.reduce(
      (sum, { varietyId, trays }) => sum + trays * (ounces.get(varietyId) ?? 0),
      0,
    );
    if (weight <= cap + 1e-9) return [];
    const [loaded, allowed] = [roundTo(weight, 1), roundTo(cap, 1)];
    return [
      {
        kind: 'freeze_dryer_weight' as const,
        details: `${date}, ${loaded} oz exceeds ${allowed} oz by ${roundTo(loaded - allowed, 1)} oz`,
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
      details: `${order.trays} trays due ${order.dueDate} are late by ${days} ${days === 1 ? 'day' : 'days'}, ready ${isoDate(order.earliest)}`,
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
    details: `${id} has no due date and is not planned`,
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
        details: `No shelf of the racks takes ${name}; ${trays} ${trays === 1 ? 'tray has' : 'trays have'} no place`,
        cause: 'blocked variety' as const,
        varietyIds: [varietyId],
        orderIds: [...new Set(wanted.map(({ id }) => id))],
      },
    ];
  });
}
