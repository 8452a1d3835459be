import { isInRange, type IsoDate, type IsoSpan } from '#domain/calendar/iso-date.ts';
import { customerOf } from '#domain/customers/customer.ts';
import type { Task } from '#domain/planning/task.ts';
import { byTexts } from '#domain/records/lists.ts';
import { listSeedLots } from '../seed-lots/list-seed-lots.ts';
import { driedOf, driedRows } from './dried-batches.ts';
import { withGivenInstead, type TraceFarm } from './trace-farm.ts';
import { traceRows, type AllRows } from './trace-rows.ts';
import { traceStart, type TraceStart } from './trace-start.ts';
import { traceSupplies, traceWindow } from './trace-supply.ts';
import type { Trace, TracedBatch } from './trace.ts';
import { batchProblems, tracedBatches, traceTotals } from './traced-batches.ts';

/**
 * Traces batches, a seed lot, a supplier's seed or a customer's deliveries back and forward.
 *
 * @param tasks - Those of the plan.
 * @returns `null` if nothing in the farm has this name.
 */
export function answerTrace(
  farm: TraceFarm,
  tasks: readonly Task[],
  text: string,
  today: IsoDate,
): Trace | null {
  const start = traceStart(farm, tasks, text, today);
  if (start === null) return null;
  const asked = askedDays(start, today);
  const varietyIds = varietiesOf(start, farm);
  const supplies = traceSupplies(farm, { tasks, today, varietyIds, asked });
  const all = traceRows(farm, supplies, { varietyIds, today, window: traceWindow(asked) });
  const rows = rowsOfStart(start, all);
  const wanted = new Set(
    start.customer === null
      ? start.batches.map(({ batch }) => batch)
      : rows.map(({ batch }) => batch),
  );
  const dried = driedOf(farm, supplies).filter(({ batch }) => wanted.has(batch));
  const given = { today, tasks, rows: all.map(({ row }) => row), dried };
  const batches = tracedBatches(farm, supplies, wanted, given);
  const pooled = start.customer === null ? driedRows(farm, dried) : [];
  return {
    today,
    start: { kind: start.kind, text },
    seedLots: seedLotsOf(start, batches, farm),
    batches,
    deliveries: [...rows, ...pooled].sort(byDelivery),
    loads: dried,
    totals: traceTotals(batches),
    problems: batches.flatMap(batchProblems),
  };
}

/** Without any batch nothing is asked of the day. */
function askedDays({ batches, customer }: TraceStart, today: IsoDate): IsoSpan {
  if (customer !== null) return customer;
  const days = batches.map(({ dayISO }) => dayISO).sort();
  const [from = today] = days;
  return { from, to: days.at(-1) ?? today };
}

/** Also what one of them was given instead of. */
function varietiesOf({ batches, customer }: TraceStart, farm: TraceFarm): ReadonlySet<string> {
  if (customer === null) return new Set(batches.map(({ varietyId }) => varietyId));
  return withGivenInstead(customer.varietyIds, farm);
}

function rowsOfStart({ batches, customer }: TraceStart, all: AllRows) {
  const ids = new Set(batches.map(({ batch }) => batch));
  const isAsked = ({ row, order }: AllRows[number]) =>
    customer === null
      ? ids.has(row.batch)
      : customerOf(order).key === customer.key && isInRange(row.dayISO, customer);
  return all.filter(isAsked).map(({ row }) => row);
}

function seedLotsOf(
  { txnIds }: TraceStart,
  batches: readonly TracedBatch[],
  farm: TraceFarm,
): Trace['seedLots'] {
  const sown = batches.flatMap(({ seedLots }) => seedLots.map(({ txnId }) => txnId ?? ''));
  const ids = txnIds.size > 0 ? txnIds : new Set(sown);
  return listSeedLots(farm, ids);
}

const byDelivery = byTexts('dayISO', 'to', 'orderId', 'dateISO', 'batch');
