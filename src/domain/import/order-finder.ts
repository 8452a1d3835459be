import type { ListedOrder } from '#domain/orders/stored-order.ts';
import { Cell } from './import-cells.ts';
import type { ImportCells } from './import-field.ts';
import { nameKey, recordFinder } from './import-names.ts';
import { ID_HEAD } from './import-heads.ts';
import { isOnceKind, ORDER_HEAD } from './order-fields.ts';

/** By id, else by name and customer, plus the day for one-time orders; several are an `ImportProblem`. */
export function orderFinder(
  stored: readonly ListedOrder[],
): (cells: ImportCells) => ListedOrder | null {
  const find = recordFinder(stored, 'orders');
  return (cells) =>
    find(cells.get(ID_HEAD) ?? '', cells.get(ORDER_HEAD.name) ?? '', () => fitting(cells));
}

/** Whether an order is for the customer and day of the cells; cells that say nothing fit all. */
function fitting(cells: ImportCells): (order: ListedOrder) => boolean {
  const cell = (head: string) => cells.get(head)?.trim() ?? '';
  const customer = nameKey(cell(ORDER_HEAD.customer));
  const [kind, day] = [cell(ORDER_HEAD.kind), cell(ORDER_HEAD.date)];
  const isOnce = isOnceKind(kind);
  const date = isOnce && day !== '' ? new Cell(ORDER_HEAD.date, day).day() : null;
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
