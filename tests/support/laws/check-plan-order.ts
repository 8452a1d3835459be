import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';

/**
 * All that a plan of the dryers tells stands by day, then dryer, variety, item and order, or kind of room.
 *
 * @throws When some of it does not.
 */
export function checkPlanOrder({ items }: DryPlanInput, plan: Omit<DryPlan, 'alerts'>): void {
  const variety = new Map(items.map(({ id, varietyId }) => [id, varietyId]));
  const isSorted = (name: string, rows: readonly (readonly string[])[]) => {
    const told = rows.map((row) => row.join('\u0000'));
    const isInOrder = told.every((row, at) => at === 0 || row >= (told[at - 1] ?? ''));
    if (!isInOrder) throw new Error(`${name} are not sorted`);
  };
  isSorted(
    'Needs',
    plan.needs.map((row) => [row.dueISO, variety.get(row.itemId) ?? '', row.itemId, row.orderId]),
  );
  isSorted(
    'Demands',
    plan.demands.map((row) => [row.dueISO, row.varietyId, row.itemId]),
  );
  for (const { orders } of plan.demands)
    isSorted(
      'Orders',
      orders.map(({ orderId }) => [orderId]),
    );
  isSorted(
    'Loads',
    plan.loads.map((row) => [row.startISO, row.dryerId]),
  );
  for (const { lines } of plan.loads)
    isSorted(
      'Lines',
      lines.map((row) => [row.dueISO, row.varietyId, row.itemId]),
    );
  isSorted(
    'Fresh cuts',
    plan.fresh.map((row) => [row.cutISO, row.varietyId, row.itemId]),
  );
  isSorted(
    'Plantings',
    plan.plantings.map((row) => [row.dateISO, row.varietyId]),
  );
  isSorted(
    'Rooms',
    plan.room.map((row) => [row.dateISO, row.kind]),
  );
  isSorted(
    'Late trays',
    plan.late.map((row) => [row.dueISO, row.varietyId, row.itemId]),
  );
}
