import { expect, test } from 'vitest';
import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { growthReport } from './growth-report.ts';
import { growthWeeks } from './growth-weeks.ts';

const ALL = { from: null, to: null };
/** A Wednesday, in week 26. */
const TODAY = '2025-06-25';

/** 5 trays in week 23, 3 in week 24, none in week 25, 2 in week 26. */
const farm = aFarm({
  varieties: [aVariety({ id: 'pea' })],
  tasks: Object.entries({ '2025-06-02': 5, '2025-06-09': 3, '2025-06-23': 2 }).map(
    ([dateISO, trays]) => aTask({ id: dateISO, dateISO, trays, done: true }),
  ),
});

function weeks(
  range: ReportRange,
  grouping: 'week' | 'week-variety' = 'week',
  today: IsoDate = TODAY,
) {
  const report = growthReport(farm, { range, grouping, withEstimates: true });
  return growthWeeks(report, grouping, range, today);
}

test('a week in which nothing happened stays, and this week is compared with no other', () => {
  expect(
    weeks(ALL).map((row) => [row.week, row.plantedTrays, row.plantedChange, row.isUnfinished]),
  ).toEqual([
    ['2025-W23', 5, null, false],
    ['2025-W24', 3, -2, false],
    ['2025-W25', 0, -3, false],
    ['2025-W26', 2, null, true],
  ]);
});

test('a week is over on the day after its Sunday', () => {
  const last = (today: IsoDate) => weeks(ALL, 'week', today).at(-1);
  expect(last('2025-06-29')?.isUnfinished).toBe(true);
  expect(last('2025-06-30')).toMatchObject({ isUnfinished: false, plantedChange: 2 });
});

test('weeks of the range after the last tray stay, those before the first of the farm do not', () => {
  const changes = (from: string, to: string) =>
    weeks({ from, to }, 'week', '2025-07-20')
      .map(({ week, plantedChange }) => `${week.slice(5)}: ${plantedChange}`)
      .join(', ');
  expect(changes('2025-05-20', '2025-07-06')).toBe('W23: 5, W24: -2, W25: -3, W26: 2, W27: -2');
  // The farm is older than this range: its first week had no trays.
  expect(changes('2025-06-16', '2025-06-29')).toBe('W25: null, W26: 2');
});

test('a week that the range cuts off is unfinished, and weeks to come are not listed', () => {
  expect(weeks({ from: '2025-06-02', to: '2025-06-11' }).at(-1)).toMatchObject({
    week: '2025-W24',
    isUnfinished: true,
    plantedChange: null,
  });
  expect(weeks({ from: '2025-06-02', to: '2025-12-31' }).at(-1)?.week).toBe('2025-W26');
});

test('by variety an empty week is one row of no variety', () => {
  const rows = weeks(ALL, 'week-variety');
  expect(rows.map(({ varietyName }) => varietyName ?? '')).toEqual(['Pea', 'Pea', '', 'Pea']);
  expect(rows[2]).toMatchObject({ week: '2025-W25', plantedChange: null });
});

test('a report of nothing has no weeks', () => {
  expect(weeks({ from: '2025-01-01', to: '2025-01-31' })).toEqual([]);
});
