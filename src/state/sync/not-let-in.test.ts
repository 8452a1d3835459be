import { expect, test } from 'vitest';
import type { CloudAnswer } from '#state/ports/cloud-port.ts';
import {
  add,
  cloudFarm,
  namesIn,
  environment,
} from '#tests/support/simulated-devices/quiet-days.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';
import { SILENCE } from '#tests/support/simulated-devices/simulated-cloud.ts';

const SECOND = 1000;

const REFUSED: CloudAnswer = { ...SILENCE, status: 403, body: { ok: false }, error: 'Not let in' };

test('an account that is not allowed keeps its work here and asks once, then only on request', async () => {
  const around = await environment();
  const load = around.server.load.bind(around.server);
  let asked = 0;
  around.server.load = () => {
    asked += 1;
    return { ...REFUSED, body: { ok: false, code: 'account-not-allowed' } };
  };
  const device = await aDevice('1', around);
  await around.time.pass(3 * SECOND);
  add(device, 'pea');
  await around.time.pass(3600 * SECOND);
  expect(device.store().sync.status()).toMatchObject({
    state: 'error',
    refusal: 'account',
    backoffUntil: null,
  });
  expect(asked).toBe(1);
  expect(namesIn(device.farm())).toEqual(['Pea']);

  await Promise.all([device.store().sync.syncNow(), around.time.pass(2 * SECOND)]);
  expect(asked).toBe(2);
  around.server.load = load;
  await Promise.all([device.store().sync.syncNow(), around.time.pass(5 * SECOND)]);
  expect(device.store().sync.status()).toMatchObject({ state: 'online', refusal: null });
  expect(namesIn(cloudFarm(around))).toEqual(['Pea']);
  const before = around.server.requests.loads;
  await around.time.pass(60 * SECOND);
  expect(around.server.requests.loads).toBeGreaterThan(before);
});

test('a farm that a full server does not take is offered again every five minutes', async () => {
  const around = await environment();
  const save = around.server.save.bind(around.server);
  around.server.save = () => ({ ...REFUSED, status: 507, retryAfter: 600 * SECOND });
  const device = await aDevice('1', around);
  await around.time.pass(3 * SECOND);
  add(device, 'pea');
  await around.time.pass(60 * SECOND);
  expect(device.store().sync.status()).toMatchObject({ state: 'backoff', refusal: 'room' });
  around.server.save = save;
  await around.time.pass(301 * SECOND);
  expect(namesIn(cloudFarm(around))).toEqual(['Pea']);
});
