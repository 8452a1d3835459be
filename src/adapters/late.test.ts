import { expect, test, vi } from 'vitest';
import { aWorld } from '#tests/support/devices/farm-world.ts';
import { late } from './late.ts';

test('what is loaded late is loaded once, and every question stays the same function', async () => {
  const { farms } = aWorld();
  const load = vi.fn(async () => farms);
  const shown = late(load);
  expect(shown.keys).toBe(shown.keys);
  expect(load).not.toHaveBeenCalled();
  expect(await shown.keys()).toEqual([]);
  expect((await shown.offer()).safety).toBe('secure');
  expect(load).toHaveBeenCalledTimes(1);
});
