import { dayNumber, isoDate, type DayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { dryingModel, type DryingModel } from '../drying-schedule/drying-model.ts';
import type { DryerSchedule } from '../drying-schedule/dryer-schedule.ts';
import { scheduleDrying, type DryingSchedule } from '../drying-schedule/schedule-drying.ts';
import type { DryerPlanInput, DryerPlan } from './dryer-plan.ts';
import { dailyCapacity, horizonEnd, targetedHarvest } from './dryer-plan-days.ts';
import { DryerBoard } from './dryer-board.ts';
import { dryerGroups } from './dryer-groups.ts';
import { sortOrders, type DryingOrder, type SortedOrders } from './drying-orders.ts';
import { placeLate, type Placement } from './place-trays.ts';
import { finishPlan, placeByRule } from './plan-dryers.ts';
import { OFF_DAY_COST, planCost, TRAYS_PER_CYCLE, type PlanCost } from './plan-cost.ts';

/** A plan with what was gained over the fixed rule. */
export interface ImprovedPlan {
  readonly plan: DryerPlan;
  readonly cost: PlanCost;
  /** What the plan of the fixed rule costs. */
  readonly ruleCost: PlanCost;
  /** Points that no plan at all can be below. */
  readonly bound: number;
  /** Which trays of which order are dried when, so that the cost can be counted again. */
  readonly loads: readonly OrderLoad[];
}

/** Trays of an order that are dried on a day. */
export interface OrderLoad {
  readonly orderId: string;
  readonly varietyId: string;
  readonly date: IsoDate;
  /** The day on which they are dry. */
  readonly readyOn: IsoDate;
  readonly trays: number;
}

/**
 * Looks for a better plan than the one of the fixed rule.
 *
 * Whatever has fewer points is taken; else the fixed rule's stands. Between two steps the caller may look at the clock, tell how
 * far it is, or stop.
 *
 * @param random - Numbers from 0 to below 1; the same ones give the same plan.
 * @param progress - How much of the time is over, 0 to 1.
 * @returns The best plan found; each step yields the best so far.
 */
export function* improvePlan(
  input: DryerPlanInput,
  random: () => number,
  progress: () => number,
): Generator<ImprovedPlan, ImprovedPlan> {
  const orders = sortOrders(input);
  const rule = placeByRule(input, orders);
  const ruleCost = planCost(orders.drying, rule);
  const problem = dryingProblem(input, orders);
  let best: ImprovedPlan = {
    plan: finishPlan(input, orders, rule),
    cost: ruleCost,
    ruleCost,
    bound: 0,
    loads: orderLoads(orders, rule),
  };
  if (problem === null) return { ...best, bound: ruleCost.points };

  let cheapest = Infinity;
  const take = ({ schedule, cost, bound }: DryingSchedule): void => {
    if (cost < cheapest) {
      cheapest = cost;
      best = better(best, placementOf(problem, schedule, input, orders), input, orders);
    }
    best = { ...best, bound: Math.min(bound, ruleCost.points) };
  };
  const search = scheduleDrying(problem.model, random, progress);
  let step = search.next();
  while (step.done !== true) {
    take(step.value);
    yield best;
    step = search.next();
  }
  take(step.value);
  return best;
}

/** The plan of a placement when it has fewer points, else the one before. */
function better(
  best: ImprovedPlan,
  placement: Placement,
  input: DryerPlanInput,
  orders: SortedOrders,
): ImprovedPlan {
  const cost = planCost(orders.drying, placement);
  if (cost.points >= best.cost.points - 1e-9) return best;
  const plan = finishPlan(input, orders, placement);
  return { ...best, plan, cost, loads: orderLoads(orders, placement) };
}

/** Which trays of which order a placement dries when. */
export function orderLoads({ drying }: SortedOrders, { loads }: Placement): OrderLoad[] {
  return loads.flatMap(({ order: index, day, ready, trays }) => {
    const order = drying[index];
    if (order === undefined) return [];
    const { id: orderId, varietyId } = order;
    return [{ orderId, varietyId, date: isoDate(day), readyOn: isoDate(ready), trays }];
  });
}

/** The part of the plan that is searched: what can be dried in time. */
interface DryingProblem {
  readonly model: DryingModel;
  /** The day that the days of the model are counted from. */
  readonly origin: DayNumber;
  readonly varietyIds: readonly string[];
}

function dryingProblem(input: DryerPlanInput, { drying }: SortedOrders): DryingProblem | null {
  const capacity = dailyCapacity(input).trays;
  const last = Math.max(...drying.map(({ lastInTime }) => lastInTime));
  const origin = dayNumber(input.start);
  if (capacity === 0 || last < origin) return null;
  const varietyIds = [...new Set(drying.map(({ varietyId }) => varietyId))];
  const earliest = varietyIds.map(
    (id) => drying.find(({ varietyId }) => varietyId === id)?.earliest ?? origin,
  );
  const model = dryingModel({
    slots: Array<number>(last - origin + 1).fill(capacity),
    traysPerSlot: 1,
    traysPerCycle: TRAYS_PER_CYCLE,
    varieties: varietyIds.length,
    demands: drying.map((order) => ({
      variety: varietyIds.indexOf(order.varietyId),
      trays: order.trays,
      day: order.lastInTime - origin,
      first: order.earliest - origin,
      last: order.lastInTime - origin,
    })),
    dayCost: (variety, day) =>
      targetedHarvest(origin + day, earliest[variety] ?? origin) === null ? OFF_DAY_COST : 0,
  });
  return { model, origin, varietyIds };
}

/** A schedule as loads of orders; what it gives up goes forward from the day it is due. */
function placementOf(
  { model, origin, varietyIds }: DryingProblem,
  schedule: DryerSchedule,
  input: DryerPlanInput,
  { drying }: SortedOrders,
): Placement {
  const board = new DryerBoard(dryerGroups(input.dryers));
  const left = drying.map(({ trays }: DryingOrder) => trays);
  schedule.varieties.forEach(({ dried, settled }, variety) => {
    const demands = model.varieties[variety]?.demands ?? [];
    for (let day = 0; day < model.days; day += 1) {
      const end = settled[day] ?? 0;
      for (const order of demands.slice(end - (dried[day] ?? 0), end)) {
        const by = drying[order]?.due ?? 0;
        const varietyId = varietyIds[variety] ?? '';
        left[order] =
          (left[order] ?? 0) - board.put(origin + day, { order, varietyId, trays: 1, by });
      }
    }
  });
  return placeLate(board, drying, left, horizonEnd(input));
}
