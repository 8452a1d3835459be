import { expect, test } from 'vitest';
import { readCapacityWindow } from './capacity-window-fields.tsx';

const read = (query: string) => readCapacityWindow(new URLSearchParams(query), '2026-11-20');

test('an address that makes no sense opens what does', () => {
  expect(read('from=someday&days=many')).toEqual({ from: '2026-11-20', days: 14 });
  expect(read('days=400').days).toBe(60);
  expect(read('days=-3').days).toBe(1);
});
