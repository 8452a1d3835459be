import { expect, test } from 'vitest';
import { environment } from '#tests/support/simulated-devices/quiet-days.ts';
import { aDevice } from '#tests/support/simulated-devices/simulated-device.ts';

const SECOND = 1000;

/** The call for the farm in the cloud is under way, its answer is not there yet. */
const WHILE_IT_LOADS = 1;

test('a farm that leaves the screen in the middle of a round sends nothing that its disk does not know of', async () => {
  const around = await environment();
  const device = await aDevice('1', around);
  await around.time.pass(5 * SECOND);
  device.store().perform({ type: 'UPDATE_SETTINGS', payload: { siteTitle: 'North' } });
  void device.store().sync.syncNow();
  await around.time.pass(WHILE_IT_LOADS);
  device.close();
  await around.time.pass(60 * SECOND);
  expect(around.server.requests.saves).toBe(0);
});
