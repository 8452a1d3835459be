import { expect, test } from 'vitest';
import type { ClaimAllocation } from '#domain/supply/variety-supply.ts';
import { aClaim } from '#tests/support/builders/supply-builders.ts';
import { free, march, outlookWith } from '#tests/support/farms/short-delivery.ts';
import { leftoverLots } from './leftover-lots.ts';
import { listShortages } from './list-shortages.ts';

test('short is who misses a twentieth of an ounce or more, from today on for two weeks', () => {
  const claim = (id: string, day: number, oz: number, gotOz: number) =>
    aClaim(id, oz, gotOz, { dayISO: march(day), deliveryISO: march(day), eventISO: march(day) });
  const claims = [
    claim('yesterday', 9, 5, 0),
    claim('today', 10, 5, 0),
    claim('hair', 12, 0.04, 0),
    claim('little', 12, 0.05, 0),
    claim('last', 23, 5, 0),
    claim('after', 24, 5, 0),
  ];
  const rows = listShortages(outlookWith({ claims }));
  expect(rows.map(({ orderId, shortOz }) => [orderId, shortOz])).toEqual([
    ['today', 5],
    ['little', 0.05],
    ['last', 5],
  ]);
  expect(listShortages(outlookWith({ claims }), 1).map(({ orderId }) => orderId)).toEqual([
    'today',
  ]);
});

test('a delivery of several harvests is told with the first of its own that does not give enough', () => {
  const part = (day: number, oz: number, gotOz: number, isTaken = false) =>
    aClaim('b', oz, gotOz, {
      dayISO: march(day),
      deliveryISO: march(14),
      eventISO: march(14),
      isTaken,
    });
  const harvestOf = (...claims: ClaimAllocation[]) =>
    listShortages(outlookWith({ claims }))[0]?.harvestISO;
  expect(harvestOf(part(13, 5, 1), part(12, 5, 1))).toBe(march(12));
  expect(harvestOf(part(12, 5, 1, true), part(13, 5, 1))).toBe(march(13));
  expect(harvestOf(part(12, 5, 5), part(13, 5, 1))).toBe(march(13));
});

test('what is left is listed from a twentieth of an ounce on, as long as it is fresh', () => {
  const lots = [free(6, 9), free(7, 9), free(12, 0.05), free(13, 0.04)];
  expect(leftoverLots(outlookWith({ lots })).map(({ dayISO }) => dayISO)).toEqual([
    march(7),
    march(12),
  ]);
});

test('short deliveries are sorted by day, then by the order’s name, then by the day of its rule', () => {
  const claim = (id: string, day: number, eventDay = day) =>
    aClaim(id, 5, 0, { dayISO: march(day), deliveryISO: march(day), eventISO: march(eventDay) });
  const claims = [
    claim('deli', 14),
    claim('cafe', 14, 14),
    claim('cafe', 14, 13),
    claim('inn', 12),
    claim('bar', 13),
  ];
  expect(
    listShortages(outlookWith({ claims })).map(
      ({ orderId, eventISO }) => `${orderId} ${eventISO.slice(8)}`,
    ),
  ).toEqual(['inn 12', 'bar 13', 'cafe 13', 'cafe 14', 'deli 14']);
});
