import { expect, test } from 'vitest';
import { virtualTime } from '#tests/support/simulated-devices/virtual-time.ts';
import { WritePauses } from './write-pauses.ts';

const LARGE = { gzip: new Uint8Array(256 * 1024), hash: '', size: 1, wrapped: false };
const SMALL = { ...LARGE, gzip: new Uint8Array(256 * 1024 - 1) };
const HUGE = { ...LARGE, gzip: new Uint8Array(4 * 1024 * 1024) };
const MINUTE_MS = 60_000;

/** Writes that take as long as they are told to, and when each of them began. */
function someWrites() {
  const time = virtualTime();
  const start = time.now();
  const now = () => time.now() - start;
  const sleep = (ms: number) => new Promise<void>((resolve) => void time.timers.after(ms, resolve));
  const pauses = new WritePauses({ now, sleep });
  const began: (readonly [name: string, at: number])[] = [];
  const write = (userId: string, name: string, ms: number, document = LARGE) =>
    pauses.run(userId, document, () => {
      began.push([name, now()]);
      return sleep(ms);
    });
  return { time, pauses, began, write };
}

test('who writes much waits nineteen times as long as a write took, and never more than ten seconds', async () => {
  const { time, began, write } = someWrites();
  for (const ms of [100, 3_000, 5]) void write('google_1', `${ms} ms`, ms);
  await time.pass(MINUTE_MS);
  expect(began).toEqual([
    ['100 ms', 0],
    ['3000 ms', 2_000],
    ['5 ms', 15_000],
  ]);
});

test('after a document that no farm is as large as twice that pause is left, and never more than twenty seconds', async () => {
  const { time, began, write } = someWrites();
  for (const ms of [100, 3_000, 5]) void write('google_1', `${ms} ms`, ms, HUGE);
  await time.pass(MINUTE_MS);
  expect(began).toEqual([
    ['100 ms', 0],
    ['3000 ms', 4_000],
    ['5 ms', 27_000],
  ]);
});

test('a change waits for the rest of the pause after the previous one, and a minute later not at all', async () => {
  const { time, began, write } = someWrites();
  for (const tick of ['first', 'second', 'third', 'fourth', 'fifth']) {
    void write('dev_1', tick, 30);
    await time.pass(450);
  }
  await time.pass(MINUTE_MS);
  void write('dev_1', 'a minute later', 30);
  await time.pass(0);
  expect(began).toEqual([
    ['first', 0],
    ['second', 600],
    ['third', 1_200],
    ['fourth', 1_800],
    ['fifth', 2_400],
    ['a minute later', 62_250],
  ]);
});

test('who never stops has a twentieth of the disk', async () => {
  const { time, began, write } = someWrites();
  for (let n = 0; n < 100; n += 1) void write('google_1', String(n), 50);
  await time.pass(MINUTE_MS);
  expect(began.slice(0, 4).map(([, at]) => at)).toEqual([0, 1_000, 2_000, 3_000]);
  expect(began).toHaveLength(61);
});

test('a pause delays neither other users nor small farms', async () => {
  const { time, began, write } = someWrites();
  void write('google_1', 'first', 500);
  void write('google_1', 'second', 500);
  void write('google_1', 'small', 500, SMALL);
  void write('google_2', 'other', 500);
  await time.pass(MINUTE_MS);
  expect(began).toEqual([
    ['small', 0],
    ['first', 0],
    ['other', 0],
    ['second', 10_000],
  ]);
});

test('a failed write is reported, and the next one is made', async () => {
  const { time, pauses, began, write } = someWrites();
  const failed = pauses.run('google_1', LARGE, () => Promise.reject(new Error('full')));
  await expect(failed).rejects.toThrow('full');
  void write('google_1', 'next', 1);
  await time.pass(0);
  expect(began).toEqual([['next', 0]]);
});
