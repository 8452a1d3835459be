import { amountInUnit } from '#domain/catalog/varieties/variety.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { answerTrace } from '#domain/trace/answer-trace.ts';
import type { Trace, TracedBatch, TracedRow } from '#domain/trace/trace.ts';
import { accountedShares } from '#domain/trace/traced-batches.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { type Command, UsageError, columns, only, rounded } from '../command.ts';

export const trace: Command = {
  summary: 'where a batch, a seed lot or what a customer got came from, and who has it',
  options: ['of'],
  answer({ farm, today, options }) {
    const text = options['of'] ?? '';
    if (text.trim() === '')
      throw new UsageError('--of needs a batch code, lot, supplier or customer.');
    const tasks = [...forecastSupply(farm, today).tasks.values()].flat();
    const found = answerTrace(farm, tasks, text, today);
    if (found === null) throw new UsageError(`Nothing is called '${text}'.`);
    return { json: rounded(traceKeys(found)), lines: describe(found) };
  },
};

function traceKeys({ seedLots, batches, ...found }: Trace) {
  return {
    ...only(found, 'today', 'start'),
    seedLots: seedLots.map((lot) => ({
      ...only(lot, 'txnId', 'code', 'varietyId', 'supplier', 'pounds', 'leftLb'),
      status: lot.status ?? 'OPEN',
    })),
    batches: batches.map(batchKeys),
    ...only(found, 'deliveries', 'loads', 'totals', 'problems'),
  };
}

function batchKeys(row: TracedBatch) {
  return {
    ...only(row, 'batch', 'code', 'varietyName', 'plantedISO', 'cutISO', 'state', 'trays'),
    ...only(row, 'lostTrays'),
    seedLots: row.seedLots.map((line) => only(line, 'txnId', 'code', 'trays')),
    ...only(row, 'washedISO', 'weighed', 'harvestedOz', 'deliveredOz', 'driedOz', 'goneOz'),
    ...only(row, 'onHandOz', 'missingOz'),
    ...(row.unit && { unit: row.unit }),
  };
}

function describe({ batches, deliveries, totals, problems }: Trace): string[] {
  return [
    ...columns(batches.map(batchLine)),
    '',
    ...columns(deliveries.map(rowLine)),
    '',
    ...[...accountedShares(totals, amountInUnit), ...problems].map(tellPlainly),
  ];
}

function batchLine(batch: TracedBatch) {
  const { code, varietyName, cutISO, seedLots, harvestedOz, unit } = batch;
  const cut = unit === 'tray' ? 'ready' : 'cut';
  const seed = seedLots.map(({ code: lot, trays }) => `${lot || 'unknown'} ${trays}`).join(', ');
  const day = `${cut} ${shortDayLabel(cutISO)}`;
  return [code, varietyName, day, seed, amountInUnit(harvestedOz, batch)];
}

function rowLine(row: TracedRow) {
  const { dayISO, to, what, oz, link, status } = row;
  return [shortDayLabel(dayISO), to, what, amountInUnit(oz, row), link, status];
}
