import { expect, test } from 'vitest';
import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, anOrder, aVariety, bulk, someSettings } from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { harvestShares } from './harvest-shares.ts';

const VARIETIES = [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })];

/** Harvests of Saturday and Sunday are cut on Friday. */
function farmWith(more: Partial<FarmDocument>): FarmDocument {
  const rule = { weekendHarvestToFriday: true, defaultHarvestBufferDays: 0 };
  const planner = { ...aFarm().settings.planner, ...rule };
  return aFarm({ varieties: VARIETIES, settings: someSettings({ planner }), ...more });
}

const once = (id: string, date: string) =>
  anOrder({ id, date, harvestFridayIfWeekend: true, items: [bulk('pea', 8), bulk('kale', 2)] });

const days = (from: string, to: string) => ({ from: dayNumber(from), to: dayNumber(to) });

function shares(farm: FarmDocument, from: string, to: string) {
  return harvestShares(farm, days(from, to)).map(
    ({ order, varietyId, harvestDay, lines }) =>
      `${order.id} ${varietyId} ${isoDate(harvestDay).slice(8)} ${lines.map(({ ounces }) => ounces).join('+')}`,
  );
}

test('an order takes of the harvests of its own days, both ends included', () => {
  const orders = ['2025-03-12', '2025-03-13', '2025-03-14', '2025-03-17'].map((day, at) =>
    once(`o${at}`, day),
  );
  expect(shares(farmWith({ orders }), '2025-03-13', '2025-03-14')).toEqual([
    'o1 pea 13 8',
    'o1 kale 13 2',
    'o2 pea 14 8',
    'o2 kale 14 2',
  ]);
});

test('the day of the harvest counts, not that of the delivery', () => {
  const farm = farmWith({ orders: [once('sunday', '2025-03-16')] });
  expect(shares(farm, '2025-03-14', '2025-03-14')).toEqual(['sunday pea 14 8', 'sunday kale 14 2']);
  expect(shares(farm, '2025-03-15', '2025-03-16')).toEqual([]);
});

test('ounces moved to another harvest count on that day, in bulk', () => {
  const part = { orderId: 'o', dateISO: '2025-03-14', varietyId: 'pea' };
  const taken = aDeliveryChange({ kind: 'TAKE', ...part, oz: 3, harvestISO: '2025-03-12' });
  const farm = farmWith({ orders: [once('o', '2025-03-14')], deliveryChanges: [taken] });
  expect(shares(farm, '2025-03-12', '2025-03-14')).toEqual([
    'o pea 12 3',
    'o pea 14 5',
    'o kale 14 2',
  ]);
  expect(shares(farm, '2025-03-12', '2025-03-12')).toEqual(['o pea 12 3']);
  expect(shares(farm, '2025-03-13', '2025-03-14')).toEqual(['o pea 14 5', 'o kale 14 2']);
  // All of a variety, from another cut, is no line of the order any more.
  const all = { ...farm, deliveryChanges: [{ ...taken, oz: 8 }] };
  const [first] = harvestShares(all, days('2025-03-12', '2025-03-12'));
  const eight = { id: '', varietyId: 'pea', mode: 'BULK', weight: 8, unit: 'oz' };
  expect(first?.lines[0]?.item).toEqual(eight);
  const [own] = harvestShares(all, days('2025-03-14', '2025-03-14'));
  expect(own?.lines[0]?.item).toEqual(bulk('kale', 2));
});
