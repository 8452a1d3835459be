import { expect, test, vi } from 'vitest';
import { unlessFailed } from './unless-failed.ts';

test('an answer comes through; those still awaited when the worker breaks down are given up, and so is every later one', async () => {
  let breakDown: (cause: Error) => void = () => undefined;
  const waitFor = unlessFailed(new Promise<never>((_, reject) => (breakDown = reject)));
  await expect(waitFor(Promise.resolve(40))).resolves.toBe(40);
  await expect(waitFor(Promise.reject(new Error('No such order')))).rejects.toThrow(
    'No such order',
  );
  const awaited = [waitFor(new Promise(() => undefined)), waitFor(new Promise(() => undefined))];
  breakDown(new Error('The worker broke down'));
  for (const answer of awaited) await expect(answer).rejects.toThrow('The worker broke down');
  await expect(waitFor(Promise.resolve(41))).rejects.toThrow('The worker broke down');
});

test('a worker that stays holds none of the answers it has given: a thousand of them wait for nothing', async () => {
  const neverFails = new Promise<never>(() => undefined);
  const listened = vi.spyOn(neverFails, 'then');
  const waitFor = unlessFailed(neverFails);
  for (let asked = 0; asked < 1000; asked += 1) await waitFor(Promise.resolve(asked));
  expect(listened).toHaveBeenCalledTimes(1);
});
