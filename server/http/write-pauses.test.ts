import { expect, test } from 'vitest';
import { WritePauses } from './write-pauses.ts';

/** Pauses by a clock that only moves when somebody works or sleeps. */
function theClock() {
  let now = 0;
  const slept: number[] = [];
  return {
    slept,
    work: (ms: number) => async () => void (now += ms),
    clock: {
      now: () => now,
      sleep: async (ms: number) => {
        slept.push(ms);
        now += ms;
      },
    },
  };
}

const LARGE = { gzip: new Uint8Array(256 * 1024), hash: '', size: 1, wrapped: false };

test('who writes much waits nineteen times as long as a write took before the next one, ten seconds at most', async () => {
  const { clock, slept, work } = theClock();
  const pauses = new WritePauses(clock);
  const began: number[] = [];
  const writes = [100, 3_000, 5].map((ms) =>
    pauses.run('google_1', LARGE, () => {
      began.push(clock.now());
      return work(ms)();
    }),
  );
  await Promise.all(writes);
  expect(began).toEqual([0, 2_000, 15_000]);
  expect(slept.slice(0, 2)).toEqual([1_900, 10_000]);
});

test('nobody waits for the pause of another, nor for a small farm', async () => {
  const { clock, work } = theClock();
  const pauses = new WritePauses(clock);
  const began: string[] = [];
  const write = (userId: string, name: string, document = LARGE) =>
    pauses.run(userId, document, () => {
      began.push(name);
      return work(500)();
    });
  const small = { ...LARGE, gzip: new Uint8Array(256 * 1024 - 1) };
  await Promise.all([
    write('google_1', 'first'),
    write('google_1', 'second'),
    write('google_1', 'small', small),
    write('google_2', 'other'),
  ]);
  expect(began).toEqual(['small', 'first', 'other', 'second']);
});

test('a write that fails tells so, and the next one is made', async () => {
  const { clock, work } = theClock();
  const pauses = new WritePauses(clock);
  const failed = pauses.run('google_1', LARGE, () => Promise.reject(new Error('full')));
  const next = pauses.run('google_1', LARGE, work(1));
  await expect(failed).rejects.toThrow('full');
  await expect(next).resolves.toBeUndefined();
});
