import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';

/**
 * All that a plan of the dryers tells stands by day, then dryer, variety, item and order, or kind of room.
 *
 * @throws When some of it does not.
 */
export function checkPlanOrder({ items }: DryPlanInput, plan: Omit<DryPlan, 'alerts'>): void {
  const variety = new Map(items.map(({ id, varietyId }) => [id, varietyId]));
  const isSorted = <T>(name: string, rows: readonly T[], key: (row: T) => readonly string[]) => {
    const told = rows.map((row) => key(row).join('\u0000'));
    const isInOrder = told.every((row, at) => at === 0 || row >= (told[at - 1] ?? ''));
    if (!isInOrder) throw new Error(`${name} are not sorted`);
  };
  const { needs, demands, loads, fresh, plantings, room, late } = plan;
  const grown = ({ itemId }: { readonly itemId: string }) => variety.get(itemId) ?? '';
  isSorted('Needs', needs, (row) => [row.dueISO, grown(row), row.itemId, row.orderId]);
  isSorted('Demands', demands, (row) => [row.dueISO, row.varietyId, row.itemId]);
  for (const { orders } of demands) isSorted('Orders', orders, ({ orderId }) => [orderId]);
  isSorted('Loads', loads, (row) => [row.startISO, row.dryerId]);
  for (const { lines } of loads)
    isSorted('Lines', lines, (row) => [row.dueISO, row.varietyId, row.itemId]);
  isSorted('Fresh cuts', fresh, (row) => [row.cutISO, row.varietyId, row.itemId]);
  isSorted('Plantings', plantings, (row) => [row.dateISO, row.varietyId]);
  isSorted('Rooms', room, (row) => [row.dateISO, row.kind]);
  isSorted('Late trays', late, (row) => [row.dueISO, row.varietyId, row.itemId]);
}
