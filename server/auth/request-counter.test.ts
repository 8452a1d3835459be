import { expect, test } from 'vitest';
import { RequestCounter } from './request-counter.ts';

function aCounter(limit: number) {
  let now = 1_000_000;
  return { counter: new RequestCounter(limit, () => now), pass: (ms: number) => void (now += ms) };
}

test('no minute, wherever it begins, has more than the limit', () => {
  const { counter, pass } = aCounter(10);
  const counted: number[] = [];
  for (let second = 0; second < 300; second += 1) {
    if (counter.count('farm')) counted.push(second);
    pass(1_000);
  }
  for (let from = 0; from < 240; from += 1) {
    expect(counted.filter((at) => at >= from && at < from + 60).length).toBeLessThanOrEqual(10);
  }
  expect(counted).toHaveLength(50);
});

test('no caller gets twice the limit around the turn of a minute', () => {
  const { counter, pass } = aCounter(10);
  pass(59_000);
  for (let n = 0; n < 10; n += 1) expect(counter.count('farm')).toBe(true);
  pass(2_000);
  expect(counter.count('farm')).toBe(false);
  expect(counter.secondsLeft('farm')).toBe(58);
  pass(58_000);
  expect(counter.count('farm')).toBe(true);
});

test('what is refused does not prolong the waiting', () => {
  const { counter, pass } = aCounter(2);
  counter.count('farm');
  pass(30_000);
  counter.count('farm');
  for (let n = 0; n < 30; n += 1) {
    expect(counter.count('farm')).toBe(false);
    pass(1_000);
  }
  expect(counter.isFull('farm')).toBe(false);
  expect(counter.count('farm')).toBe(true);
  expect(counter.secondsLeft('farm')).toBe(30);
});

test('names are counted apart', () => {
  const { counter } = aCounter(1);
  expect([counter.count('a'), counter.count('b'), counter.count('a')]).toEqual([true, true, false]);
});
