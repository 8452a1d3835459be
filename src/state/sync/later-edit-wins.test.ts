import { expect, test } from 'vitest';
import { anOrder, packages } from '#tests/support/builders/builders.ts';
import type { Order } from '#domain/orders/order.ts';
import { environment } from '#tests/support/simulated-devices/quiet-days.ts';
import type {
  SimulatedDevice,
  DeviceEnvironment,
} from '#tests/support/simulated-devices/simulated-device.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const ORDER = anOrder({
  id: 'ord_1',
  name: 'Bistro',
  customer: 'Ann',
  items: [packages('prod_pea', 1, 4)],
});

/** The bearer of a phone and one in the office, both in step; then neither has a network. */
async function phoneAndOffice(around: DeviceEnvironment, phoneDays = 0, officeDays = 0) {
  const [phone, office] = [await aDevice('phone', around), await aDevice('office', around)];
  phone.skew = phoneDays * DAY;
  office.skew = officeDays * DAY;
  await around.time.pass(30 * SECOND);
  phone.store().perform({ type: 'ADD_ORDER', payload: ORDER });
  await around.time.pass(MINUTE);
  for (const device of [phone, office]) device.weather.offline = true;
  return { phone, office };
}

function enter(device: SimulatedDevice, change: Partial<Pick<Order, 'name' | 'customer'>>): void {
  const order = device.farm().orders.find(({ id }) => id === ORDER.id);
  if (order === undefined) throw new Error(`${device.name} has no such order`);
  device.store().perform({ type: 'UPDATE_ORDER', payload: { ...order, ...change } });
}

const orderOn = (device: SimulatedDevice) => device.farm().orders[0];

async function meet(
  around: DeviceEnvironment,
  ...inOrder: readonly SimulatedDevice[]
): Promise<void> {
  for (const device of inOrder) {
    device.weather.offline = false;
    await around.time.pass(MINUTE);
  }
  await around.time.pass(MINUTE);
}

test.each([
  ['the phone is a year ahead', 365, 0],
  ['the phone is a year behind', -365, 0],
  ['the office is a year ahead', 0, 365],
  ['the office is a year behind', 0, -365],
])('when %s the later edit is kept, whoever sends first', async (_rule, phoneDays, officeDays) => {
  for (const isPhoneFirst of [true, false]) {
    const around = await environment();
    const { phone, office } = await phoneAndOffice(around, phoneDays, officeDays);
    enter(phone, { customer: 'Bob' });
    await around.time.pass(MINUTE);
    enter(office, { customer: 'Cleo' });
    await meet(around, ...(isPhoneFirst ? [phone, office] : [office, phone]));
    for (const device of [phone, office]) {
      expect(orderOn(device)?.customer).toBe('Cleo');
      expect(readNotices(device.farm()).map(({ kept, lost }) => [kept, lost])).toEqual([
        ['Cleo', 'Bob'],
      ]);
    }
  }
});

test('what is entered after a backup was imported elsewhere is kept, and so is what is entered after that', async () => {
  const around = await environment();
  const { phone, office } = await phoneAndOffice(around);
  const fromFile = { orders: [{ ...ORDER, customer: 'From the file' }] };
  phone.store().perform({ type: 'LOAD_DATA_SLICES', payload: { slices: fromFile } });
  await around.time.pass(MINUTE);
  enter(office, { customer: 'Cleo' });
  await meet(around, office, phone);
  for (const device of [phone, office]) expect(orderOn(device)?.customer).toBe('Cleo');
  // From here on every stamp of the farm is a year ahead.
  for (const device of [phone, office]) device.weather.offline = true;
  enter(office, { customer: 'Dan' });
  await around.time.pass(MINUTE);
  enter(phone, { customer: 'Eve' });
  await meet(around, phone, office);
  for (const device of [phone, office]) expect(orderOn(device)?.customer).toBe('Eve');
});

test('work on something else afterwards does not make an edit a later one', async () => {
  const around = await environment();
  const { phone, office } = await phoneAndOffice(around);
  enter(phone, { customer: 'Bob' });
  await around.time.pass(MINUTE);
  enter(office, { customer: 'Cleo' });
  await around.time.pass(MINUTE);
  enter(phone, { name: 'Harbor Bistro' });
  await meet(around, office, phone);
  for (const device of [phone, office]) {
    expect(orderOn(device)).toMatchObject({ name: 'Harbor Bistro', customer: 'Cleo' });
  }
});

test('a page that is opened without a network remembers how far the clock is off', async () => {
  const around = await environment();
  const { phone, office } = await phoneAndOffice(around, 365);
  await phone.reopen();
  enter(phone, { customer: 'Bob' });
  await around.time.pass(MINUTE);
  enter(office, { customer: 'Cleo' });
  await meet(around, phone, office);
  for (const device of [phone, office]) expect(orderOn(device)?.customer).toBe('Cleo');
});

test('taking a change back is a later edit, too', async () => {
  const around = await environment();
  const { phone, office } = await phoneAndOffice(around);
  enter(office, { customer: 'Bob' });
  enter(office, { customer: 'Cleo' });
  await around.time.pass(MINUTE);
  enter(phone, { customer: 'Dan' });
  await around.time.pass(MINUTE);
  office.store().undo();
  await meet(around, office, phone);
  for (const device of [phone, office]) expect(orderOn(device)?.customer).toBe('Bob');
});
