import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { answerTrace } from '#domain/trace/answer-trace.ts';
import type { Trace, TracedBatch, TracedRow } from '#domain/trace/trace.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { type Answer, type Command, type Question, UsageError } from '../command.ts';
import { columns } from '../columns.ts';
import { figure } from '../reports/figures.ts';
import { rounded } from '../rounded.ts';

/** `mgm trace`: where a batch, seed lot, supplier or customer's greens came from and went to. */
export const trace: Command = {
  summary: 'where a batch, a seed lot or what a customer got came from, and who has it',
  options: ['of'],
  files: [],
  answer({ farm, today, options }: Question): Answer {
    const text = options['of'] ?? '';
    if (text.trim() === '')
      throw new UsageError('--of needs a batch code, lot, supplier or customer.');
    const tasks = [...forecastSupply(farm, today).tasks.values()].flat();
    const found = answerTrace(farm, tasks, text, today);
    if (found === null) throw new UsageError(`Nothing is called '${text}'.`);
    return { json: rounded(keysOf(found)), text: describe(found) };
  },
};

function keysOf({ seedLots, batches, ...found }: Trace) {
  const { today, start, deliveries, loads, totals, problems } = found;
  return {
    today,
    start,
    seedLots: seedLots.map(
      ({ txnId, code, varietyId, supplier, pounds, leftLb, status = 'OPEN' }) => {
        return { txnId, code, varietyId, supplier, pounds, leftLb, status };
      },
    ),
    batches: batches.map(batchKeys),
    deliveries,
    loads,
    totals,
    problems,
  };
}

function batchKeys({ varietyId: _in, seedLots, ...batch }: TracedBatch) {
  const { batch: id, code, varietyName, plantedISO, cutISO, state, trays, lostTrays } = batch;
  const { washedISO, weighed, ...balance } = batch;
  const { harvestedOz, deliveredOz, driedOz, goneOz, onHandOz, missingOz } = balance;
  return {
    batch: id,
    code,
    varietyName,
    plantedISO,
    cutISO,
    state,
    trays,
    lostTrays,
    seedLots: seedLots.map((line) => ({ txnId: line.txnId, code: line.code, trays: line.trays })),
    washedISO,
    weighed,
    harvestedOz,
    deliveredOz,
    driedOz,
    goneOz,
    onHandOz,
    missingOz,
  };
}

function describe({ batches, deliveries, totals, problems }: Trace): string {
  const { accountedPercent: percent } = totals;
  const share =
    percent === null ? [] : [`${percent}% of ${figure(totals.harvestedOz)} oz accounted for`];
  return [
    ...columns(batches.map(batchLine)),
    '',
    ...columns(deliveries.map(rowLine)),
    '',
    ...share,
    ...problems,
    '',
  ].join('\n');
}

function batchLine({ code, varietyName, cutISO, seedLots, harvestedOz }: TracedBatch) {
  const seed = seedLots.map(({ code: lot, trays }) => `${lot || 'unknown'} ${trays}`).join(', ');
  return [code, varietyName, `cut ${shortDayLabel(cutISO)}`, seed, `${figure(harvestedOz)} oz`];
}

function rowLine({ dayISO, to, what, oz, link, status }: TracedRow) {
  return [shortDayLabel(dayISO), to, what, `${figure(oz)} oz`, link, status];
}
