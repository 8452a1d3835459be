import { expect, test } from 'vitest';
import { readCapacityWindow } from './capacity-window-fields.tsx';

const read = (query: string) => readCapacityWindow(new URLSearchParams(query), '2026-11-20');

test('the window begins today and has 14 days', () => {
  expect(read('')).toEqual({ from: '2026-11-20', days: 14 });
});

test('an address opens the window it names', () => {
  expect(read('from=2026-12-01&days=30')).toEqual({ from: '2026-12-01', days: 30 });
});

test('an address that makes no sense opens what does', () => {
  expect(read('from=someday&days=many')).toEqual({ from: '2026-11-20', days: 14 });
  expect(read('days=400').days).toBe(60);
  expect(read('days=-3').days).toBe(1);
});
