import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { shortDayLabel as dayOf } from '#domain/calendar/day-label.ts';
import { monthLabel } from '#domain/calendar/month-grid.ts';
import type { HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { reorderWord, type InventoryLine } from '#domain/reports/inventory-line.ts';
import { expect, test, type Farm } from '#tests/support/browser/farm-test.ts';
import { oddFarm } from '#tests/support/farms/odd-farm.ts';
import { runMgm } from '../../../cli/run-mgm.ts';
import { cellsOf, differences, type Told } from '../pages/report-cells.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../../samples/${name}.json`, import.meta.url));

/** What `mgm report` answers of a file on the day of the journeys. */
function reportOf(subject: string, file: string, ...options: string[]) {
  let printed = '';
  const args = ['report', subject, file, '--json', '--today=2026-11-20', ...options];
  const code = runMgm(args, {
    folder: '/',
    now: () => Date.parse('2026-11-20T16:00:00Z'),
    print: (text) => (printed += text),
    complain: () => undefined,
  });
  expect(code).toBe(0);
  return JSON.parse(printed);
}

/** A report: its address, its table, and the cells that its answer stands for, each led by a key. */
interface Compared {
  readonly path: string;
  readonly table: string;
  /** Columns of the table that are compared, the first ones being the key. */
  readonly columns: readonly number[];
  readonly expected: (file: string) => readonly (readonly Told[])[];
}

const REPORTS: readonly Compared[] = [
  {
    path: '/reporting/costs',
    table: 'Production Costs',
    columns: [0, 2, 3, 4, 5],
    expected: (file) => {
      const seen = new Set<string>();
      return reportOf('costs', file)
        .rows.filter(
          ({ varietyId }: Row) => !seen.has(String(varietyId)) && seen.add(String(varietyId)),
        )
        .map((row: Row) => [row.varietyName, row.seed, row.soil, row.packaging, row.unitCost]);
    },
  },
  {
    path: '/reporting/inventory',
    table: 'Inventory Snapshot',
    columns: [0, 1, 3, 4, 5, 6, 7],
    expected: (file) =>
      reportOf('inventory', file).rows.map((row: Row & InventoryLine) => [
        row.name,
        row.runOutISO === null ? (row.plannedWeekly ? 'covered' : null) : dayOf(row.runOutISO),
        row.onHand,
        row.plannedWeekly,
        row.weeklyConsumption,
        row.weeksUntilRunout,
        reorderWord(row),
      ]),
  },
  {
    path: '/reporting/order-costs',
    table: 'Order costs',
    columns: [0, 1, 4, 5, 6, 7],
    expected: (file) =>
      reportOf('order-costs', file).rows.map((row: Row) => [
        dayOf(String(row.dateISO)),
        row.orderName,
        row.packages,
        row.bulk,
        row.weightOz,
        row.totalCost,
      ]),
  },
  {
    path: '/reporting/order-costs?range=all',
    table: 'One-time orders after today',
    columns: [0, 1, 7],
    expected: (file) =>
      reportOf('order-costs', file, '--range=all')
        .rows.filter(({ dateISO }: Row) => String(dateISO) > '2026-11-20')
        .map((row: Row) => [dayOf(String(row.dateISO)), row.orderName, row.totalCost]),
  },
  {
    path: '/reporting/order-costs?range=all',
    table: 'Overhead by month',
    columns: [0, 1, 2],
    expected: (file) => {
      const { months, billed } = reportOf('order-costs', file, '--range=all').overhead;
      if (billed === 0) return [];
      return months.map((row: Row) => [monthLabel(String(row.month)), row.charged, row.billed]);
    },
  },
  {
    path: '/reporting/customers',
    table: 'Customers',
    columns: [0, 1, 2, 3, 4, 5, 6],
    expected: (file) =>
      reportOf('customers', file).rows.map((row: Row) => [
        row.customer,
        row.ordersCount,
        row.packagesUnits,
        row.bulkCount,
        row.weightOz,
        row.totalCost,
        row.averageCost,
      ]),
  },
  ...(['', '&estimates=off'] as const).map((estimates) => ({
    path: `/reporting/growth?by=variety${estimates}`,
    table: 'Growth Report',
    columns: estimates === '' ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 2, 3, 4, 5, 6],
    expected: (file: string) => {
      const { weeksByVariety, withoutEstimates } = reportOf('growth', file);
      return (estimates === '' ? weeksByVariety : withoutEstimates.weeksByVariety).map(
        (row: Row) => [
          row.week,
          row.varietyName ?? null,
          row.plantedTrays,
          ...(estimates === '' ? [row.estimatedTrays] : []),
          row.harvestedTrays,
          row.lostTrays,
          row.netTrays,
          row.plantedChange,
        ],
      );
    },
  })),
  {
    path: '/reporting/tray-demand',
    table: 'Tray demand',
    columns: [0, 1, 2, 3, 4, 5],
    expected: (file) =>
      reportOf('tray-demand', file).rows.map((row: Row) => [
        row.varietyName || null,
        row.packagingName,
        row.units,
        row.packageOz || null,
        row.avgYieldOzPerTray || null,
        row.traysNeeded,
      ]),
  },
  {
    path: '/tasks/harvest-plan?from=2026-11-20&to=2026-11-24',
    table: 'Harvest plan',
    columns: [0, 1, 2, 3, 4, 5, 6],
    expected: (file) =>
      reportOf('harvest-plan', file, '--from=2026-11-20', '--to=2026-11-24').rows.map(
        ({ shown, ...row }: HarvestPlanRow & { shown: HarvestPlanRow }) => [
          row.varietyName,
          row.demandOz,
          shown.carryUsedOz > 0.0005 ? shown.carryUsedOz : '',
          shown.netDemandOz,
          shown.trays,
          shown.expectedOz,
          shown.leftoverOz,
        ],
      ),
  },
];

type Row = Readonly<Record<string, string | number | null>>;

const FARMS = [
  { name: 'a small farm', file: () => sample('small-farm') },
  { name: 'the bistro', file: () => sample('bistro') },
] as const;

for (const { name, file } of FARMS) {
  test(`screens and mgm agree cell by cell on ${name}`, async ({ page, farm }) => {
    await farm.open('/start', file());
    await agree(page, farm, file());
  });
}

test('screens and mgm agree cell by cell on a farm of odd cases', async ({ page, farm }, info) => {
  const file = info.outputPath('odd.json');
  await writeFile(file, JSON.stringify(oddFarm()));
  await farm.open('/start', file);
  await agree(page, farm, file);
});

/** Many screens, one after the other. */
const PATIENT_MS = 240_000;

async function agree(page: Page, farm: Farm, file: string) {
  test.setTimeout(PATIENT_MS);
  for (const { path, table, columns, expected } of REPORTS) {
    await farm.walkTo(path);
    const wanted = expected(file);
    if (wanted.length === 0) continue;
    const different = async () => {
      const shown = await cellsOf(page, table);
      return differences(
        shown.map((cells) => columns.map((at) => cells[at] ?? '')),
        wanted,
      );
    };
    await expect.poll(different, `${table}, ${path}`).toEqual([]);
  }
}
