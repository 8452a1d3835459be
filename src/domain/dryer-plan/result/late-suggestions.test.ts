import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { aDryNeed, aGrownItem } from '#tests/support/builders/dry-model-builders.ts';
import { aDryer, aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import type { DryNeed } from './dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { daySuggestion, trialSuggestions } from './late-suggestions.ts';
import type { LateItem } from './late-orders.ts';

const june = (day: number): string => `2025-06-${day}`;

const need = (orderId: string, day: number, more: Partial<DryNeed> = {}) =>
  aDryNeed(orderId, june(day), { grams: 100, ...more });

const NEEDS = [need('A', 20), need('B', 22), need('C', 24)];

/** Two grams of an item come of an ounce. */
function question(more: Partial<DryPlanInput> = {}): DryPlanInput {
  const bare = dryQuestionOf(aPeaPowderFarm(), june(10));
  return { ...bare, items: [aGrownItem('powder'), aGrownItem('flakes')], needs: NEEDS, ...more };
}

const late = (more: Partial<LateItem> = {}): LateItem => ({
  itemId: 'powder',
  readyISO: june(23),
  inTimeOz: 0,
  isFromLoad: false,
  ...more,
});

/** The cures of one kind for order B, due on the 22nd. */
function cures(
  kind: 'fewer' | 'shelf' | 'dryer' | 'stock',
  of: DryPlanInput,
  ...items: LateItem[]
) {
  const all = trialSuggestions(of, { orderId: 'B', dueISO: june(22), items });
  expect(all).toHaveLength(4);
  return all.flat().filter((cure) => cure.kind === kind);
}

test('the due day can move to that on which the last item is ready', () => {
  const dayOf = (...items: LateItem[]) => daySuggestion({ orderId: 'B', dueISO: june(22), items });
  expect(dayOf(late({ readyISO: june(25) }), late({ itemId: 'flakes' }))).toEqual([
    { kind: 'day', text: 'Move the due date to Wed 6/25', dateISO: june(25) },
  ]);
  // Where something is never ready no day helps.
  expect(dayOf(late(), late({ itemId: 'flakes', readyISO: null }))).toEqual([]);
});

test('who takes fewer gets what is surely there in time, in whole grams', () => {
  const needs = [
    need('A', 20),
    need('B', 22, { grams: 150.4, stockG: 10.3, comingG: 20.2, oz: 59.95 }),
  ];
  const lateComing = [
    { orderId: 'A', itemId: 'powder', readyISO: june(21) },
    { orderId: 'B', itemId: 'powder', readyISO: june(23) },
  ];
  const [cure] = cures('fewer', question({ needs, lateComing }), late({ inTimeOz: 16 }));
  // 10.3 + 20.2 + 16 × 2 = 62.5.
  expect(cure).toMatchObject({ text: 'Deliver 62 g of powder instead of 150.4 g', dateISO: null });
  expect(cure?.question.needs[0]).toEqual(needs[0]);
  expect(cure?.question.needs[1]).toMatchObject({ grams: 62, stockG: 10.3, comingG: 20.2 });
  expect(cure?.question.needs[1]?.oz).toBeCloseTo((62 - 10.3 - 20.2) / 2, 9);
  expect(cure?.question.lateComing).toEqual([lateComing[0]]);
});

test('what a load brings too late is not counted, and items that are in time stay as they are', () => {
  const needs = [
    need('B', 22, { stockG: 30, comingG: 40, grams: 70, oz: 0 }),
    need('B', 22, { itemId: 'flakes' }),
  ];
  const [cure] = cures('fewer', question({ needs }), late({ isFromLoad: true, inTimeOz: 9 }));
  expect(cure?.text).toEqual('Deliver 30 g of powder instead of 70 g');
  expect(cure?.question.needs).toEqual([{ ...needs[0], grams: 30, oz: 0 }, needs[1]]);
});

test('fewer is no cure where nothing of an item is there; several items are named', () => {
  const needs = [need('B', 22), need('B', 22, { itemId: 'flakes' })];
  const both = [late({ inTimeOz: 8 }), late({ itemId: 'flakes', inTimeOz: 16 })];
  expect(cures('fewer', question({ needs }), ...both)[0]?.text).toEqual(
    'Deliver 16 g of powder instead of 100 g and 32 g of flakes instead of 100 g',
  );
  expect(
    cures('fewer', question({ needs }), late(), late({ itemId: 'flakes', inTimeOz: 16 })),
  ).toEqual([]);
  // A thousand grams are written as everywhere, full ones: 722.2 oz of two grams each.
  const many = question({ needs: [need('B', 22, { grams: 3200, oz: 1600 })] });
  expect(cures('fewer', many, late({ inTimeOz: 722.2 }))[0]?.text).toEqual(
    'Deliver 1,444 g of powder instead of 3,200 g',
  );
  // A gram is something, less than one is not.
  const gram = (inTimeOz: number) => cures('fewer', question(), late({ inTimeOz })).length;
  expect([gram(0.5), gram(0.49)]).toEqual([1, 0]);
});

test('each dryer can have a shelf more; a further dryer is like the one that takes most a day', () => {
  const dryers = [
    aDryer(7, 2),
    aDryer(5, 1, { id: 'fd-2', label: 'Quick' }),
    aDryer(9, 3, { id: 'fd-3', label: 'Large' }),
  ];
  const shelves = cures('shelf', question({ dryers }), late());
  expect(shelves.map(({ text }) => text)).toEqual([
    'One more shelf in Freeze Dryer 1',
    'One more shelf in Quick',
    'One more shelf in Large',
  ]);
  expect(shelves[1]?.question.dryers.map((dryer) => dryer.shelves)).toEqual([7, 6, 9]);
  const [another] = cures('dryer', question({ dryers }), late());
  expect(another?.text).toEqual('One more freeze dryer like Quick');
  expect(another?.question.dryers.slice(0, 3)).toEqual(dryers);
  expect(another?.question.dryers[3]).toMatchObject({ id: 'one-more', shelves: 5, cycleDays: 1 });
});

const holder = (orderId: string, day: number, grams: number, itemId = 'powder') => ({
  orderId,
  dueISO: june(day),
  items: [{ itemId, grams }],
});

test('a later order can release what it holds, and is planned itself instead', () => {
  const lateComing = [
    { orderId: 'B', itemId: 'powder', readyISO: june(23) },
    { orderId: 'C', itemId: 'powder', readyISO: june(25) },
  ];
  const needs = [
    need('B', 22, { stockG: 20, comingG: 30, oz: 25 }),
    need('B', 22, { itemId: 'flakes' }),
  ];
  const of = question({ needs, lateComing, holders: [holder('H', 28, 90)] });
  const [cure] = cures('stock', of, late());
  expect(cure?.text).toEqual('Release H and take 80 g of powder from stock');
  expect(cure?.question.needs).toEqual([
    { ...needs[0], stockG: 100, comingG: 0, oz: 0 },
    needs[1],
    { orderId: 'H', itemId: 'powder', dueISO: june(28), grams: 90, stockG: 10, comingG: 0, oz: 40 },
  ]);
  expect(cure?.question.lateComing).toEqual([lateComing[1]]);
});

test('only an order that is due later and holds enough of every item can release it, the latest first', () => {
  const enough = {
    ...holder('BOTH', 28, 100),
    items: [
      { itemId: 'powder', grams: 100 },
      { itemId: 'flakes', grams: 50 },
    ],
  };
  const holders = [
    holder('SAME', 22, 500),
    holder('LESS', 29, 99),
    holder('SOON', 23, 100),
    holder('Z', 28, 100),
    holder('OTHER', 29, 500, 'flakes'),
    enough,
  ];
  const names = (...items: LateItem[]): string[] =>
    cures(
      'stock',
      question({ holders, needs: [need('B', 22), need('B', 22, { itemId: 'flakes', grams: 50 })] }),
      ...items,
    ).map(({ text }) => tellPlainly(text));
  expect(names(late())).toEqual([
    'Release BOTH and take 100 g of powder from stock',
    'Release Z and take 100 g of powder from stock',
    'Release SOON and take 100 g of powder from stock',
  ]);
  expect(names(late(), late({ itemId: 'flakes' }))).toEqual([
    'Release BOTH and take 100 g of powder and 50 g of flakes from stock',
  ]);
});
