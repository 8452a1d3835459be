import { expect, test } from 'vitest';
import { aDriedPea, aDryNeed, aGrownItem } from '#tests/support/builders/dry-model-builders.ts';
import type { GrownItem } from './dry-plan-input.ts';
import { poolDemand } from './pool-demand.ts';

const anItem = (id: string, varietyId = 'pea', isFresh = false) =>
  aGrownItem(id, varietyId, { isFresh, gramsPerOz: 2.5 });

type Wanted = readonly [orderId: string, itemId: string, dueISO: string, oz: number];

/** Demands of trays of 16 oz, as item, due day, trays and the orders they are for. */
function pooled(items: readonly GrownItem[], wanted: readonly Wanted[]) {
  const needs = wanted.map(([orderId, itemId, dueISO, oz]) =>
    aDryNeed(orderId, dueISO, { itemId, oz, grams: oz * 2.5 }),
  );
  const varieties = [aDriedPea(), aDriedPea({ id: 'corn' })];
  return poolDemand({ needs, items, varieties }).map(({ itemId, dueISO, trays, orders }) => [
    itemId,
    dueISO,
    trays,
    orders.map(({ orderId, oz }) => `${orderId} ${oz}`).join(),
  ]);
}

const [MON, WED, FRI] = ['2025-06-09', '2025-06-11', '2025-06-13'] as const;

test('what is dried is pooled over its due days: the rest of a tray serves the next order', () => {
  const powder = [anItem('powder')];
  // Of 40 g a tray ten jars are 36 g, or 14.4 oz: each day asks for a tray. Six are 21.6 g: Friday lives off the rest.
  const jars = (oz: number): Wanted[] => [
    ['C', 'powder', FRI, oz],
    ['A', 'powder', MON, oz],
    ['B', 'powder', WED, oz],
  ];
  expect(pooled(powder, jars(14.4))).toEqual([
    ['powder', MON, 1, 'A 14.4'],
    ['powder', WED, 1, 'B 14.4'],
    ['powder', FRI, 1, 'C 14.4'],
  ]);
  expect(pooled(powder, jars(8.64))).toEqual([
    ['powder', MON, 1, 'A 8.64'],
    ['powder', WED, 1, 'B 8.64'],
  ]);
});

test('orders of one day share its trays, and one that needs nothing is none of them', () => {
  expect(
    pooled(
      [anItem('powder')],
      [
        ['A', 'powder', MON, 20],
        ['B', 'powder', MON, 12],
        ['C', 'powder', MON, 0],
      ],
    ),
  ).toEqual([['powder', MON, 2, 'A 20,B 12']]);
});

test('demands are sorted by due day, then by variety, then by item', () => {
  const items = [anItem('z'), anItem('b'), anItem('a'), anItem('c', 'corn')];
  const wanted = items.map(({ id }): Wanted => ['A', id, id === 'z' ? MON : WED, 16]);
  expect(pooled(items, wanted).map(([itemId]) => itemId)).toEqual(['z', 'c', 'a', 'b']);
});
