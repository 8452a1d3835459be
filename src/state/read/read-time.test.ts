import { expect, test } from 'vitest';
import { localDayAt, readDay, readInstant, readStamp } from './read-time.ts';

test('a day stays as it is written; one that no calendar has, and anything else, is no day', () => {
  expect(['2026-11-20', ' 2028-02-29 '].map(readDay)).toEqual(['2026-11-20', '2028-02-29']);
  for (const value of ['2026-02-30', '2026-13-01', '', 'soon', 'tray 2', null, {}, true])
    expect(readDay(value)).toBeNull();
});

test('a moment becomes the day it falls on at the farm', () => {
  const evening = new Date(2026, 10, 20, 23, 30);
  expect(readDay(evening.toISOString())).toBe('2026-11-20');
  expect(readDay(evening.getTime())).toBe('2026-11-20');
  expect(localDayAt(evening.getTime())).toBe('2026-11-20');
});

test('a moment is written in UTC, from milliseconds or any usual text', () => {
  expect(readInstant(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(readInstant('2026-11-20T12:00:00+02:00')).toBe('2026-11-20T10:00:00.000Z');
  expect(readInstant('Fri, 20 Nov 2026 10:00:00 GMT')).toBe('2026-11-20T10:00:00.000Z');
});

test('a moment outside the years people write is no moment', () => {
  expect(readInstant(8.64e15)).toBeNull();
  expect(readInstant('yesterday')).toBeNull();
});

test('a stamp is milliseconds, digits or a time as text, else never', () => {
  expect(readStamp(1_795_196_280_000)).toBe(1_795_196_280_000);
  expect(readStamp('1795196280000')).toBe(1_795_196_280_000);
  expect(readStamp('1970-01-01T00:00:01.000Z')).toBe(1000);
  expect(readStamp(-5)).toBe(0);
  expect(readStamp('soon')).toBe(0);
});
