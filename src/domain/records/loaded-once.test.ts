import { expect, test } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

test('code is loaded once for all who ask', async () => {
  let times = 0;
  const load = loadedOnce(async () => ({ time: (times += 1) }));
  expect(await Promise.all([load(), load()])).toEqual([{ time: 1 }, { time: 1 }]);
  expect(await load()).toEqual({ time: 1 });
});

test('the next call tries again after a failure', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
  const load = loadedOnce(async () => await answers.shift());
  await expect(load()).rejects.toThrow('offline');
  expect(await load()).toBe('here');
});
