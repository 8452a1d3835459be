import { expect, test } from 'vitest';
import { createMutex } from './mutex.ts';

/** Work that ends when the test says so. */
function heldWork(seen: string[], name: string) {
  let end = (_failure?: Error): void => undefined;
  const work = (): Promise<void> => {
    seen.push(`${name} begins`);
    return new Promise((resolve, reject) => {
      end = (failure) => {
        seen.push(`${name} ends`);
        if (failure === undefined) resolve();
        else reject(failure);
      };
    });
  };
  return { work, end: (failure?: Error) => end(failure) };
}

test('what comes up meanwhile begins when the work before it has ended, also with a failure', async () => {
  const seen: string[] = [];
  const [first, second] = [heldWork(seen, 'first'), heldWork(seen, 'second')];
  const turns = createMutex();
  const taken = turns.take(first.work);
  const next = turns.take(second.work);
  expect(seen).toEqual(['first begins']);
  first.end(new Error('no network'));
  await expect(taken).rejects.toThrow('no network');
  await expect.poll(() => seen).toEqual(['first begins', 'first ends', 'second begins']);
  second.end();
  await next;
});

test('after the close nothing begins, not even what was waiting', async () => {
  const seen: string[] = [];
  const [first, second] = [heldWork(seen, 'first'), heldWork(seen, 'second')];
  const turns = createMutex();
  const taken = turns.take(first.work);
  const next = turns.take(second.work);
  turns.close();
  first.end();
  await Promise.all([taken, next]);
  expect(seen).toEqual(['first begins', 'first ends']);
  expect(turns.isClosed()).toBe(true);
});
