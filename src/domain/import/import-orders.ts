import type { Order } from '#domain/orders/order.ts';
import { listedOrders } from '#domain/orders/read-orders.ts';
import type { ListedOrder, OrderRecords } from '#domain/orders/stored-order.ts';
import { type ImportCells, tryImport } from './import-field.ts';
import { ImportProblem } from './import-cells.ts';
import { ID_HEAD, matchHeads } from './import-heads.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { FileRows } from '#domain/records/file-rows.ts';
import type { ImportReading, ImportRow } from './import-plan.ts';
import type { ImportTable } from './import-table.ts';
import { ORDER_FIELDS, ORDER_HEAD } from './order-fields.ts';
import { orderFinder, orderKey } from './order-finder.ts';
import { ITEM_COLUMNS, ITEM_HEAD, itemCells } from './order-items.ts';
import { targetNames } from './order-targets.ts';
import type { AssortmentSources } from '#domain/demand/demand-lines.ts';
import { leftOut, planOrder, sharedCells, type OrderLine } from './plan-order.ts';
import { type ToldColumn, writtenFields } from './plan-records.ts';

/** Columns of the list of orders that only tell. */
const TOLD_OF_ORDERS = ['When', 'Next'] as const;

/**
 * Plans the import of an orders file. Each line is an item; lines with the same id, or the same name, customer
 * and day, form one order.
 *
 * The lines replace the order's items. If one line can't be read, the whole order is left out.
 */
export function planOrderImport(
  table: ImportTable,
  farm: OrderRecords & AssortmentSources,
): ImportReading<OrderRecords> {
  const columns = [...ORDER_FIELDS, ...ITEM_COLUMNS];
  const needed = [ORDER_HEAD.name, ID_HEAD];
  const heads = matchHeads(table, columns, needed, TOLD_OF_ORDERS, ['order id']);
  if (!heads.ok) return heads;

  const stored = listedOrders(farm);
  const find = orderFinder(stored);
  const names = targetNames(farm);
  const { recurring } = farm;
  const taken = new Set(stored.map(({ id }) => id));
  const firstLineOf = new Map<string, number>();
  const hasItems = heads.has('Product') || heads.has('Variety');
  const lines = table.lines.map((line) => ({ line: line.line, cells: heads.cellsOf(line) }));
  const rows: ImportRow[] = [];
  const plans: ReturnType<typeof planOrder>[] = [];
  for (const group of groupBy(lines, orderKey).values()) {
    const cells = sharedCells(group);
    const found = tryImport(() => find(cells));
    const base = found instanceof ImportProblem ? null : found;
    const problem = found instanceof ImportProblem ? found : repeated(base, group, firstLineOf);
    const plan =
      problem === null
        ? planOrder({ base, lines: group, cells, hasItems, names, taken, recurring })
        : leftOut(group, problem.message);
    plans.push(plan);
    for (const order of plan.records.orders) taken.add(order.id);
    const title = cells.get(ORDER_HEAD.name)?.trim() || (base?.name ?? '');
    group.forEach(({ line, cells: own }, index) => {
      const verdict = plan.verdicts[index] ?? { kind: 'unchanged' };
      rows.push({ ...verdict, line, title, ...itemDetail(own) });
    });
  }
  const countOf = (wanted: ImportRow['kind']) =>
    plans.filter(({ verdicts }) => verdicts.some(({ kind }) => kind === wanted)).length;
  return {
    ok: true,
    plan: {
      rows: rows.toSorted((one, other) => one.line - other.line),
      records: {
        orders: plans.flatMap(({ records }) => records.orders),
        recurring: plans.flatMap(({ records }) => records.recurring),
        single: plans.flatMap(({ records }) => records.single),
      },
      added: countOf('new'),
      changed: countOf('changed'),
      unread: heads.unread,
    },
  };
}

/** The heads that any file of orders has: of the order, then of one of its items. */
export const ORDER_FILE_HEADS: readonly string[] = [
  ...ORDER_FIELDS.filter(({ isOptional }) => !isOptional),
  ...ITEM_COLUMNS,
].map(({ head }) => head);

/** Orders as rows of a file that can be imported again, with its heads: a line for each item. */
export function orderFileRows(
  orders: readonly Order[],
  assortment: AssortmentSources,
  told: readonly ToldColumn<Order, (typeof TOLD_OF_ORDERS)[number]>[] = [],
): FileRows {
  const names = targetNames(assortment);
  const fields = writtenFields(ORDER_FIELDS, orders);
  const heads = [...fields, ...ITEM_COLUMNS].map(({ head }) => head);
  return [
    [...heads, ...told.map(({ head }) => head), ID_HEAD],
    ...orders.flatMap((order) => {
      const shared = fields.map((field) => field.write(order));
      const items = order.items.length === 0 ? [null] : order.items;
      const ends = [...told.map(({ cell }) => cell(order)), order.id];
      return items.map((item) => [...shared, ...itemCells(item, names), ...ends]);
    }),
  ];
}

/** The problem of lines about an order that other lines were about already. */
function repeated(
  base: ListedOrder | null,
  lines: readonly OrderLine[],
  firstLineOf: Map<string, number>,
): ImportProblem | null {
  if (base === null) return null;
  const earlier = firstLineOf.get(base.id);
  if (earlier !== undefined) {
    return new ImportProblem(`Line ${earlier} already has this order.`);
  }
  firstLineOf.set(base.id, lines[0]?.line ?? 0);
  return null;
}

/** Item text of a line, as in the file. */
function itemDetail(cells: ImportCells): Pick<ImportRow, 'detail'> {
  const detail = cells.get(ITEM_HEAD.product)?.trim() || cells.get(ITEM_HEAD.variety)?.trim() || '';
  return detail === '' ? {} : { detail };
}
