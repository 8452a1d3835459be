import { expect, test } from 'vitest';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { importTable } from '#tests/support/files/import-file.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { planVarietyImport, varietyFileRows } from './import-varieties.ts';
import { VARIETY_HEADS } from './variety-fields.ts';
import type { ImportCell } from './import-field.ts';

const pea = aVariety({ id: 'pea', name: 'Speckled Pea', daysToHarvest: 12, notes: 'Keep cool' });
const kale = aVariety({ id: 'kale' });

function plan(...rows: ImportCell[][]) {
  const reading = planVarietyImport(importTable(rows), [pea, kale]);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.plan;
}

function verdictOf(head: string, cell: ImportCell, name = 'Speckled Pea') {
  return plan(['Variety', head], [name, cell]).rows[0];
}

test('a name never gets the id of a deleted variety, unless the file names that id', () => {
  const everUsed = new Set(['basil']);
  const ids = (rows: readonly (readonly string[])[]) => {
    const reading = planVarietyImport(importTable(rows), [], everUsed);
    return reading.ok ? reading.plan.records.map(({ id }) => id) : reading;
  };
  expect(ids([['Variety'], ['Basil']])).toEqual(['basil-2']);
  expect(
    ids([
      ['Variety', 'Id'],
      ['Basil', 'basil'],
    ]),
  ).toEqual(['basil']);
});

test('a template has all columns but the one of a shelf life, which few varieties have', () => {
  expect(VARIETY_HEADS).toEqual([
    'Variety',
    'Avg yield (oz/tray)',
    'DTH',
    'Seed density (g/tray)',
    'Seed bag (lb)',
    'Bag cost ($)',
    'Pack sizes (oz)',
    'Reorder link',
    'Notes',
  ]);
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
  });
  expect(records[0]?.steps.map(({ type, dayStart }) => [type, dayStart])).toEqual([
    ['PLANT', 0],
    ['HARVEST', 21],
  ]);
});

test('a variety is found by its name whatever the case, and the row says what changes', () => {
  const { rows, records } = plan(['Crop', 'Days to harvest'], ['SPECKLED PEA', '13']);
  expect(rows).toEqual([
    {
      kind: 'changed',
      line: 2,
      title: 'SPECKLED PEA',
      changes: [{ field: 'DTH', before: '12', after: '13' }],
    },
  ]);
  expect(records[0]).toEqual({
    ...pea,
    daysToHarvest: 13,
    steps: [aStep('PLANT', 0), aStep('HARVEST', 12, { dayStart: 13, dayEnd: 13 })],
  });
});

test('an id counts before the name, so that a variety can be renamed', () => {
  const { rows, records } = plan(['Variety', 'Id'], ['Green Pea', 'pea']);
  expect(rows[0]).toMatchObject({
    kind: 'changed',
    changes: [{ field: 'Variety', before: 'Speckled Pea', after: 'Green Pea' }],
  });
  expect(records[0]?.id).toBe('pea');
});

test('a yield of a calibrated variety becomes its override, and goes with an empty cell', () => {
  const weighed = aVariety({
    id: 'pea',
    calibration: { samples: [10], avgOzPerTray: 10, lastCalibratedAt: null },
    yieldOzPerTrayOverride: 12,
  });
  const importYield = (cell: string) => {
    const table = importTable([
      ['Variety', 'Yield'],
      ['Pea', cell],
    ]);
    const reading = planVarietyImport(table, [weighed]);
    return reading.ok ? reading.plan.records[0]?.yieldOzPerTrayOverride : undefined;
  };
  expect(importYield('11')).toBe(11);
  expect(importYield('')).toBeNull();
});

test('an amount may carry another unit than its column', () => {
  const { records } = plan(['Variety', 'Seed bag'], ['Kale', '16 oz']);
  expect(records[0]?.cost.bagLb).toBe(1);
});

test.each([
  ['DTH', 'soon', 'DTH “soon” isn’t a number.'],
  ['DTH', '', 'DTH is empty.'],
  ['DTH', '2.5', 'DTH “2.5” must be a whole number.'],
  ['DTH', '-1', 'DTH “-1” must be 0 or more.'],
  ['DTH', '3651', 'DTH “3651” must be 3650 or less.'],
  ['Seed density', '0', 'Seed density (g/tray) “0” must be more than 0.'],
  ['Seed bag', '0', 'Seed bag (lb) “0” must be more than 0.'],
  ['Bag cost', '0', 'Bag cost ($) “0” must be more than 0.'],
  ['Pack sizes', '2 0', 'Pack sizes (oz) “2 0” must be sizes in ounces, such as 2 4 8.'],
  ['Pack sizes', '2 1e999', 'Pack sizes (oz) “2 1e999” must be sizes in ounces, such as 2 4 8.'],
  ['DTH', '1,234', 'DTH “1,234” is ambiguous. Write 1234 or 1.234.'],
  ['Yield', '0', 'Avg yield (oz/tray) “0” must be more than 0.'],
  ['Seed density', '3 ml', 'Seed density (g/tray) “3 ml” can’t be converted to g.'],
  ['Seed bag', '3 bags', 'Seed bag (lb) “3 bags” has an unknown unit, “bags”.'],
  ['Pack sizes', '2 big', 'Pack sizes (oz) “2 big” must be sizes in ounces, such as 2 4 8.'],
  ['Link', 'ftp://seed', 'Reorder link “ftp://seed” isn’t an http or https link.'],
])('%s %j: %s', (head, cell, problem) => {
  expect(verdictOf(head, cell)).toMatchObject({ kind: 'error', problem });
});

test('a row without a name, and a second row about the same variety, are left out', () => {
  const { rows, records } = plan(
    ['Variety', 'DTH'],
    ['', 10],
    ['Kale', 11],
    [' kale ', 12],
    ['Dill', 20],
    ['dill', 21],
  );
  expect(rows.map((row) => (row.kind === 'error' ? row.problem : row.kind))).toEqual([
    'Variety is empty.',
    'changed',
    'Line 3 already has this variety.',
    'new',
    'Line 5 already has this variety.',
  ]);
  expect(records.map(({ daysToHarvest }) => daysToHarvest)).toEqual([11, 20]);
});

test('of two varieties with one name no one can say which is meant, unless by id', () => {
  const twins = [aVariety({ id: 'pea', name: 'Pea' }), aVariety({ id: 'pea-2', name: 'pea' })];
  const rowOf = (rows: ImportCell[][]) => {
    const reading = planVarietyImport(importTable(rows), twins);
    return reading.ok ? reading.plan.rows[0] : null;
  };
  expect(rowOf([['Variety'], ['Pea']])).toMatchObject({
    problem: '2 varieties are named “Pea”. Add an Id column to choose one.',
  });
  expect(
    rowOf([
      ['Variety', 'Id'],
      ['pea', 'pea-2'],
    ])?.kind,
  ).toBe('unchanged');
});

test('a file without a name column is refused, with the list of columns', () => {
  const reading = planVarietyImport(importTable([['Color'], ['green']]), []);
  expect(reading).toEqual({
    ok: false,
    problem:
      'The first line must name the columns: Variety, and any of Avg yield (oz/tray), DTH, Shelf life (days), Tray size, Live, Seed of, Seed density (g/tray), Seed bag (lb), Bag cost ($), Pack sizes (oz), Reorder link, Notes, Id.',
  });
});

test('more than 5,000 rows are refused', () => {
  const many = Array.from({ length: 5001 }, (_, index) => [`Crop ${index}`]);
  expect(planVarietyImport(importTable([['Variety'], ...many]), [])).toEqual({
    ok: false,
    problem: 'The file has 5,001 rows. You can import at most 5,000 at once. Split the file.',
  });
});

test('columns that nothing is read from are named', () => {
  expect(
    plan(['Variety', 'Supplier', 'Calibration', 'Error', ''], ['Kale', 'x', '', '', '']).unread,
  ).toEqual(['Supplier']);
});

test('a file of a farm changes nothing of it', () => {
  const reading = planVarietyImport(importTable(varietyFileRows([pea, kale])), [pea, kale]);
  expect(reading).toMatchObject({
    ok: true,
    plan: { rows: [{ kind: 'unchanged' }, { kind: 'unchanged' }], records: [], unread: [] },
  });
});

test('a file has a shelf life only when some variety has one, and a blank cell removes it', () => {
  const lasting = { ...kale, shelfLifeDays: 9 };
  expect(varietyFileRows([pea, kale])[0]).not.toContain('Shelf life (days)');
  const [heads, ...rows] = varietyFileRows([pea, lasting]);
  const column = heads?.indexOf('Shelf life (days)') ?? -1;
  expect(rows.map((row) => row[column])).toEqual([null, 9]);
  const reading = planVarietyImport(
    importTable([
      ['Variety', 'Shelf life'],
      ['Speckled Pea', '0'],
      [lasting.name, ''],
    ]),
    [pea, lasting],
  );
  if (!reading.ok) throw new Error(reading.problem);
  expect(reading.plan.records).toEqual([{ ...pea, shelfLifeDays: 0 }, kale]);
});

test.each([
  ['31', 'must be 30 or less.'],
  ['-1', 'must be 0 or more.'],
  ['2.5', 'must be a whole number.'],
])('a shelf life of %s is refused', (cell, problem) => {
  expect(JSON.stringify(verdictOf('Shelf life days', cell))).toContain(problem);
});

test('a file has yields with 2 decimals', () => {
  const third = aVariety({ id: 'pea', yieldOzPerTray: 25 / 3 });
  expect(varietyFileRows([third])[1]?.slice(0, 3)).toEqual(['Pea', 8.33, 10]);
});

test('the answer counts new and changed varieties apart', () => {
  const { added, changed } = plan(
    ['Variety', 'DTH'],
    ['Kale', '20'],
    ['Dill', '20'],
    ['Leek', '9'],
  );
  expect([added, changed]).toEqual([2, 1]);
});

test('sizes, live and seed of another variety stand in a file where some variety has them, by name', () => {
  expect(varietyFileRows([pea])[0]).not.toContain('Tray size');
  const catalog = { traySizes: [aTraySize()] };
  const live = aVariety({
    id: 'pea-live',
    name: 'Pea, live',
    traySizeId: 'siz_1010',
    live: true,
    seedOf: 'pea',
    yieldOzPerTray: 1,
  });
  const rows = varietyFileRows([pea, live], { varieties: [pea, live], ...catalog });
  const [heads = [], , row = []] = rows;
  const told = (head: string) => row[heads.indexOf(head)];
  expect(['Tray size', 'Live', 'Seed of'].map(told)).toEqual(['1010', 'yes', 'Speckled Pea']);
  const { traySizeId: _size, live: _live, seedOf: _seed, ...plain } = live;
  const reading = planVarietyImport(importTable(rows), [pea, plain], new Set(), catalog);
  expect(reading).toMatchObject({ ok: true, plan: { records: [live] } });
});

test.each([
  ['Tray size', 'half', 'Tray size “half” isn’t a tray size.'],
  ['Live', 'maybe', 'Live “maybe” must be yes or no.'],
  ['Seed of', 'Oak', 'Seed of “Oak” isn’t a variety.'],
])('a cell %s of %s is refused', (head, cell, message) => {
  const reading = planVarietyImport(
    importTable([
      ['Variety', head],
      ['Pea', cell],
    ]),
    [pea],
  );
  expect(reading).toMatchObject({ plan: { rows: [{ kind: 'error', problem: message }] } });
});

test('a cell of 1020, no, or nothing takes size and live off again', () => {
  const live = aVariety({ traySizeId: 'siz_1010', live: true, seedOf: 'kale' });
  const catalog = { traySizes: [aTraySize()] };
  const table = importTable([
    ['Variety', 'Tray size', 'Live', 'Seed of'],
    ['Pea', '1020', 'no', ''],
  ]);
  const reading = planVarietyImport(table, [live], new Set(), catalog);
  expect(reading).toMatchObject({ plan: { records: [aVariety()] } });
});
