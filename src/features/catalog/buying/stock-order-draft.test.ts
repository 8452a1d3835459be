import { expect, test } from 'vitest';
import { linesOf, sunflowerFarm } from '#tests/support/farms/bistro-farm.ts';
import { buyingFile } from './buying-file.ts';
import { purchasesOf, stockOrderDraft, stockOrderProblem } from './stock-order-draft.ts';

const TODAY = '2026-11-22';
const LINES = linesOf(sunflowerFarm(5, { supplier: 'Johnny’s', leadDays: 14 }));

const draft = stockOrderDraft(LINES);
const typed = (some: object) => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, ...some })),
});

test('an order is proposed as the list says, and expected after the days of the line', () => {
  expect(purchasesOf(draft, TODAY)).toEqual([
    {
      stockId: 'seed:sunflower',
      qty: 10,
      unit: 'lb',
      packs: 2,
      cost: 64,
      supplier: 'Johnny’s',
      note: '',
      orderedISO: '2026-11-22',
      expectedISO: '2026-12-06',
    },
  ]);
});

test('days that are typed are told, packs and cost follow whole packs', () => {
  expect(purchasesOf(typed({ amount: 15, leadDays: 9 }), TODAY)).toMatchObject([
    { qty: 15, packs: 3, cost: 96, leadDays: 9, expectedISO: '2026-12-01' },
  ]);
  expect(purchasesOf(typed({ amount: 12 }), TODAY)).toMatchObject([{ packs: null, cost: null }]);
  expect(purchasesOf(typed({ isTicked: false }), TODAY)).toEqual([]);
});

test.each([
  [{}, null],
  [{ isTicked: false }, 'Choose what you ordered'],
  [{ amount: 0 }, 'More than 0'],
  [{ amount: null }, 'More than 0'],
  [{ leadDays: 121 }, 'Whole days, 0 to 120'],
  [{ leadDays: 2.5 }, 'Whole days, 0 to 120'],
  [{ leadDays: null }, 'Whole days, 0 to 120'],
  [{ leadDays: 0 }, null],
])('an order with %j has the problem %j', (some, problem) => {
  expect(stockOrderProblem(typed(some))).toBe(problem);
});

test('the file has a row for each line, and no costs for helpers', () => {
  const group = { supplier: 'Johnny’s', orderByISO: null, cost: 64, unpriced: 0, lines: LINES };
  const [head, row] = buyingFile([group], true);
  expect(head?.join()).toBe(
    'Supplier,Item,On hand,Coming,Unit,Runs out,Order by,Packs,Amount,Cost,Link',
  );
  const day = ['2026-12-09', '2026-11-22'];
  expect(row).toEqual(['Johnny’s', 'Sunflower seed', 5, 0, 'lb', ...day, 2, 10, 64, null]);
  expect(buyingFile([group], false)[1]).toHaveLength(10);
});
