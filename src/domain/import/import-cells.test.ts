import { expect, test } from 'vitest';
import { readCellDay } from './import-cells.ts';

test('a day is written as anywhere, or as in the US', () => {
  expect(readCellDay('Date', ' 2026-12-04 ')).toBe('2026-12-04');
  expect(readCellDay('Date', '12/4/2026')).toBe('2026-12-04');
  expect(readCellDay('Date', '1/31/2026')).toBe('2026-01-31');
  for (const cell of ['13/4/2026', '2/30/2026', '4.12.2026', '12/4/26', '']) {
    expect(() => readCellDay('Date', cell)).toThrow('isn’t a date. Write 2026-12-04 or 12/4/2026.');
  }
});
