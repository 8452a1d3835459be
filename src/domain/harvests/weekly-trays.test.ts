import { expect, test } from 'vitest';
import {
  aFarm,
  aRepeatOrder,
  aSingleProduct,
  aVariety,
  bulk,
} from '#tests/support/builders/builders.ts';
import { weeklyTraysMore } from './weekly-trays.ts';

const PEA = aVariety();
/** 96 oz of pea every week from 3/3/2025 on, at 8 oz a tray and without a buffer: 12 trays. */
const FARM = aFarm({
  varieties: [PEA],
  products: [aSingleProduct(PEA)],
  orders: [aRepeatOrder({ items: [bulk(`prod_${PEA.id}`, 96)] })],
  batchSettings: {
    generalBufferPercent: 0,
    consistent: { percent: 0, varieties: [] },
    delicate: { percent: 0, varieties: [] },
    maxExtraTrays: 3,
  },
});

test('a buffer of 20 % on 12 trays a week plants 3 more', () => {
  expect(weeklyTraysMore(FARM, 'pea', 20, '2025-03-10')).toBe(3);
});

test('the buffer of today plants nothing more, and less plants less', () => {
  expect(weeklyTraysMore(FARM, 'pea', 0, '2025-03-10')).toBe(0);
  const buffered = { ...FARM, varieties: [{ ...PEA, bufferPercent: 20 }] };
  expect(weeklyTraysMore(buffered, 'pea', 0, '2025-03-10')).toBe(-3);
});

test('four weeks are counted, today the first of their 28 days', () => {
  // From Saturday 3/8 on these are 3/8 to 3/29, and 4/5 is the 29th day; from Sunday on it is the 28th. On each
  // of the four days three trays more are planted, however much a buffer asks for.
  expect(weeklyTraysMore(FARM, 'pea', 100, '2025-03-08')).toBe(3);
  expect(weeklyTraysMore(FARM, 'pea', 100, '2025-03-09')).toBe(3);
});
