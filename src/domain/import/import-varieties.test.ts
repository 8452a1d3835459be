import { expect, test } from 'vitest';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { importTable, planOfFile } from '#tests/support/files/import-file.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { planVarietyImport, varietyFileRows } from './import-varieties.ts';
import { VARIETY_HEADS } from './variety-fields.ts';
import type { FileCell } from '#domain/records/file-rows.ts';

const pea = aVariety({ id: 'pea', name: 'Speckled Pea', daysToHarvest: 12, notes: 'Keep cool' });
const kale = aVariety({ id: 'kale' });
const FARM = [pea, kale];
const CATALOG = { traySizes: [aTraySize()] };

type Row = readonly FileCell[];

const planFor = (varieties: readonly Variety[], ...rows: readonly Row[]) =>
  planOfFile(planVarietyImport(importTable(rows), varieties));
const plan = (...rows: readonly Row[]) => planFor(FARM, ...rows);
/** What a cell makes of a variety, of which there is no other. */
const read = (variety: Variety, head: string, cell: FileCell) =>
  planFor([variety], ['Id', 'Variety', head], [variety.id, variety.name, cell]).records;

test('a name never gets the id of a deleted variety, unless the file names that id', () => {
  const ids = (...rows: readonly Row[]) =>
    planOfFile(planVarietyImport(importTable(rows), [], new Set(['basil']))).records.map(
      ({ id }) => id,
    );
  expect(ids(['Variety'], ['Basil'])).toEqual(['basil-2']);
  expect(ids(['Variety', 'Id'], ['Basil', 'basil'])).toEqual(['basil']);
});

test('a template has all columns but the one of a shelf life, which few varieties have', () => {
  expect(VARIETY_HEADS.join('; ')).toBe(
    'Variety; Avg yield (oz/tray); DTH; Seed density (g/tray); Seed bag (lb); Bag cost ($); Pack sizes (oz); Reorder link; Notes',
  );
});

test('a variety that the farm does not have is new, with the usual numbers', () => {
  const { rows, records, added } = plan(['Variety', 'DTH', 'Notes'], ['Red Basil', 21, '']);
  expect(rows).toEqual([{ kind: 'new', line: 2, title: 'Red Basil' }]);
  expect(added).toBe(1);
  expect(records[0]).toMatchObject({
    id: 'red-basil',
    name: 'Red Basil',
    yieldOzPerTray: 8,
    daysToHarvest: 21,
    packSizes: [2, 4],
    steps: [
      { type: 'PLANT', dayStart: 0 },
      { type: 'HARVEST', dayStart: 21 },
    ],
  });
});

test('a variety is found by its name whatever the case, and the row says what changes', () => {
  const { rows, records } = plan(['Crop', 'Days to harvest'], ['SPECKLED PEA', '13']);
  const changes = [{ field: 'DTH', before: '12', after: '13' }];
  expect(rows).toEqual([{ kind: 'changed', line: 2, title: 'SPECKLED PEA', changes }]);
  const steps = [aStep('PLANT', 0), aStep('HARVEST', 12, { dayStart: 13, dayEnd: 13 })];
  expect(records).toEqual([{ ...pea, daysToHarvest: 13, steps }]);
});

test('an id counts before the name, so that a variety can be renamed', () => {
  const { rows, records } = plan(['Variety', 'Id'], ['Green Pea', 'pea']);
  const changes = [{ field: 'Variety', before: 'Speckled Pea', after: 'Green Pea' }];
  expect(rows).toMatchObject([{ kind: 'changed', changes }]);
  expect(records).toMatchObject([{ id: 'pea' }]);
});

const calibrated = (avgOzPerTray: number): Partial<Variety> => ({
  calibration: { samples: [avgOzPerTray], avgOzPerTray, lastCalibratedAt: null },
});

test.each<readonly [string, Partial<Variety>, string, Partial<Variety>]>([
  ['typed', {}, '12 oz', { yieldOzPerTray: 12 }],
  ['imported', { avgYieldOzPerTray: 9 }, '12', { avgYieldOzPerTray: 12, yieldOzPerTray: 12 }],
  ['imported as 0, which is none', { avgYieldOzPerTray: 0 }, '12', { yieldOzPerTray: 12 }],
  ['weighed as 0, which is none', calibrated(0), '12', { yieldOzPerTray: 12 }],
  ['weighed as half an ounce', calibrated(0.5), '12', { yieldOzPerTrayOverride: 12 }],
  ['overridden', { yieldOzPerTrayOverride: 12 }, '', { yieldOzPerTrayOverride: null }],
])('of a variety whose yield is %s, a cell changes that', (_yield, before, cell, becomes) => {
  const variety = aVariety({ id: 'pea', ...before });
  expect(read(variety, 'Yield', cell)).toEqual([{ ...variety, ...becomes }]);
});

test.each([
  ['DTH', '3650', { daysToHarvest: 3650 }],
  ['Pack sizes', ' 2oz, 4 oz;8', { packSizes: [2, 4, 8] }],
  ['Pack sizes', '.5', { packSizes: [0.5] }],
  ['Seed density', '1 oz', { seedGPerTray: 28.349523125 }],
  ['Seed bag', '16 oz', { cost: { bagLb: 1, bagCost: null } }],
  ['Bag cost', '0.5', { cost: { bagLb: null, bagCost: 0.5 } }],
  ['Link', ' seeds.example/pea. ', { seedInfo: { reorderUrl: 'https://seeds.example/pea' } }],
])('%s %j is read', (head, cell, becomes) => {
  expect(read(pea, head, cell)).toMatchObject([becomes]);
});

test('a blank cell of what may be unknown makes it so', () => {
  const full = aVariety({
    id: 'pea',
    seedGPerTray: 200,
    cost: { bagLb: 25, bagCost: 90 },
    seedInfo: { reorderUrl: 'https://seeds.example/', reorderUrlUpdatedAt: null },
  });
  const heads = ['Variety', 'Seed density', 'Seed bag', 'Bag cost', 'Link'];
  expect(planFor([full], heads, ['Pea', '', '', '', '']).records).toEqual([
    aVariety({ id: 'pea' }),
  ]);
});

test.each([
  ['DTH', 'soon', 'DTH “soon” isn’t a number.'],
  ['DTH', '', 'DTH is empty.'],
  ['DTH', '2.5', 'DTH “2.5” must be a whole number.'],
  ['DTH', '-1', 'DTH “-1” must be 0 or more.'],
  ['DTH', '3651', 'DTH “3651” must be 3650 or less.'],
  ['DTH', '1,234', 'DTH “1,234” is ambiguous. Write 1234 or 1.234.'],
  ['Shelf life', '31', 'Shelf life (days) “31” must be 30 or less.'],
  ['Shelf life', '-1', 'Shelf life (days) “-1” must be 0 or more.'],
  ['Shelf life', '2.5', 'Shelf life (days) “2.5” must be a whole number.'],
  ['Seed density', '0', 'Seed density (g/tray) “0” must be more than 0.'],
  ['Seed density', '3 ml', 'Seed density (g/tray) “3 ml” can’t be converted to g.'],
  ['Seed bag', '0', 'Seed bag (lb) “0” must be more than 0.'],
  ['Seed bag', '3 bags', 'Seed bag (lb) “3 bags” has an unknown unit, “bags”.'],
  ['Bag cost', '0', 'Bag cost ($) “0” must be more than 0.'],
  ['Pack sizes', '2 0', 'Pack sizes (oz) “2 0” must be sizes in ounces, such as 2 4 8.'],
  ['Pack sizes', '2 1e999', 'Pack sizes (oz) “2 1e999” must be sizes in ounces, such as 2 4 8.'],
  ['Pack sizes', '2 big', 'Pack sizes (oz) “2 big” must be sizes in ounces, such as 2 4 8.'],
  ['Yield', '0', 'Avg yield (oz/tray) “0” must be more than 0.'],
  ['Link', 'ftp://seed', 'Reorder link “ftp://seed” isn’t an http or https link.'],
  ['Tray size', 'half', 'Tray size “half” isn’t a tray size.'],
  ['Live', 'maybe', 'Live “maybe” must be yes or no.'],
  ['Seed of', 'Oak', 'Seed of “Oak” isn’t a variety.'],
])('%s %j: %s', (head, cell, problem) => {
  const { rows } = plan(['Variety', head], ['Speckled Pea', cell]);
  expect(rows).toMatchObject([{ kind: 'error', problem }]);
});

test('a row without a name, and a second row about the same variety, are left out', () => {
  const days = [10, 11, 12, 20, 21];
  const names = ['', 'Kale', ' kale ', 'Dill', 'dill'];
  const lines = names.map((name, at) => [name, days[at] ?? 0]);
  const { rows, records, added, changed } = plan(['Variety', 'DTH'], ...lines, ['Leek', 9]);
  expect(rows.map((row) => (row.kind === 'error' ? row.problem : row.kind)).join(' ')).toBe(
    'Variety is empty. changed Line 3 already has this variety. new Line 5 already has this variety. new',
  );
  expect(records.map(({ daysToHarvest }) => daysToHarvest)).toEqual([11, 20, 9]);
  expect([added, changed]).toEqual([2, 1]);
});

test('of two varieties with one name no one can say which is meant, unless by id', () => {
  const twins = [aVariety({ id: 'pea', name: 'Pea' }), aVariety({ id: 'pea-2', name: 'pea' })];
  const problem = '2 varieties are named “Pea”. Add an Id column to choose one.';
  expect(planFor(twins, ['Variety'], ['Pea']).rows).toMatchObject([{ problem }]);
  const byId = planFor(twins, ['Variety', 'Id'], ['pea', 'pea-2']);
  expect(byId.rows).toMatchObject([{ kind: 'unchanged' }]);
});

const many = (count: number): Row[] => Array.from({ length: count }, (_, at) => [`Crop ${at}`]);

const HEADS =
  'Variety, and any of Avg yield (oz/tray), DTH, Shelf life (days), Tray size, Live, Seed of, Seed density (g/tray), Seed bag (lb), Bag cost ($), Pack sizes (oz), Reorder link, Notes, Id';

test.each<readonly [string, Row[], string]>([
  ['without names', [['Color'], ['green']], `The first line must name the columns: ${HEADS}.`],
  ['without rows', [['Variety']], 'There are no rows below the first line.'],
  [
    'of more than 5,000 rows',
    [['Variety'], ...many(5001)],
    'The file has 5,001 rows. You can import at most 5,000 at once. Split the file.',
  ],
])('a file %s is refused', (_what, rows, problem) => {
  expect(planVarietyImport(importTable(rows), [])).toEqual({ ok: false, problem });
});

test('a file of 5,000 rows is read, of one too, and a row that ends early has blank cells behind', () => {
  expect(planFor([], ['Variety'], ...many(5000)).added).toBe(5000);
  const { rows } = plan(['Variety', 'DTH'], ['Kale']);
  expect(rows).toMatchObject([{ problem: 'DTH is empty.' }]);
});

test('columns that nothing is read from are named', () => {
  const heads = ['Variety', 'Supplier', 'Calibration', 'Error', ''];
  expect(plan(heads, ['Kale', 'x', '', '', '']).unread).toEqual(['Supplier']);
});

test('a file of a farm changes nothing of it', () => {
  const { rows, records, unread } = plan(...varietyFileRows(FARM));
  expect(rows.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
  expect([records, unread]).toEqual([[], []]);
});

test('a file has a shelf life only when some variety has one, and a blank cell removes it', () => {
  const lasting = { ...kale, shelfLifeDays: 9 };
  expect(varietyFileRows(FARM)[0]).not.toContain('Shelf life (days)');
  const [heads, ...rows] = varietyFileRows([pea, lasting]);
  const column = heads?.indexOf('Shelf life (days)') ?? -1;
  expect(rows.map((row) => row[column])).toEqual([null, 9]);
  expect(read(pea, 'Shelf life', '0')).toEqual([{ ...pea, shelfLifeDays: 0 }]);
  expect(read(lasting, 'Shelf life', '')).toEqual([kale]);
});

test('a file has yields with 2 decimals', () => {
  const third = aVariety({ id: 'pea', yieldOzPerTray: 25 / 3 });
  expect(varietyFileRows([third])[1]?.slice(0, 3)).toEqual(['Pea', 8.33, 10]);
});

test('sizes, live and seed of another variety stand in a file where some variety has them, by name', () => {
  expect(varietyFileRows([pea])[0]).not.toContain('Tray size');
  const plain = aVariety({ id: 'pea-live', name: 'Pea, live', yieldOzPerTray: 1 });
  const live = { ...plain, traySizeId: 'siz_1010', live: true, seedOf: 'pea' } as const;
  const rows = varietyFileRows([pea, live], { varieties: [pea, live], ...CATALOG });
  const [heads = [], , row = []] = rows;
  const told = (head: string) => row[heads.indexOf(head)];
  expect(['Tray size', 'Live', 'Seed of'].map(told)).toEqual(['1010', 'yes', 'Speckled Pea']);
  const reading = planVarietyImport(importTable(rows), [pea, plain], new Set(), CATALOG);
  expect(planOfFile(reading).records).toEqual([live]);
});

test('a cell of 1020, no, or nothing takes size and live off again', () => {
  const live = aVariety({ traySizeId: 'siz_1010', live: true, seedOf: 'kale' });
  const rows = [
    ['Variety', 'Tray size', 'Live', 'Seed of'],
    ['Pea', '1020', 'no', ''],
  ];
  const reading = planVarietyImport(importTable(rows), [live], new Set(), CATALOG);
  expect(planOfFile(reading).records).toEqual([aVariety()]);
});
