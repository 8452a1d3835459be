import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, onTestFinished, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { readCsvText, toCsv, inFarmUnits } from '#ui/csv/csv.ts';
import { tellPageBy } from '#ui/format.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import { aSingleOrder } from '#tests/support/builders/builders.ts';
import type { FileCell, FileRows } from '#domain/records/file-rows.ts';
import { orderFileRows, planOrderImport } from './import-orders.ts';
import type { ImportTable } from './import-table.ts';
import { planVarietyImport, varietyFileRows } from './import-varieties.ts';

/** Through the file as a spreadsheet gets it, and back. */
function throughFile(rows: FileRows): ImportTable {
  const cells = Papa.parse<string[]>(toCsv(rows), { delimiter: ',' }).data.slice(0, -1);
  const [heads = [], ...lines] = cells.map((row) => row.map(readCsvText));
  return { heads, lines: lines.map((line, index) => ({ line: index + 2, cells: line })) };
}

/** Texts as they come from hurried typing, other programs and attackers. */
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', ' ', '=1+1', "'Tis", '-3', '1,234', 'Pea', 'pea', ' pea', 'a\r\nb', '"x"'),
);

const number = fc.double({ min: 0.001, max: 5000, noNaN: true });

test('a file of any varieties changes nothing of them', () => {
  const details = fc.record({
    name: text,
    notes: text,
    yieldOzPerTray: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    yieldOzPerTrayOverride: fc.option(number),
    seedGPerTray: fc.option(number),
    packSizes: fc.array(number, { minLength: 1, maxLength: 3 }),
    cost: fc.record({ bagLb: fc.option(number), bagCost: fc.option(number) }),
  });
  checkLaw([arbitraryFarm(), fc.array(details, { minLength: 4, maxLength: 4 })], (farm, more) => {
    const varieties = farm.varieties.map((variety, index) => ({ ...variety, ...more[index] }));
    const reading = planVarietyImport(throughFile(varietyFileRows(varieties)), varieties);
    expect(reading).toMatchObject({ ok: true, plan: { records: [], unread: [] } });
    expect(reading.ok && reading.plan.rows.every(({ kind }) => kind === 'unchanged')).toBe(true);
  });
});

test('a file of any orders, of all three lists, changes nothing of them', () => {
  const words = fc.record({ name: text, customer: text });
  checkLaw([arbitraryFarm(), fc.array(words, { minLength: 14, maxLength: 14 })], (farm, more) => {
    const named = {
      ...farm,
      orders: farm.orders.map((order, index) => ({ ...order, ...more[index] })),
      recurring: farm.recurring.map((order, index) => ({ ...order, ...more[index + 10] })),
      single: [{ ...aSingleOrder(), ...more[13] }],
    };
    const rows = orderFileRows(readOrders(named), named);
    const reading = planOrderImport(throughFile(rows), named);
    expect(reading).toMatchObject({
      ok: true,
      plan: { records: { orders: [], recurring: [], single: [] }, unread: [] },
    });
    expect(reading.ok && reading.plan.rows.map((row) => row.kind)).toEqual(
      rows.slice(1).map(() => 'unchanged'),
    );
  });
});

test('the lines of a file may be in any order', () => {
  checkLaw([arbitraryFarm(), fc.integer()], (farm, seed) => {
    const table = throughFile(orderFileRows(readOrders(farm), farm));
    const turn = Math.abs(seed) % Math.max(1, table.lines.length);
    const lines = [...table.lines.slice(turn), ...table.lines.slice(0, turn)].toReversed();
    const reading = planOrderImport({ ...table, lines }, farm);
    expect(reading.ok && reading.plan.rows.filter(({ kind }) => kind !== 'unchanged')).toEqual(
      lines.length === 0 ? false : [],
    );
  });
});

test('a file of a farm that weighs in grams changes nothing, and another farm reads it within a millionth', () => {
  const sizes = fc.array(fc.integer({ min: 5, max: 2000 }), { minLength: 1, maxLength: 3 });
  const LYON = {
    weights: 'metric',
    currency: 'EUR',
    dates: 'day-first',
    numbers: 'comma',
  } as const;
  tellPageBy(createTeller(LYON));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  checkLaw([arbitraryFarm(), sizes, number], ({ varieties: [variety] }, grams, bagLb) => {
    if (variety === undefined) return;
    const packSizes = [...new Set(grams)].toSorted((a, b) => a - b).map((g) => g / 28.349523125);
    const known = { ...variety, packSizes, cost: { ...variety.cost, bagLb } };
    const file = throughFile(inFarmUnits(varietyFileRows([known]), true) as FileCell[][]);
    const same = planVarietyImport(file, [known]);
    expect(same).toMatchObject({ ok: true, plan: { records: [], unread: [] } });
    const other = planVarietyImport(file, [{ ...known, packSizes: [99] }]);
    const read = other.ok ? other.plan.records[0]?.packSizes : undefined;
    expect(read).toHaveLength(packSizes.length);
    for (const [at, size] of packSizes.entries())
      expect(Math.abs((read?.[at] ?? 0) - size)).toBeLessThan(1e-6);
  });
});
