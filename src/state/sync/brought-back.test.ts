import { expect, test } from 'vitest';
import { aProOrder, aPowderShop } from '#tests/support/builders/pro-order-builders.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { environment } from '#tests/support/simulated-devices/quiet-days.ts';
import {
  type DeviceEnvironment,
  aDevice,
} from '#tests/support/simulated-devices/simulated-device.ts';
import { DELETED_ELSEWHERE, rejectDeleted } from '../records/edited-record.ts';

const ORDER = anOrder({ id: 'o', date: '2026-12-04', items: [packages('prod_pea', 4, 4)] });
const LESS_WATER = {
  type: 'UPDATE_VARIETY',
  payload: { id: 'pea', patch: { notes: 'Less water' } },
} as const;

async function twoDevices(around: DeviceEnvironment) {
  const [phone, office] = [await aDevice('phone', around), await aDevice('office', around)];
  await around.time.pass(3_000);
  phone.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  phone.store().perform({ type: 'ADD_ORDER', payload: ORDER });
  await around.time.pass(60_000);
  return { phone, office };
}

test('a variety saved after another device has deleted it comes back with its product and order lines', async () => {
  for (const isReopened of [false, true]) {
    const around = await environment();
    const { phone, office } = await twoDevices(around);
    const before = office.farm();
    phone.store().perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
    phone.store().perform({ type: 'ADD_MATERIAL', payload: aMaterial({ id: 'lid' }) });
    await around.time.pass(60_000);
    expect(office.farm().varieties).toEqual([]);
    if (isReopened) await office.reopen();
    office.store().perform(LESS_WATER);
    await around.time.pass(60_000);
    for (const device of [phone, office]) {
      expect(device.farm().varieties).toMatchObject([{ id: 'pea', notes: 'Less water' }]);
      expect(device.farm().products).toEqual(before.products);
      expect(device.farm().orders).toEqual(before.orders);
      // What else the other device has done stays.
      expect(device.farm().catalog.materials).toMatchObject([{ id: 'lid' }]);
    }
  }
});

test('the only customer of a farm, saved after another device has deleted it, comes back', async () => {
  const around = await environment();
  const { phone, office } = await twoDevices(around);
  phone.store().perform({ type: 'ADD_CUSTOMER', payload: { name: 'Bistro', phone: '555 01' } });
  await around.time.pass(60_000);
  const id = office.farm().customers?.[0]?.id ?? '';
  phone.store().perform({ type: 'DELETE_CUSTOMER', payload: { id } });
  await around.time.pass(60_000);
  expect(office.farm().customers).toBeUndefined();
  const patch = { note: 'Back door' };
  office.store().perform({ type: 'UPDATE_CUSTOMER', payload: { id, patch } });
  await around.time.pass(60_000);
  for (const device of [phone, office]) {
    expect(device.farm().customers).toMatchObject([{ id, name: 'Bistro', note: 'Back door' }]);
  }
});

test('an order that was changed since the delete came stays as it is', async () => {
  const around = await environment();
  const { phone, office } = await twoDevices(around);
  phone.store().perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  await around.time.pass(60_000);
  const [emptied] = office.farm().orders;
  if (emptied === undefined) throw new Error('There is an order.');
  office.store().perform({ type: 'UPDATE_ORDER', payload: { ...emptied, customer: 'Bistro' } });
  office.store().perform(LESS_WATER);
  expect(office.farm().orders).toMatchObject([{ id: 'o', customer: 'Bistro', items: [] }]);
  expect(office.farm().varieties).toMatchObject([{ id: 'pea', notes: 'Less water' }]);
});

test('a Pro order that another device has deleted is not booked a second time: the save is refused', async () => {
  const around = await environment();
  const { phone, office } = await twoDevices(around);
  const order = aProOrder(10);
  const slices = { alchemy: { ...aPowderShop(6000, 100, 100), orders: [order] } };
  phone.store().perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  await around.time.pass(60_000);
  phone.store().perform({ type: 'DELETE_PRO_ORDER', payload: { id: order.id } });
  await around.time.pass(60_000);
  const before = office.farm();
  const save = { type: 'UPDATE_PRO_ORDER', payload: { ...order, notes: 'Ring first' } } as const;
  office.store().perform(save);
  expect(office.farm()).toBe(before);
  expect(() => rejectDeleted(office.farm(), save)).toThrow(DELETED_ELSEWHERE);
});
