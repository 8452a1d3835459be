import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForStandstill } from './standstill.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that stands still for too long fails with the file it stands at', async () => {
  const watch = watchForStandstill('the first file', 3000);
  const told = expect(watch.standstill).rejects.toThrow(
    'Nothing has moved for 3 seconds at: src/waits.test.ts',
  );
  vi.advanceTimersByTime(2999);
  watch.comesTo('src/waits.test.ts');
  vi.advanceTimersByTime(3000);
  await told;
});

test('work that comes on in time, and work that has ended, is not held to stand still', async () => {
  const watch = watchForStandstill('the first file', 3000);
  const failed = vi.fn();
  watch.standstill.catch(failed);
  for (const file of ['a.test.ts', 'b.test.ts']) {
    vi.advanceTimersByTime(2999);
    watch.comesTo(file);
  }
  watch.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).not.toHaveBeenCalled();
});
