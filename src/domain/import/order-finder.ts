import { readCellDay } from './import-cells.ts';
import type { ImportCells } from './import-field.ts';
import { groupBy } from '#domain/records/group-by.ts';
import { nameKey } from './import-names.ts';
import { ImportProblem } from './import-problem.ts';
import { isOnceKind } from './order-fields.ts';
import { ORDER_HEAD } from './file-heads.ts';
import { ID_HEAD } from './plan-records.ts';
import type { ListedOrder } from './stored-orders.ts';

/**
 * Finds the order that lines of a file are about: by its id if the farm has that, else by name and
 * customer, an order for one day also by its day.
 *
 * The function it gives throws ImportProblem when several orders could be meant.
 */
export function orderFinder(
  stored: readonly ListedOrder[],
): (cells: ImportCells) => ListedOrder | null {
  const byId = new Map(stored.map((each) => [each.order.id.trim(), each]));
  const byName = groupBy(stored, ({ order }) => nameKey(order.name));
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
function fitting(cells: ImportCells): (stored: ListedOrder) => boolean {
  const cell = (head: string) => cells.get(head)?.trim() ?? '';
  const customer = nameKey(cell(ORDER_HEAD.customer));
  const [kind, day] = [cell(ORDER_HEAD.kind), cell(ORDER_HEAD.date)];
  const isOnce = isOnceKind(kind);
  const date = isOnce && day !== '' ? readCellDay(ORDER_HEAD.date, day) : null;
  return ({ order }) => {
    if (customer !== '' && nameKey(order.customer) !== customer) return false;
    if (kind === '' && day === '') return true;
    if (!isOnce) return order.kind === 'RECURRING';
    return order.kind === 'ONCE' && (date === null || order.date === date);
  };
}

/** The same for all lines of one order: its id, or what tells it apart without one. */
export function orderKey({ cells }: { readonly cells: ImportCells }): string {
  const cell = (head: string) => nameKey(cells.get(head) ?? '');
  const id = cells.get(ID_HEAD)?.trim() ?? '';
  if (id !== '') return `id ${id}`;
  const { name, customer, kind, date } = ORDER_HEAD;
  return JSON.stringify([name, customer, kind, date].map(cell));
}
