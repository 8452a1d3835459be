import type { ListedOrder } from '#domain/orders/stored-order.ts';
import { readCellDay } from './import-cells.ts';
import { type ImportCells, ImportProblem } from './import-field.ts';
import { groupBy } from '#domain/records/lists.ts';
import { nameKey } from './import-names.ts';
import { isOnceKind } from './order-fields.ts';
import { ORDER_HEAD } from './file-heads.ts';
import { ID_HEAD } from './plan-records.ts';

/**
 * Finds the order that lines refer to: by id, else by name and customer, plus the day for one-time orders.
 *
 * The returned function throws `ImportProblem` if several orders match.
 */
export function orderFinder(
  stored: readonly ListedOrder[],
): (cells: ImportCells) => ListedOrder | null {
  const byId = new Map(stored.map((order) => [order.id.trim(), order]));
  const byName = groupBy(stored, ({ name }) => nameKey(name));
  return (cells) => {
    const id = cells.get(ID_HEAD)?.trim() ?? '';
    const known = id === '' ? undefined : byId.get(id);
    if (known !== undefined) return known;
    const name = cells.get(ORDER_HEAD.name)?.trim() ?? '';
    const fits = name === '' ? [] : (byName.get(nameKey(name)) ?? []).filter(fitting(cells));
    if (fits.length <= 1) return fits[0] ?? null;
    throw new ImportProblem(
      `${fits.length} orders are named “${name}”. Add an Id column to choose one.`,
    );
  };
}

/** Whether an order is for the customer and day of the cells; cells that say nothing fit all. */
function fitting(cells: ImportCells): (order: ListedOrder) => boolean {
  const cell = (head: string) => cells.get(head)?.trim() ?? '';
  const customer = nameKey(cell(ORDER_HEAD.customer));
  const [kind, day] = [cell(ORDER_HEAD.kind), cell(ORDER_HEAD.date)];
  const isOnce = isOnceKind(kind);
  const date = isOnce && day !== '' ? readCellDay(ORDER_HEAD.date, day) : null;
  return (order) => {
    if (customer !== '' && nameKey(order.customer) !== customer) return false;
    if (kind === '' && day === '') return true;
    if (!isOnce) return order.kind === 'RECURRING';
    return order.kind === 'ONCE' && (date === null || order.date === date);
  };
}

/** Key shared by all lines of one order: its id, or its other identifying cells. */
export function orderKey({ cells }: { readonly cells: ImportCells }): string {
  const cell = (head: string) => nameKey(cells.get(head) ?? '');
  const id = cells.get(ID_HEAD)?.trim() ?? '';
  if (id !== '') return `id ${id}`;
  const { name, customer, kind, date } = ORDER_HEAD;
  return JSON.stringify([name, customer, kind, date].map(cell));
}
