import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { daysBetween } from '#domain/calendar/iso-date.ts';
import { simulateSimpleRule } from './simulate-simple-rule.ts';
import type { DryPlan } from './dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { DRY_POINTS, trayPoints } from '../search/dry-points.ts';

interface DryPlanMeasure {
  readonly orders: number;
  readonly lateOrders: number;
  /** Trays that are grown for it, those cut fresh too. */
  readonly trays: number;
  readonly lateTrays: number;
  readonly loads: number;
  /** As `DryPlan.points`: the fewer, the better. */
  readonly points: number;
}

/**
 * Compares a dryer plan with the simple rule on the same orders.
 *
 * The simple rule rounds each order up to whole trays and treats all dryers as one. Its trays are run on the
 * real dryers: on its days, or as soon as one is free. Limits it doesn't know (racks, started batches) don't
 * count against it.
 *
 * @param input - Input of the simple rule. Orders due before today are left out.
 */
export function compareWithSimpleRule(
  input: DryerPlanInput,
  question: DryPlanInput,
  plan: DryPlan,
): Readonly<Record<'plan' | 'rule', DryPlanMeasure>> {
  return { plan: measureOf(plan), rule: ruleMeasure(input, question) };
}

function measureOf({ needs, alerts, demands, late, loads, points }: DryPlan): DryPlanMeasure {
  return {
    orders: new Set(needs.map(({ orderId }) => orderId)).size,
    lateOrders: alerts.length,
    trays: demands.reduce((sum, { trays }) => sum + trays, 0),
    lateTrays: late.reduce((sum, { trays }) => sum + trays, 0),
    loads: loads.length,
    points,
  };
}

function ruleMeasure(input: DryerPlanInput, question: DryPlanInput): DryPlanMeasure {
  const { today } = question;
  const orders = input.orders.filter(({ dueDate }) => dueDate >= today);
  const { loads, parts } = simulateSimpleRule({ ...input, start: today, orders }, question);
  const measured = parts.map((part) => ({ ...part, due: daysBetween(today, part.dueISO) }));
  const late = measured.filter(({ due, ready }) => ready > due);
  return {
    orders: new Set(orders.map(({ id }) => id)).size,
    lateOrders: new Set(late.map(({ orderId }) => orderId)).size,
    trays: measured.reduce((sum, { trays }) => sum + trays, 0),
    lateTrays: late.reduce((sum, { trays }) => sum + trays, 0),
    loads,
    points: measured.reduce(
      (sum, { due, ready, trays }) => sum + trays * trayPoints(due, ready),
      DRY_POINTS.load * loads,
    ),
  };
}
