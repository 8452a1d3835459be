import { ok } from 'node:assert';
import { addDays } from '#domain/calendar/iso-date.ts';
import { isoInstant } from '#domain/calendar/moment.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { packList } from '#domain/deliveries/pack-list.ts';
import { answerTrace } from '#domain/trace/answer-trace.ts';
import { batchCode } from '#domain/trace/batch-code.ts';
import { packLabelLines } from '#domain/trace/labels/label-text.ts';
import { packLabels } from '#domain/trace/labels/pack-labels.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { largeFarm } from '../farms/large-farm.ts';
import type { Job } from '../job.ts';

const TODAY = '2026-11-20';

/** What a trace may take, and the labels of a day. */
const MOST_TRACE_MS = 100;
const MOST_LABELS_MS = 300;

/** As many labels as are printed without a question. */
const MANY_LABELS = 200;

/** Bags of seed, one a month of each variety; each planting is of the bag of its month. */
const BAG_DAYS = 30;

/** Where a batch, a bag and a supplier’s seed went, and the labels of a day, of a farm with a year of seed lots. */
export function traceJobs(orders: number, bookings: number): Job[] {
  const farm = withLots(largeFarm({ varieties: 40, orders, months: 12, today: TODAY }), bookings);
  const tasks = planFarm(farm, TODAY).tasks;
  const cut = farm.tasks.find(({ type, dateISO }) => type === 'HARVEST' && dateISO === TODAY);
  const texts = {
    'a batch': batchCode(cut?.cycleKey ?? ''),
    'a seed lot': lotCode(farm.varieties[0]?.id ?? '', 10),
    'a customer': farm.orders.find(({ customer }) => customer !== '')?.customer ?? '',
  };
  const size = `${tasks.length} tasks, ${farm.seedsInventory.length} bookings`;
  const traces = Object.entries(texts).map(([what, text]): Job => {
    const run = () => answerTrace(farm, tasks, text, TODAY);
    return {
      name: `trace of ${what}, ${size}`,
      contenders: [{ name: `trace of ${what}`, kind: 'ours', run }],
      withinMs: MOST_TRACE_MS,
      check: () => ok((run()?.batches.length ?? 0) > 0, `${text} is traced`),
    };
  });
  const labels = () => {
    const rows = packLabels(farm, tasks, packList(farm, TODAY, TODAY), TODAY);
    const each = rows.flatMap((row) => {
      const lines = packLabelLines(row, farm.settings.brand);
      return Array.from({ length: row.count }, () => lines);
    });
    return each.slice(0, MANY_LABELS);
  };
  return [
    ...traces,
    {
      name: `${labels().length} labels of a day, ${size}`,
      contenders: [{ name: 'labels', kind: 'ours', run: labels }],
      withinMs: MOST_LABELS_MS,
      check: () => ok(labels().length > 0, 'the day has labels'),
    },
  ];
}

function lotCode(varietyId: string, month: number): string {
  return `LOT-${varietyId}-${month}`;
}

function withLots(farm: FarmDocument, bookings: number): FarmDocument {
  const bags = farm.varieties.flatMap(({ id }) =>
    Array.from({ length: 13 }, (_, month): SeedTransaction => ({
      id: `bag_${id}_${month}`,
      atISO: isoInstant(Date.parse(addDays(TODAY, (month - 12) * BAG_DAYS))),
      varietyId: id,
      pounds: 25,
      note: '',
      lot: {
        code: lotCode(id, month),
        supplier: `Seed house ${month}`,
        germinationPercent: 94,
        bestBefore: null,
      },
    })),
  );
  const monthOf = (dateISO: string) => {
    const days = (Date.parse(TODAY) - Date.parse(dateISO)) / 86_400_000;
    return Math.min(12, Math.max(0, 12 - Math.ceil(days / BAG_DAYS)));
  };
  const known = [...farm.seedsInventory, ...bags];
  const usual = farm.seedsInventory.filter(({ meta }) => meta !== undefined);
  const more = Array.from({ length: Math.max(0, bookings - known.length) }, (_, at) => {
    const one = usual[at % usual.length] ?? known[0];
    return { ...one, id: `more_${at}`, pounds: 0 } as SeedTransaction; // Every list of the farm has one.
  });
  return {
    ...farm,
    seedsInventory: [...known, ...more],
    traysPlantedLog: farm.traysPlantedLog.map((entry) =>
      entry.trays > 0
        ? {
            ...entry,
            seedLots: [
              { txnId: `bag_${entry.varietyId}_${monthOf(entry.dateISO)}`, trays: entry.trays },
            ],
          }
        : entry,
    ),
  };
}
