import { expect, test } from 'vitest';
import { aDemand } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { cutFresh } from './cut-fresh.ts';
import type { DryModel } from '../question/dry-model.ts';

const END = 10;

/** Trays that are wanted fresh on some days, as `2x3 4x1`: three on day 2; none is dried. */
function cut(
  told: string,
  { free = {}, from = END + 1 }: { free?: Readonly<Record<number, number>>; from?: number },
) {
  const wanted = told.split(' ').map((row) => row.split('x').map(Number));
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
    fresh: wanted.map(([due = 0, trays = 0]) => aDemand({ due, trays })),
  };
  const { rows, points } = cutFresh(emptyBoard(model));
  const place = (row: (typeof rows)[number]) => model.fresh.indexOf(row.demand);
  return { rows: rows.map((row) => `${place(row)} ${row.cut} ${row.trays}`).join(', '), points };
}

test.each([
  ['on their due day', '6x3', { from: 4 }, '0 6 3', 0],
  // Two are there on day 4, two days late: 105 each. The third can be planted for day 7, five days late.
  ['as soon as there are any', '2x3', { free: { 4: 2 }, from: 7 }, '0 4 2, 0 7 1', 2 * 105 + 120],
  // Late by nine days: it counts as ready on day 11.
  ['for who is due first, then never', '2x2 2x1', { free: { 2: 2 } }, '0 2 2, 1 null 1', 140],
  ['today, where they were due before', '-3x1', { from: 0 }, '0 0 1', 110],
])('fresh greens are cut %s', (_when, wanted, grown, rows, points) => {
  expect(cut(wanted, grown)).toEqual({ rows, points });
});
