import { expect, test, vi } from 'vitest';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { late } from './browser-environment.ts';

test('what is loaded late is loaded once, and every question stays the same function', async () => {
  const { farms } = anEnvironment();
  const load = vi.fn(async () => farms);
  const shown = late(load);
  expect(shown.keys).toBe(shown.keys);
  expect(load).not.toHaveBeenCalled();
  expect(await shown.keys()).toEqual([]);
  expect((await shown.offer()).safety).toBe('secure');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what could not be loaded, as without a network, is loaded with the next question', async () => {
  const { farms } = anEnvironment();
  const load = vi.fn(async () => farms).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const shown = late(load);
  await expect(shown.keys()).rejects.toThrow('Failed to fetch');
  expect(await shown.keys()).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
});
