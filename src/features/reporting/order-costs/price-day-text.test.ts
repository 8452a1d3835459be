import { expect, test } from 'vitest';
import { costOfOrder, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { priceDayText } from './price-day-text.ts';

const intake = (varietyId: string, day: string, pounds = 25) =>
  aSeedIntake({ id: `sti_${varietyId}_${day}`, atISO: `${day}T18:00:00.000Z`, varietyId, pounds });

test('a past delivery says that its cost is at prices of today, and which seed is newer', () => {
  const cost = costOfOrder(exampleOrder({ date: '2026-11-03' }));
  const told = 'All costs use today’s prices, including past deliveries.';
  expect(priceDayText(cost, [intake('sunflower', '2026-10-20')])).toBe(told);
  const booked = [
    intake('sunflower', '2026-11-10'),
    intake('sunflower', '2026-11-17'),
    intake('sunflower', '2026-11-19', -2),
    intake('kale', '2026-11-18'),
  ];
  expect(priceDayText(cost, booked)).toBe(`${told} Newer seed: Sunflower from Tue 11/17.`);
});
