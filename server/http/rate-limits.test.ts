import { expect, test } from 'vitest';
import { loadMerge } from '#state/sync/meeting/load-merge.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { simulatedServer } from '#tests/support/simulated-devices/simulated-server.ts';
import { virtualTime } from '#tests/support/simulated-devices/virtual-time.ts';
import { RateLimits } from './rate-limits.ts';

const USER = 'google_10001';
const FARM_ADDRESS = '203.0.113.1';
/** A minute of work for each: one task every two seconds. */
const TASKS = 30;

test('five growers on five devices who mark a task every two seconds are never rate-limited', async () => {
  await loadMerge();
  const time = virtualTime();
  const draws = seededDraws(5);
  const limits = new RateLimits(undefined, () => time.now());
  const service = simulatedServer(() => time.now());
  const waits: string[] = [];
  const count = (method: 'GET' | 'PUT'): void => {
    const wait = Math.max(limits.address(FARM_ADDRESS), limits.user(USER, method));
    if (wait > 0) waits.push(`${method} was to wait ${wait} s`);
  };
  const server: typeof service = {
    ...service,
    load(userId, known) {
      count('GET');
      return service.load(userId, known);
    },
    save(userId, text, condition) {
      count('PUT');
      return service.save(userId, text, condition);
    },
  };
  const names = ['one', 'two', 'three', 'four', 'five'];
  const devices = await Promise.all(names.map((name) => aDevice(name, { time, draws, server })));
  for (let n = 0; n < TASKS; n += 1) {
    for (const device of devices) {
      await time.pass(200 + draws.below(400));
      const id = `gen_${device.name}-${n}`;
      const payload = { id, title: id, dateISO: '2026-11-20' };
      device.store().perform({ type: 'ADD_MANUAL_TASK', payload });
    }
  }
  await time.pass(30_000);
  expect(waits).toEqual([]);
  for (const device of devices) {
    expect(device.farm().tasks).toHaveLength(TASKS * devices.length);
    device.close();
  }
});

test('a device may do what a user may, and the devices of a farm together four times that', () => {
  const limits = new RateLimits({ ofAddress: 1_000, ofUser: 40, writesOfUser: 25 }, () => 0);
  const served = (deviceId: string, method: string): boolean =>
    limits.device(deviceId, 'farm_1', method) === 0;
  const countOf = (device: string, method: string): number =>
    Array.from({ length: 60 }, () => served(device, method)).filter(Boolean).length;
  expect(countOf('dev_1', 'PATCH')).toBe(25);
  expect([2, 3, 4].map((n) => countOf(`dev_${n}`, 'PATCH'))).toEqual([25, 25, 25]);
  expect(countOf('dev_5', 'PATCH')).toBe(0);
});
