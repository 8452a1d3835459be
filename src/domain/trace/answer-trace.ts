import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { byTexts } from '#domain/records/lists.ts';
import { listSeedLots } from '../seed-lots/list-seed-lots.ts';
import { driedOf, driedRows } from './dried-batches.ts';
import type { TraceFarm } from './trace-farm.ts';
import { traceRows } from './trace-rows.ts';
import { traceStart, type TraceStart } from './trace-start.ts';
import { traceSupplies } from './trace-supply.ts';
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
  const { kind, varietyIds, asked } = start;
  const question = { tasks, today, varietyIds, asked };
  const supplies = traceSupplies(farm, question);
  const all = traceRows(farm, supplies, question);
  const rows = all.flatMap(({ row, order }) => (start.isAsked(row, order) ? [row] : []));
  const wanted = start.batches ?? new Set(rows.map(({ batch }) => batch));
  const dried = driedOf(farm, supplies).filter(({ batch }) => wanted.has(batch));
  const given = { today, tasks, rows: all.map(({ row }) => row), dried };
  const batches = tracedBatches(farm, supplies, wanted, given);
  const pooled = start.batches === null ? [] : driedRows(farm, dried);
  return {
    today,
    start: { kind, text },
    seedLots: seedLotsOf(start, batches, farm),
    batches,
    deliveries: [...rows, ...pooled].sort(byDelivery),
    loads: dried,
    totals: traceTotals(batches),
    problems: batches.flatMap(batchProblems),
  };
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
