import { expect, test } from 'vitest';
import { cutFresh } from './cut-fresh.ts';
import type { DryModel } from '../question/dry-model.ts';

const END = 10;

/** Trays that are wanted fresh on some days; none is dried. */
function cut(
  wanted: readonly (readonly [day: number, trays: number])[],
  { free = {}, from = END + 1 }: { free?: Readonly<Record<number, number>>; from?: number },
) {
  const model: DryModel = {
    end: END,
    isMixed: true,
    machines: [],
    demands: [],
    varieties: [
      {
        id: 'pea',
        canPlant: Uint8Array.from({ length: END + 1 }, (_, day) => (day >= from ? 1 : 0)),
        free: Int32Array.from({ length: END + 1 }, (_, day) => free[day] ?? 0),
      },
    ],
    all: wanted.map(([, trays]) => ({
      itemId: 'i',
      varietyId: 'pea',
      dueISO: '',
      trays,
      orders: [],
    })),
  };
  const { rows, points } = cutFresh(model, (demand) => wanted[demand]?.[0] ?? 0, null);
  return { rows: rows.map((row) => [row.demand, row.cut, row.trays]), points };
}

test('fresh greens are cut on their due day', () => {
  expect(cut([[6, 3]], { from: 4 })).toEqual({ rows: [[0, 6, 3]], points: 0 });
});

test('where there are none yet they are cut as soon as there are, which is late', () => {
  // Two are there on day 4, two days late: 105 each. The third can be planted for day 7, five days late.
  expect(cut([[2, 3]], { free: { 4: 2 }, from: 7 })).toEqual({
    rows: [
      [0, 4, 2],
      [0, 7, 1],
    ],
    points: 2 * 105 + 120,
  });
});

test('who is due first takes what is there, and what there never is stays without a day', () => {
  // Late by nine days: it counts as ready on day 11.
  expect(
    cut(
      [
        [2, 2],
        [2, 1],
      ],
      { free: { 2: 2 } },
    ),
  ).toEqual({
    rows: [
      [0, 2, 2],
      [1, null, 1],
    ],
    points: 140,
  });
});

test('what was due before today is cut today', () => {
  expect(cut([[-3, 1]], { from: 0 })).toEqual({ rows: [[0, 0, 1]], points: 110 });
});
