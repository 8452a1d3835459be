import { expect, test } from 'vitest';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { germinationPeak, overNotice } from './capacity-glance.ts';

const TODAY = '2026-11-20';
const day = (dateISO: string, growUsed: number, germUsed: number): CapacityDay => ({
  dateISO,
  growUsed,
  growCapacity: 52,
  germUsed,
  germCapacity: 28,
});

test('the next day that will not fit is named with the room that is too small', () => {
  const days = [day(TODAY, 45, 8), day('2026-11-26', 57, 8), day('2026-11-27', 60, 30)];
  expect(overNotice(days, TODAY)).toEqual({
    lead: 'Over capacity Thu 11/26',
    detail: '57 of 52 grow slots',
  });
  expect(overNotice(days.slice(0, 1), TODAY)).toBeNull();
});

test('both rooms are named when neither is large enough, and today is called today', () => {
  expect(overNotice([day(TODAY, 53, 29)], TODAY)).toEqual({
    lead: 'Over capacity today',
    detail: '53 of 52 grow, 29 of 28 germination slots',
  });
});

test('the first of the fullest germination days is the peak', () => {
  const days = [day(TODAY, 45, 8), day('2026-11-24', 45, 16), day('2026-11-25', 45, 16)];
  expect(germinationPeak(days, TODAY)).toEqual({
    lead: 'Germination peaks Tue 11/24',
    detail: '16 of 28 slots',
  });
});

test('there is no peak without trays or racks, nor where they do not fit', () => {
  expect(germinationPeak([day(TODAY, 45, 0)], TODAY)).toBeNull();
  expect(germinationPeak([{ ...day(TODAY, 45, 8), germCapacity: 0 }], TODAY)).toBeNull();
  expect(germinationPeak([day(TODAY, 45, 29)], TODAY)).toBeNull();
});
