import { expect, test } from 'vitest';
import {
  aFarm,
  anOrder,
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

test('four weeks are counted, today the first of their 28 days', () => {
  // Three trays more on one day are three quarters of a tray a week.
  const once = (date: string) => {
    const order = anOrder({ date, items: [bulk(`prod_${PEA.id}`, 96)] });
    return weeklyTraysMore({ ...FARM, orders: [order] }, 'pea', 100, '2025-03-09');
  };
  expect(once('2025-03-09')).toBe(1);
  expect(once('2025-04-05')).toBe(1);
  expect(once('2025-04-06')).toBe(0);
});
