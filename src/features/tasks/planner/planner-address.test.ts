import { expect, test } from 'vitest';
import { readMonth } from './planner-address.ts';

test.each([
  ['', '2026-11'],
  ['month=2027-02', '2027-02'],
  ['month=2027-13', '2026-11'],
  ['month=November', '2026-11'],
])('the address %j shows %s', (query, month) => {
  expect(readMonth(new URLSearchParams(query), '2026-11-20')).toBe(month);
});
