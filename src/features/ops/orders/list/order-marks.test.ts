import { NOTHING_SAID } from '#domain/tell/say.ts';
import { expect, test } from 'vitest';
import type { ReasonedShortage } from '#domain/answers/shortages/shortage.ts';
import { orderMarks } from './order-marks.ts';

const SHORT: ReasonedShortage = {
  dateISO: '2026-11-27',
  eventISO: '2026-11-27',
  orderId: 'ord_1',
  orderName: 'Bistro',
  customer: '',
  varietyId: 'sunflower',
  varietyName: 'Sunflower',
  orderedOz: 20,
  shortOz: 4,
  harvestISO: '2026-11-27',
  reasons: [{ kind: 'balance', oz: 4, text: NOTHING_SAID }],
};

test('an order is marked by its first short delivery', () => {
  const later = { ...SHORT, dateISO: '2026-12-04', shortOz: 9 };
  expect([...orderMarks([SHORT, later])]).toEqual([
    ['ord_1', { word: 'Short', detail: '4 oz Sunflower, Fri 11/27' }],
  ]);
});

test('a delivery whose trays should have been planted by now is too late', () => {
  const late = { ...SHORT, reasons: [{ kind: 'late', oz: 4, text: NOTHING_SAID } as const] };
  expect(orderMarks([late]).get('ord_1')?.word).toBe('Too late');
});
