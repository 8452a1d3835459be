import { expect, test } from 'vitest';
import { fullInstant, instantDay, instantLabel } from './instant-label.ts';

/** Noon of the device, whatever its zone. */
const noon = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 12).toISOString();

test('an instant belongs to the day of the device', () => {
  expect(instantDay(noon(2026, 10, 5))).toBe('2026-10-05');
  expect(instantDay(new Date(2026, 9, 5, 23, 59).toISOString())).toBe('2026-10-05');
});

test('a label names the year only when it is another one', () => {
  expect(instantLabel(noon(2026, 10, 5), '2026-11-20')).toBe('10/5');
  expect(instantLabel(noon(2025, 12, 31), '2026-11-20')).toBe('12/31/2025');
});

test('an unreadable instant is a dash', () => {
  expect(instantLabel('soon', '2026-11-20')).toBe('—');
});

test('a hint says an instant to the second', () => {
  const at = new Date(2026, 10, 17, 9, 57, 5).toISOString();
  expect(fullInstant(at)).toBe('11/17/2026, 9:57:05 AM');
  expect(fullInstant('soon')).toBe('—');
});
