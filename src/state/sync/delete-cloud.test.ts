import { expect, test } from 'vitest';
import { refusing } from '#tests/support/google/google-visit.ts';
import {
  add,
  aSyncedDevice,
  cloudFarm,
  environment,
  namesIn,
  twoDevices,
  USER,
  inFiveSeconds,
} from '#tests/support/simulated-devices/quiet-days.ts';
import { fairWeather } from '#tests/support/simulated-devices/simulated-cloud.ts';
import type { AccountDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { aDevice, LONELY_PAGE } from '#tests/support/simulated-devices/simulated-device.ts';
import type { SyncNews, SyncPage } from '../ports/sync-page.ts';

const SECOND = 1000;

test('a farm deleted in the cloud is neither sent again nor deleted here without a question', async () => {
  const { around, first, second } = await twoDevices();
  add(first, 'pea');
  await around.time.pass(30 * SECOND);
  await inFiveSeconds(around, wipe(first));
  expect(namesIn(first.farm())).toEqual([]);
  add(second, 'kale');
  await around.time.pass(60 * SECOND);
  expect(second.store().sync.status().question?.kind).toBe('deleted-in-cloud');
  expect(namesIn(second.farm())).toEqual(['Pea', 'Kale']);
  expect(cloudFarm(around)).toBe(null);
  await inFiveSeconds(around, second.store().sync.decide('device'));
  expect(namesIn(cloudFarm(around))).toEqual(['Pea', 'Kale']);
  await around.time.pass(30 * SECOND);
  expect(namesIn(first.farm())).toEqual(['Pea', 'Kale']);
});

test('the question about a deleted farm is answered for all tabs in the one where it is answered', async () => {
  const around = await environment();
  const [leading, following] = twoPages();
  const first = await aDevice('1', { ...around, page: leading });
  const second = await aDevice('1b', { ...around, page: following }, first.disks);
  add(first, 'pea');
  await around.time.pass(5 * SECOND);
  around.server.remove(USER);
  await around.time.pass(30 * SECOND);
  for (const tab of [first, second]) {
    expect(tab.store().sync.status().question?.kind).toBe('deleted-in-cloud');
  }
  await inFiveSeconds(around, second.store().sync.decide('device'));
  add(second, 'kale');
  await around.time.pass(60 * SECOND);
  for (const tab of [first, second]) expect(tab.store().sync.status().question).toBe(null);
  expect(namesIn(cloudFarm(around))).toEqual(['Pea', 'Kale']);
});

test.each([
  ['device', ['Kale', 'New', 'Pea']],
  ['cloud', ['New']],
] as const)(
  'a device that was away while another one wiped the farm and began anew is asked, and may decide for %s',
  async (decision, names) => {
    const { around, first, second } = await twoDevices();
    add(first, 'pea');
    await around.time.pass(30 * SECOND);
    second.weather = { ...fairWeather(), offline: true };
    add(second, 'kale');
    await inFiveSeconds(around, wipe(first));
    add(first, 'new');
    await around.time.pass(60 * SECOND);
    expect(namesIn(cloudFarm(around))).toEqual(['New']);
    second.weather = fairWeather();
    await around.time.pass(600 * SECOND);
    expect(second.store().sync.status().question?.kind).toBe('deleted-in-cloud');
    expect(namesIn(second.farm())).toEqual(['Pea', 'Kale']);
    expect(namesIn(cloudFarm(around))).toEqual(['New']);
    await inFiveSeconds(around, second.store().sync.decide(decision));
    await around.time.pass(60 * SECOND);
    for (const device of [first, second]) {
      expect(namesIn(device.farm()).toSorted()).toEqual(names);
      expect(device.store().sync.status().question).toBe(null);
    }
    expect(namesIn(cloudFarm(around)).toSorted()).toEqual(names);
  },
);

test('a device that is new to an account is asked nothing about a wipe of long ago', async () => {
  const around = await environment();
  const first = await aDevice('1', around);
  add(first, 'pea');
  await around.time.pass(30 * SECOND);
  await inFiveSeconds(around, wipe(first));
  add(first, 'new');
  await around.time.pass(30 * SECOND);
  const second = await aDevice('2', around);
  await around.time.pass(30 * SECOND);
  expect(second.store().sync.status().question).toBe(null);
  expect(namesIn(second.farm())).toEqual(['New']);
});

test('a farm deleted in the cloud may go here, too; a copy stays', async () => {
  const { around, device } = await aSyncedDevice();
  around.server.remove(USER);
  await around.time.pass(30 * SECOND);
  await inFiveSeconds(around, device.store().sync.decide('cloud'));
  expect(namesIn(device.farm())).toEqual([]);
  expect(device.store().sync.status().question).toBe(null);
  const [copy] = await device.store().world.storage.listCopies();
  expect(namesIn(await device.store().world.storage.readCopy(copy?.id ?? 0))).toEqual(['Pea']);
});

test('a wipe that the cloud refuses changes nothing here', async () => {
  const { around, device } = await aSyncedDevice();
  device.weather = { ...fairWeather(), offline: true };
  const wiping = wipe(device);
  const refusal = expect(wiping).rejects.toThrow('deleteRemoteState failed 0');
  await around.time.pass(5 * SECOND);
  await refusal;
  expect(namesIn(device.farm())).toEqual(['Pea']);
});

test('a wipe that Google does not confirm is not carried out, whatever token is held', async () => {
  const { around, device } = await aSyncedDevice();
  device.google().answer = refusing('popup_closed');
  await expect(wipe(device)).rejects.toMatchObject({ code: 'popup_closed_by_user' });
  expect(namesIn(cloudFarm(around))).toEqual(['Pea']);
  expect(namesIn(device.farm())).toEqual(['Pea']);
});

/** Right after a press, as only then a window of Google opens. */
function wipe(device: AccountDevice): Promise<void> {
  device.google().press();
  return device.store().sync.deleteCloud();
}

/** Two tabs that hear each other; the first asks the cloud. */
function twoPages(): readonly [SyncPage, SyncPage] {
  const listeners = [new Set<(news: SyncNews) => void>(), new Set<(news: SyncNews) => void>()];
  const pageAt = (own: number): SyncPage => ({
    ...LONELY_PAGE,
    leads: () => own === 0,
    emit: (news) => listeners[1 - own]?.forEach((listener) => listener(news)),
    onNews(listener) {
      listeners[own]?.add(listener);
      return () => listeners[own]?.delete(listener);
    },
  });
  return [pageAt(0), pageAt(1)];
}
