import { expect, test } from 'vitest';
import {
  defaultRange,
  harvestQuickRanges,
  quickRangeOf,
  readRange,
  withEnd,
  withStart,
} from './harvest-range.ts';

const today = '2025-03-01';

test('the months of a month end are quick ranges like the days', () => {
  expect(harvestQuickRanges(today).map(({ label }) => label)).toEqual([
    'February',
    'March',
    '7d',
    '14d',
    '30d',
  ]);
  expect(quickRangeOf({ from: '2025-02-01', to: '2025-02-28' }, today)?.label).toBe('February');
});

test('a quick range of days is recognised only when it starts today', () => {
  expect(quickRangeOf({ from: '2025-03-01', to: '2025-03-07' }, today)?.label).toBe('7d');
  expect(quickRangeOf({ from: '2025-03-02', to: '2025-03-08' }, today)).toBeNull();
  expect(quickRangeOf({ from: '2025-03-01', to: '2025-03-08' }, today)).toBeNull();
});

test('a range is two years at the most', () => {
  expect(withEnd(defaultRange(today), '2062-03-14').to).toBe('2027-03-01');
  expect(withStart(defaultRange('2027-03-01'), '2020-03-01').to).toBe('2022-03-01');
});

test('the address keeps the range; what is missing or unreadable falls back', () => {
  const read = (query: string) => readRange(new URLSearchParams(query), today);
  expect(read('from=2025-05-01&to=2025-05-31')).toEqual({ from: '2025-05-01', to: '2025-05-31' });
  expect(read('from=2025-05-10&to=2025-05-01')).toEqual({ from: '2025-05-10', to: '2025-05-10' });
  expect(read('from=2025-05-01')).toEqual({ from: '2025-05-01', to: '2025-05-14' });
  expect(read('from=soon&to=never')).toEqual(defaultRange(today));
});
