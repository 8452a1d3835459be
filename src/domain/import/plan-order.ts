import { recordById, slug, uniqueId } from '#domain/records/change-records.ts';
import { usualInterval } from '#domain/orders/frequencies.ts';
import type { OnceOrder, Order, OrderItem, RecurringOrder } from '#domain/orders/order.ts';
import {
  NO_ORDERS,
  storedForm,
  type ListedOrder,
  type OrderRecords,
} from '#domain/orders/stored-order.ts';
import { applyCells, trimmedCell, type ImportCells, tryImport } from './import-field.ts';
import { ImportProblem } from './import-cells.ts';
import { verdictOn, type FieldChange, type ImportVerdict } from './import-plan.ts';
import { matchItems } from './match-items.ts';
import { followFirstEvent, ORDER_FIELDS, ORDER_HEAD } from './order-fields.ts';
import { ID_HEAD } from './import-heads.ts';
import { readItem, type TypedItem } from './order-items.ts';
import type { TargetNames } from './order-targets.ts';

export interface OrderLine {
  readonly line: number;
  readonly cells: ImportCells;
}

/** The lines of one order, and the order of the farm that they are about. */
interface OrderGroup {
  readonly base: ListedOrder | null;
  readonly lines: readonly OrderLine[];
  /** Cells that apply to the whole order. */
  readonly cells: ImportCells;
  /** Whether the file has a column of items at all; without one items stay. */
  readonly hasItems: boolean;
  readonly names: TargetNames;
  /** Ids that orders have. */
  readonly taken: ReadonlySet<string>;
  /** As they are stored. */
  readonly recurring: readonly RecurringOrder[];
}

interface OrderImport {
  /** What becomes of each of its lines. */
  readonly verdicts: readonly ImportVerdict[];
  readonly records: OrderRecords;
}

/** Plans the import of one order's lines. One bad line leaves out all of them. */
export function planOrder(group: OrderGroup): OrderImport {
  const { base, lines, cells, names } = group;
  const read = tryImport(() => readOrder(group));
  if (read instanceof ImportProblem) return leftOut(lines, read.message);
  const own = lines.map((line) => line.cells);
  const before = base?.items ?? [];
  const matched =
    group.hasItems || base === null ? matchItems(before, own, names, itemReader(group)) : null;

  const told = lines.map(
    (line, at): readonly FieldChange[] | ImportProblem =>
      differing(line, lines, cells) ?? matched?.lines[at] ?? [],
  );
  const changes = told.flatMap((one) => (one instanceof ImportProblem ? [] : [one]));
  if (changes.length < told.length) {
    const bad = told.findIndex((one) => one instanceof ImportProblem);
    const reason = `Skipped with line ${lines[bad]?.line} of the same order.`;
    const problems = told.map((one) => (one instanceof ImportProblem ? one.message : reason));
    return { verdicts: problems.map(errorOf), records: NO_ORDERS };
  }

  const verdicts = changes.map((ofLine, at): ImportVerdict => {
    if (base === null) return { kind: 'new' };
    return verdictOn(at === 0 ? [...read.changes, ...ofLine, ...(matched?.removed ?? [])] : ofLine);
  });
  if (verdicts.every(({ kind }) => kind === 'unchanged')) return { verdicts, records: NO_ORDERS };
  const items = matched?.items ?? before;
  const records = tryImport(() => recordsOf(group, { ...read.order, items }));
  return records instanceof ImportProblem ? leftOut(lines, records.message) : { verdicts, records };
}

export function leftOut(lines: readonly OrderLine[], problem: string): OrderImport {
  return { verdicts: lines.map(() => errorOf(problem)), records: NO_ORDERS };
}

/** Cells that apply to a whole order: the first nonblank cell of each column. */
export function sharedCells(lines: readonly OrderLine[]): ImportCells {
  const shared = new Map<string, string>();
  for (const { cells } of lines)
    for (const head of SHARED_HEADS) {
      const cell = cells.get(head);
      if (cell !== undefined && (shared.get(head) ?? '').trim() === '') shared.set(head, cell);
    }
  return shared;
}

const SHARED_HEADS: readonly string[] = [...ORDER_FIELDS.map(({ head }) => head), ID_HEAD];

function errorOf(problem: string): ImportVerdict {
  return { kind: 'error', problem };
}

/** A cell of a line that says something else of the order than the lines above. */
function differing(
  own: OrderLine,
  lines: readonly OrderLine[],
  shared: ImportCells,
): ImportProblem | null {
  const [first = own] = lines;
  if (own.line === first.line) return null;
  for (const head of SHARED_HEADS) {
    const [cell, common] = [trimmedCell(own.cells.get(head)), trimmedCell(shared.get(head))];
    if (cell === '' || cell.toLowerCase() === common.toLowerCase()) continue;
    return new ImportProblem(
      `${head} “${cell}” is not “${common}” as in line ${first.line} of the same order.`,
    );
  }
  return null;
}

function readOrder(group: OrderGroup) {
  const { base, cells } = group;
  if (base === null) return { order: newOrder(group), changes: [] };
  const given = new Map(cells);
  if (base.id.trim() !== cells.get(ID_HEAD)?.trim()) {
    // Found by its name alone, it keeps the name, and a customer nobody speaks of.
    given.delete(ORDER_HEAD.name);
    if (trimmedCell(cells.get(ORDER_HEAD.customer)) === '') given.delete(ORDER_HEAD.customer);
  }
  const { record, changes } = applyCells<Order>(base, ORDER_FIELDS, given);
  const isNowStanding = base.kind === 'ONCE' && record.kind === 'RECURRING';
  return { order: isNowStanding ? followFirstEvent(record, givenRule(cells)) : record, changes };
}

const BLANK_ORDER: OnceOrder = {
  id: '',
  name: '',
  customer: '',
  kind: 'ONCE',
  date: null,
  orderCategory: 'GENERAL',
  harvestFridayIfWeekend: false,
  createdAt: '',
  items: [],
};

function newOrder({ cells, taken }: OrderGroup): Order {
  if (trimmedCell(cells.get(ORDER_HEAD.name)) === '')
    throw new ImportProblem(`${ORDER_HEAD.name} is empty.`);
  const filled = new Map([...cells].filter(([, cell]) => cell.trim() !== ''));
  const { record } = applyCells<Order>(BLANK_ORDER, ORDER_FIELDS, filled);
  const order = followFirstEvent(record, givenRule(cells));
  const day = order.kind === 'ONCE' ? order.date : order.startDate;
  if (day === null) throw new ImportProblem('Date is empty.');
  const wanted = cells.get(ID_HEAD)?.trim() || `ord_${slug(order.name) || 'order'}-${day}`;
  return { ...order, id: uniqueId(wanted, taken) };
}

function givenRule(cells: ImportCells) {
  const isGiven = (head: string) => trimmedCell(cells.get(head)) !== '';
  return { weekday: isGiven(ORDER_HEAD.weekday), monthWeek: isGiven(ORDER_HEAD.weekOfMonth) };
}

/** Recurring and one-time orders sell products: a variety there means the product that sells it. */
function itemReader({ base, names }: OrderGroup): (cells: ImportCells) => TypedItem {
  return (cells) => {
    const item = readItem(cells, names);
    if (base?.list === undefined || item.varietyId === undefined) return item;
    const productId = names.singleProductId(item.varietyId);
    if (productId === null) return item;
    const { varietyId: _varietyId, ...rest } = item;
    return { ...rest, productId };
  };
}

/**
 * Gives a changed order back to its own list.
 *
 * @throws ImportProblem if the list can't hold it: recurring and one-time orders keep their kind and sell
 *   packages in the products' own size.
 */
function recordsOf({ base, recurring }: OrderGroup, order: Order): OrderRecords {
  const list = base?.list ?? 'orders';
  if (base !== null && list !== 'orders') {
    if (order.kind !== base.kind) {
      const kind = list === 'recurring' ? 'recurring' : 'one-time';
      throw new ImportProblem(`“${order.name}” is a ${kind} order. Its Kind can’t change.`);
    }
    if (!order.items.every(isOfProductSize)) {
      throw new ImportProblem(
        `“${order.name}” uses each product’s own package size. Leave Variety, Package (oz) and Weight empty.`,
      );
    }
  }
  const stored = storedForm({ ...order, list });
  const record = stored.list === 'recurring' ? asBefore(stored.record, recurring) : stored.record;
  return { ...NO_ORDERS, [list]: [record] };
}

/** A usual interval stays out where it was left out. */
function asBefore(record: RecurringOrder, stored: readonly RecurringOrder[]): RecurringOrder {
  const { interval, ...rest } = record;
  const isUsual = interval === usualInterval(record.frequency);
  return isUsual && recordById(stored, record.id)?.interval === undefined ? rest : record;
}

function isOfProductSize(item: OrderItem): boolean {
  return item.mode === 'PACKAGE' && item.productId !== undefined && item.packageOz === undefined;
}
