import { expect, test } from 'vitest';
import { anOrder, aVariety } from '#tests/support/builders/builders.ts';
import {
  add,
  aSyncedDevice,
  cloudFarm,
  environment,
  namesIn,
  twoDevices,
  inFiveSeconds,
} from '#tests/support/simulated-devices/quiet-days.ts';
import { fairWeather } from '#tests/support/simulated-devices/simulated-cloud.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import type { FarmAction } from '../records/farm-action.ts';

const SECOND = 1000;

/** Two devices of an account, of which the phone is offline until they meet. */
async function withoutSignal() {
  const { around, first: office, second: phone } = await twoDevices();
  phone.weather = { ...fairWeather(), offline: true };
  const meet = async () => {
    await around.time.pass(5 * SECOND);
    phone.weather = fairWeather();
    await around.time.pass(60 * SECOND);
  };
  return { office, phone, meet };
}

/** A device that signs in after work that was entered on it before. */
async function signsIn(around: Parameters<typeof aDevice>[1], name: string, work: FarmAction) {
  const device = await aDevice(name, around, new Map(), null);
  device.store().perform(work);
  await device.store().settled();
  await device.open('10001');
  await around.time.pass(30 * SECOND);
  return device;
}

const demo: FarmAction = { type: 'LOAD_DEMO_DATA' };
const pea = (name: string): FarmAction => ({
  type: 'ADD_VARIETY',
  payload: aVariety({ id: 'pea', name }),
});

test('another account on the device has a farm of its own', async () => {
  const { around, device } = await aSyncedDevice();
  await device.open('20002');
  await around.time.pass(60 * SECOND);
  expect(namesIn(device.farm())).toEqual([]);
  add(device, 'kale');
  await around.time.pass(5 * SECOND);
  expect(around.server.textOf('google_20002')).not.toContain('Pea');
  await device.open('10001');
  await around.time.pass(30 * SECOND);
  expect(namesIn(device.farm())).toEqual(['Pea']);
});

test('the farm from before the first sign-in is offered once, and joins only when the grower says so', async () => {
  const around = await environment();
  const device = await signsIn(around, '1', pea('Pea'));
  expect(namesIn(device.farm())).toEqual([]);
  expect(device.store().sync.status().question).toEqual({ kind: 'anonymous-farm' });
  await inFiveSeconds(around, device.store().sync.decide('both'));
  expect(namesIn(cloudFarm(around))).toEqual(['Pea']);
  await device.open('20002');
  await around.time.pass(30 * SECOND);
  expect(device.store().sync.status().question).toBe(null);
  expect(namesIn(device.farm())).toEqual([]);
});

test.each([
  ['an account’s farm takes the place of the untouched demo on the device', 'phone', 'office'],
  ['work of one’s own takes the place of the untouched demo in the cloud', 'office', 'phone'],
] as const)('%s; nothing of the demo comes into it', async (_, withDemo, withWork) => {
  const { meet, ...devices } = await withoutSignal();
  devices[withDemo].store().perform({ type: 'LOAD_DEMO_DATA' });
  add(devices[withWork], 'pea');
  await meet();
  for (const { farm } of [devices.phone, devices.office]) {
    expect(namesIn(farm())).toEqual(['Pea']);
    expect(farm().recurring).toEqual([]);
    expect(farm().meta.sync?.['notices']).toBe(undefined);
  }
});

test('a demo with user content is merged with the account’s farm', async () => {
  const { office, phone, meet } = await withoutSignal();
  phone.store().perform(demo);
  phone.store().perform({ type: 'ADD_ORDER', payload: anOrder({ id: 'ord_own' }) });
  add(office, 'pea');
  await meet();
  expect(office.farm().orders.map(({ id }) => id)).toEqual(['ord_own']);
  expect(namesIn(office.farm()).toSorted()).toContain('Sunflower');
});

test('deletes from before the first sign-in take nothing from the account’s farm', async () => {
  const { office, phone, meet } = await withoutSignal();
  add(phone, 'pea');
  add(phone, 'kale');
  phone.store().perform({ type: 'DELETE_VARIETY', payload: { id: 'pea' } });
  add(office, 'pea');
  await meet();
  expect(namesIn(office.farm()).toSorted()).toEqual(['Kale', 'Pea']);
});

test('of two crops of one id the account’s keeps it when the farm of the device joins', async () => {
  const { around } = await aSyncedDevice();
  const phone = await signsIn(around, '2', pea('Snow pea'));
  await inFiveSeconds(around, phone.store().sync.decide('both'));
  const crops = new Map(phone.farm().varieties.map(({ id, name }) => [id, name]));
  expect([crops.size, crops.get('pea')]).toEqual([2, 'Pea']);
});

test('the untouched demo from before the first sign-in is not offered to an account with a farm', async () => {
  const { around } = await aSyncedDevice();
  const phone = await signsIn(around, '2', demo);
  expect(phone.store().sync.status().question).toBe(null);
  expect(namesIn(phone.farm())).toEqual(['Pea']);
});

test('the untouched demo from before the first sign-in is offered to an account that has no farm', async () => {
  const around = await environment();
  const phone = await signsIn(around, '1', demo);
  expect(phone.store().sync.status().question).toEqual({ kind: 'anonymous-farm' });
  await inFiveSeconds(around, phone.store().sync.decide('both'));
  expect(namesIn(cloudFarm(around))).toContain('Sunflower');
});
