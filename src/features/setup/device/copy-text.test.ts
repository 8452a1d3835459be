import { expect, test } from 'vitest';
import { momentLabel, storageLabel } from './copy-text.ts';

const at = (year: number, month: number, day: number, hour: number, minute: number) =>
  new Date(year, month - 1, day, hour, minute).getTime();

test('a copy of today is named by its time, an earlier one by its day', () => {
  const today = '2026-11-20';
  expect(momentLabel(at(2026, 11, 20, 8, 15), today)).toMatch(/^Today 8:15\sAM$/);
  expect(momentLabel(at(2026, 11, 19, 16, 2), today)).toMatch(/^Thu 11\/19, 4:02\sPM$/);
  expect(momentLabel(at(2025, 11, 19, 0, 0), today)).toMatch(/^Wed 11\/19\/2025, 12:00\sAM$/);
  expect(momentLabel(Number.MAX_VALUE, today)).toBe('—');
});

test('storage is told in the unit that fits', () => {
  expect(storageLabel(0)).toBe('0.0 KB');
  expect(storageLabel(4200)).toBe('4.2 KB');
  expect(storageLabel(2_149_000)).toBe('2.1 MB');
  expect(storageLabel(12_000_000_000)).toBe('12.0 GB');
});
