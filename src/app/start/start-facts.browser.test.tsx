import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { removeKey, writeKey } from '#adapters/members/farm-keys.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { aKey } from '#tests/support/devices/member-double.ts';
import { startFacts } from './start-facts.ts';
import { StartScreen } from './start-screen.tsx';

const nowhere = async () => undefined;

test('on the start screen a device has the way back to the farms that it has joined', async () => {
  const keys = [aKey(), aKey({ farmId: 'farm_hill', farmName: '' })];
  for (const key of keys) await writeKey(key);
  onTestFinished(async () => {
    for (const { farmId } of keys) await removeKey(farmId);
  });
  const ways = {
    continueWithoutGoogle: nowhere,
    connect: async () => 'stayed' as const,
    prepare: () => undefined,
    returnFailed: false,
    enter: nowhere,
  };
  render(<StartScreen ways={ways} {...await startFacts()} />);
  for (const name of ['Open Juniper Lane', 'Open Unnamed farm', 'Continue without Google']) {
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  }
});
