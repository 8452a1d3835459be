import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { materialLine, reorderWord, stockOnHand, vaultLine } from './inventory-line.ts';

const TODAY = '2025-03-10';
const PEA = aVariety({
  id: 'pea',
  seedInfo: { reorderUrl: 'https://x.example', reorderUrlUpdatedAt: null },
});
const KALE = aVariety({ id: 'kale' });
const NO_USES = { sold: [], planned: [] };
const pounds = (qty: number) => ({ qty, unit: 'lb' }) as const;
const each = (qty: number) => ({ qty, unit: 'each' }) as const;
const cups = (qty: number, more = {}) => aMaterial({ id: 'mat_cup', stock: each(qty), ...more });

test('whether to order more is said in a word, and never that there is enough without a level', () => {
  const word = (belowReorder: boolean, reorderLevel: number | null) =>
    reorderWord({ belowReorder, reorderLevel });
  expect([word(true, 5), word(false, 5), word(false, 0)]).toEqual(['yes', 'no', 'no']);
  expect(word(false, null)).toBe('no level');
});

test('weekly sales give the weeks that a stock lasts', () => {
  const line = (qty: number, ...sold: readonly number[]) =>
    materialLine(cups(qty), null, { sold: sold.map(each), planned: [] }, TODAY);
  const inside = { unit: 'each', seedOf: [], inVault: false };
  expect(line(30, 4, 2)).toMatchObject({ weeklyConsumption: 6, weeksUntilRunout: 5, ...inside });
  expect(line(30)).toMatchObject({ weeklyConsumption: 0, weeksUntilRunout: null });
  expect(line(-3, 1)).toMatchObject({ onHand: -3, weeksUntilRunout: 0 });
});

test('a use in a unit that does not compare is told as not known', () => {
  const line = materialLine(cups(30), null, { sold: [each(4), pounds(1)], planned: [] }, TODAY);
  expect(line).toMatchObject({ weeklyConsumption: null, weeksUntilRunout: null });
});

test.each([
  [0, {}, false],
  [1, {}, true],
  [0, { reorder: each(5) }, true],
  [0, { countedAt: '2025-03-01T08:00:00.000Z' }, true],
  [0, { receivedAt: '2025-03-01T08:00:00.000Z' }, true],
])('a stock of %d with %o is counted or not: %s', (qty, meta, isCounted) => {
  expect(materialLine(cups(qty, { meta }), null, NO_USES, TODAY).isCounted).toBe(isCounted);
});

test('a level is told in the unit of the line, and not where it does not compare', () => {
  const levelOf = (reorder: object) =>
    materialLine(cups(5, { meta: { reorder } }), null, NO_USES, TODAY).reorderLevel;
  expect(levelOf(each(5.00001))).toBe(5);
  expect(levelOf(pounds(5))).toBeNull();
  expect(materialLine(cups(5), null, NO_USES, TODAY).reorderLevel).toBeNull();
});

test('seed of a material is what the vault has of it, once it was booked there', () => {
  const seed = aMaterial({ id: 'mat_seed', type: 'seed', stock: { qty: 32, unit: 'oz' } });
  expect(stockOnHand(seed, null)).toEqual(seed.stock);
  expect(stockOnHand(seed, { varieties: [PEA], pounds: null })).toEqual(seed.stock);
  expect(stockOnHand(seed, { varieties: [PEA], pounds: 3 })).toEqual({ qty: 48, unit: 'oz' });
  // By the piece nobody can tell pounds: then it is told in pounds.
  expect(stockOnHand(cups(5), { varieties: [PEA], pounds: 3 })).toEqual(pounds(3));
});

test('where to order seed is told where one variety alone takes it', () => {
  const lineOf = (...varieties: readonly (typeof PEA)[]) =>
    materialLine(cups(5), { varieties, pounds: 0 }, NO_USES, TODAY);
  const inVault = { inVault: true, isCounted: true };
  const [reorderUrl, seedOf] = ['https://x.example', ['pea']];
  expect(lineOf(PEA)).toMatchObject({ reorderUrl, seedOf, ...inVault });
  expect(lineOf(PEA, KALE)).toMatchObject({ reorderUrl: null, seedOf: ['pea', 'kale'] });
  expect(materialLine(cups(5), null, NO_USES, TODAY).reorderUrl).toBeNull();
});

test('seed that is only in the vault has its own line, in pounds', () => {
  const uses = { sold: 0.5, planned: [] };
  expect(vaultLine(PEA, 2, uses, TODAY)).toMatchObject({
    materialId: 'seed:pea',
    name: 'Pea seed',
    unit: 'lb',
    onHand: 2,
    weeklyConsumption: 0.5,
    weeksUntilRunout: 4,
    belowReorder: false,
    reorderLevel: null,
    seedOf: ['pea'],
    inVault: true,
    isCounted: true,
  });
  expect(vaultLine(PEA, undefined, uses, TODAY)).toMatchObject({ onHand: 0, isCounted: false });
  const unknown = { weeklyConsumption: null, weeksUntilRunout: null, isCounted: true };
  expect(vaultLine(PEA, 0, { sold: null, planned: [] }, TODAY)).toMatchObject(unknown);
});

test('plantings take the seed of the vault by the gram', () => {
  // 907.18474 g are two pounds: the second planting of a pound finds half a pound.
  const planned = ['2025-03-12', '2025-03-14'].map((dateISO) => ({
    dateISO,
    amount: { qty: 453.59237, unit: 'g' as const },
  }));
  const runOut = (pounds: number) => vaultLine(PEA, pounds, { sold: 0, planned }, TODAY).runOutISO;
  expect([runOut(1.5), runOut(2)]).toEqual(['2025-03-14', null]);
});
