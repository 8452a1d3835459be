import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { traysReason } from './trays-reason.ts';

const PEA = aVariety({ id: 'pea', yieldOzPerTray: 8 });
const anOrderOf = (date: string, ounces: number) =>
  anOrder({ id: `ord_${date}`, date, items: [bulk('pea', ounces)] });

function reasonFor(
  orders: ReturnType<typeof anOrderOf>[],
  more: Partial<ReturnType<typeof aFarm>> = {},
) {
  return traysReason(aFarm({ varieties: [PEA], orders, ...more }), 'pea', '2026-12-03');
}

test('F6: the trays of a harvest are told with ounces, buffer and what a tray gives', () => {
  const orders = [anOrderOf('2026-12-03', 8)];
  expect(reasonFor(orders)).toEqual('2 trays: 8 oz + 6% buffer; a tray gives 8 oz');
  const { batchSettings } = aFarm();
  expect(reasonFor(orders, { batchSettings: { ...batchSettings, sliver: 0.25 } })).toEqual(
    '1 tray: 8 oz + 6% buffer; a tray gives 8 oz',
  );
  const delicate = { ...batchSettings, delicate: { percent: 12.5, varieties: ['pea'] } };
  expect(reasonFor(orders, { batchSettings: delicate })).toEqual(
    '2 trays: 8 oz + 12.5% buffer; a tray gives 8 oz',
  );
});

test('what is carried in takes no trays', () => {
  // Two trays for the 8 oz of Wednesday leave 8: of the 12 of Thursday 4 are planted.
  expect(reasonFor([anOrderOf('2026-12-02', 8), anOrderOf('2026-12-03', 12)])).toEqual(
    '1 tray: 4 oz + 6% buffer; a tray gives 8 oz',
  );
  expect(reasonFor([anOrderOf('2026-12-02', 8), anOrderOf('2026-12-03', 8)])).toEqual('');
  expect(reasonFor([])).toEqual('');
});

test('ounces taken by a delivery change have no buffer', () => {
  const ten = { orderId: 'ord_2026-12-05', dateISO: '2026-12-05', varietyId: 'pea', oz: 10 };
  const take = aDeliveryChange({ ...ten, kind: 'TAKE', harvestISO: '2026-12-03' });
  const orders = [anOrderOf('2026-12-03', 8), anOrderOf('2026-12-05', 10)];
  expect(reasonFor(orders, { deliveryChanges: [take] })).toEqual(
    '3 trays: 8 oz + 6% buffer + 10 oz taken; a tray gives 8 oz',
  );
  expect(reasonFor(orders.slice(1), { deliveryChanges: [take] })).toEqual(
    '2 trays: 10 oz taken; a tray gives 8 oz',
  );
});
