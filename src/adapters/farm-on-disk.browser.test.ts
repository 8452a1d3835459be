import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '#state/document/canonical-json.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import { anyMove, makeMove } from '#tests/support/random/random-actions.ts';
import { browserEnvironment } from './browser-environment.ts';
import { firstScreen } from './device/first-screen.ts';

test('500 changes are found again after the farm was closed', { timeout: 60_000 }, async () => {
  const user = `long-${performance.timeOrigin}`;
  const store = await openedStore(browserEnvironment(user));
  for (const move of fc.sample(anyMove(), { numRuns: 500, seed: 20261120 })) {
    makeMove(tabOf(store), move);
    if (typeof move === 'object' && move.pick % 10 === 0) await store.settled();
  }
  await store.settled();
  expect(store.state().save).toBe('saved');
  const { document, history } = store.state();
  store.close();
  const again = await openedStore(browserEnvironment(user));
  expect(canonicalJson(again.state().document)).toBe(canonicalJson(document));
  firstScreen.tellDrawn();
  await expect.poll(() => again.state().history.since).toBe(undefined);
  expect(canonicalJson(again.state().history)).toBe(canonicalJson(history));
  again.close();
});

test(
  'two tabs of a browser follow each other without being asked',
  { timeout: 30_000 },
  async () => {
    const user = `tabs-${performance.timeOrigin}`;
    const [first, second] = [
      await openedStore(browserEnvironment(user)),
      await openedStore(browserEnvironment(user)),
    ];
    for (const [n, move] of fc.sample(anyMove(), { numRuns: 60, seed: 7 }).entries()) {
      makeMove(tabOf(n % 2 === 0 ? first : second), move);
    }
    await first.settled();
    await second.settled();
    const farmOf = (store: FarmStore): string => canonicalJson(store.state().document);
    await expect.poll(() => farmOf(first) === farmOf(second), { timeout: 1000 }).toBe(true);
    first.close();
    second.close();
  },
);

function tabOf(store: FarmStore): Parameters<typeof makeMove>[0] {
  return { store, farm: () => store.state().document };
}
