import { expect, test } from 'vitest';
import {
  ALL_DAYS,
  dayRangeLabel,
  dayRangeName,
  isReportable,
  lastDays,
  quickDays,
  readDayRange,
  withFrom,
  withTo,
  writeDayRange,
} from './day-range.ts';

const today = '2026-11-20';
const fallback = lastDays(today, 30);

const read = (query: string) => readDayRange(new URLSearchParams(query), today, fallback);

test('the last 30 days end today and count it', () => {
  expect(lastDays(today, 30)).toEqual({ from: '2026-10-22', to: '2026-11-20' });
  expect(lastDays(today, 1)).toEqual({ from: today, to: today });
});

test('a quick button without days clears both ends', () => {
  expect(quickDays(today, { label: 'All', days: null })).toEqual(ALL_DAYS);
  expect(quickDays(today, { label: '6w', days: 42 })).toEqual(lastDays(today, 42));
});

test('a start moved past the end pulls the end along', () => {
  expect(withFrom(fallback, '2026-12-01')).toEqual({ from: '2026-12-01', to: '2026-12-01' });
  expect(withFrom(fallback, '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-20' });
});

test('an open end stays open whatever the other is', () => {
  expect(withTo({ from: null, to: null }, '2026-01-01')).toEqual({ from: null, to: '2026-01-01' });
  expect(withFrom({ from: null, to: null }, today)).toEqual({ from: today, to: null });
});

test('the address keeps the range; what is unreadable falls back', () => {
  expect(read('from=2026-05-01&to=2026-05-31')).toEqual({ from: '2026-05-01', to: '2026-05-31' });
  expect(read('from=2026-05-01')).toEqual({ from: '2026-05-01', to: null });
  expect(read('to=2026-05-01')).toEqual({ from: null, to: '2026-05-01' });
  expect(read('range=all')).toEqual(ALL_DAYS);
  expect(read('')).toEqual(fallback);
  expect(read('from=soon&to=0202-01-01')).toEqual(fallback);
});

test('a range looks two years ahead at the most', () => {
  expect(read('from=2026-05-01&to=2062-05-31')).toEqual({ from: '2026-05-01', to: '2028-11-20' });
});

test('every range is read from the address it is written to, beside what else stands there', () => {
  for (const range of [
    ALL_DAYS,
    fallback,
    { from: '2026-05-01', to: null },
    { from: null, to: today },
  ]) {
    const query = writeDayRange(new URLSearchParams('view=week&range=all&from=2020-01-01'), range);
    expect(readDayRange(query, today, lastDays(today, 7))).toEqual(range);
    expect(query.get('view')).toBe('week');
  }
});

test('a day is taken once its year is written out', () => {
  expect(isReportable('0202-03-14')).toBe(false);
  expect(isReportable('2026-02-30')).toBe(false);
  expect(isReportable('2026-03-14')).toBe(true);
});

test('paper and file names tell the range', () => {
  expect(dayRangeLabel({ from: '2025-03-15', to: '2025-03-16' })).toBe(
    'Sat 3/15/2025 to Sun 3/16/2025',
  );
  expect(dayRangeLabel({ from: null, to: '2025-03-15' })).toBe('Up to Sat 3/15/2025');
  expect(dayRangeLabel({ from: '2025-03-15', to: null })).toBe('From Sat 3/15/2025');
  expect(dayRangeLabel(ALL_DAYS)).toBe('All dates');
  expect(dayRangeName(fallback)).toBe('2026-10-22-to-2026-11-20');
  expect(dayRangeName(ALL_DAYS)).toBe('all');
});
