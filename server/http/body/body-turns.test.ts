import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { BodyTurns } from './body-turns.ts';

/** Requests that try to enter together, and what has entered so far. */
function comeTogether(turns: BodyTurns, userId: string, count: number) {
  const entered: number[] = [];
  const responses = [...Array(count).keys()].map((n) => {
    const response = new EventEmitter();
    void turns.enter(userId, response).then(() => entered.push(n));
    return response;
  });
  return { entered, end: (n: number) => responses[n]?.emit('close') };
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('eight bodies of a user are read at once, the others in the order they came', async () => {
  const { entered, end } = comeTogether(new BodyTurns(), 'google_1', 11);
  await settle();
  expect(entered).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  end(5);
  end(0);
  await settle();
  expect(entered.slice(8)).toEqual([8, 9]);
  end(9);
  await settle();
  expect(entered.slice(10)).toEqual([10]);
});

test('users do not wait for each other', async () => {
  const turns = new BodyTurns();
  comeTogether(turns, 'google_1', 20);
  const { entered } = comeTogether(turns, 'google_2', 3);
  await settle();
  expect(entered).toEqual([0, 1, 2]);
});

test('who leaves while waiting keeps no place', async () => {
  const { entered, end } = comeTogether(new BodyTurns(), 'google_1', 11);
  await settle();
  end(8);
  end(9);
  end(3);
  await settle();
  expect(entered).toContain(10);
});

test('after all are gone the next eight come in as at first', async () => {
  const turns = new BodyTurns();
  for (let round = 0; round < 5; round += 1) {
    const { entered, end } = comeTogether(turns, 'google_1', 30);
    for (let n = 0; n < 30; n += 1) {
      await settle();
      end(n);
    }
    await settle();
    expect(entered).toHaveLength(30);
  }
  const { entered } = comeTogether(turns, 'google_1', 9);
  await settle();
  expect(entered).toHaveLength(8);
});
