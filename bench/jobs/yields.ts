import { ok } from 'node:assert';
import { addDays } from '#domain/calendar/iso-date.ts';
import { yieldRows } from '../../cli/reports/yields.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Job, writingDown } from '../job.ts';

const TODAY = '2026-11-20';
const WEEKS = 20;
/** What the report may take. */
const MOST_MS = 20;

/** What the harvests of a farm teach, each variety weighed once a week, beside adding up their weights. */
export function yieldsJob(varieties: number): Job {
  const farm = largeFarm({ varieties, orders: 0, months: 0, today: TODAY });
  const draws = seededDraws(20);
  const harvestLog = farm.varieties.flatMap(({ id }) =>
    Array.from({ length: WEEKS }, (_, week) => {
      const trays = 1 + draws.below(6);
      const weightOz = trays * (8 + draws.below(400) / 100);
      const dateISO = addDays(TODAY, -7 * week);
      return aWeighedHarvest({ varietyId: id, dateISO, trays, weightOz });
    }),
  );
  const weighed = { ...farm, harvestLog };
  return {
    name: `yields, ${varieties} varieties, ${harvestLog.length} harvests`,
    contenders: [
      { name: 'mgm report yields', kind: 'ours', run: () => yieldRows(weighed, TODAY) },
      {
        name: 'adding up the weights by variety',
        kind: 'peer',
        run: () => meansOf(harvestLog),
      },
      writingDown('the harvests', harvestLog),
    ],
    withinMs: MOST_MS,
    check: () => {
      const means = meansOf(harvestLog);
      const rows = yieldRows(weighed, TODAY);
      ok(rows.length === varieties, 'Every variety has a row');
      for (const { varietyId, harvests, meanOz } of rows) {
        const mean = means.get(varietyId) ?? NaN;
        ok(harvests === WEEKS && Math.abs((meanOz ?? NaN) - mean) < 0.0001, 'The means agree');
      }
    },
  };
}

function meansOf(harvests: readonly HarvestRecord[]): ReadonlyMap<string, number> {
  const sums = new Map<string, { oz: number; trays: number }>();
  for (const { varietyId, weightOz, trays } of harvests) {
    const sum = sums.get(varietyId) ?? { oz: 0, trays: 0 };
    sums.set(varietyId, { oz: sum.oz + weightOz, trays: sum.trays + trays });
  }
  return new Map([...sums].map(([id, { oz, trays }]) => [id, oz / trays]));
}
