import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { isoWeekOf } from '#domain/calendar/iso-week.ts';
import type { GrowthRow } from '#domain/reports/growth-report.ts';
import { placeSentence } from '#ui/charts/chart-reading.ts';
import { MAX_WEEKS, growthPlaces, varietyLegend } from './growth-places.ts';

const TODAY = '2025-06-11';
const JUNE = { from: '2025-06-01', to: '2025-06-15' };

function aRow(day: string, more: Partial<GrowthRow> = {}): GrowthRow {
  return {
    ...isoWeekOf(day),
    plantedTrays: 8,
    recordedTrays: 5,
    estimatedTrays: 3,
    harvestedTrays: 4,
    lostTrays: 0,
    netTrays: 4,
    plantedChange: null,
    ...more,
  };
}

function places(rows: readonly GrowthRow[], range: Parameters<typeof growthPlaces>[1] = JUNE) {
  return growthPlaces(rows, range, TODAY, (id) => `color of ${id}`);
}

function values(rows: readonly GrowthRow[], at: number) {
  return places(rows)[at]?.columns.map(({ parts }) => parts.map(({ value }) => value));
}

test('every week of the range has its place, and this week stands out', () => {
  expect(places([aRow('2025-06-02')]).map(({ key, name, strong }) => [key, name, strong])).toEqual([
    ['2025-05-26', ['5/26', 'W22'], false],
    ['2025-06-02', ['6/2', 'W23'], false],
    ['2025-06-09', ['6/9', 'W24'], true],
  ]);
});

test('recorded and estimated trays stand on each other, harvested ones beside them', () => {
  expect(values([aRow('2025-06-02')], 1)).toEqual([[5, 3], [4]]);
});

test('a week is read with its days, its trays and what they are made of', () => {
  const [, week] = places([aRow('2025-06-02')]);
  expect(week && placeSentence(week)).toBe(
    '2025-W23, 6/2 – 6/8: Planted 8 trays (recorded 5, estimated 3); Harvested 4 trays',
  );
});

test('by variety, each planted part is one of them, and the harvest is all of them', () => {
  const rows = [
    aRow('2025-06-02', { varietyId: 'pea', plantedTrays: 3 }),
    aRow('2025-06-02', { varietyId: 'kale', plantedTrays: 2 }),
  ];
  expect(values(rows, 1)).toEqual([[3, 2], [8]]);
  expect(places(rows)[1]?.columns[0]?.parts.map(({ color }) => color)).toEqual([
    'color of pea',
    'color of kale',
  ]);
});

test('the legend names each planted variety once, by name', () => {
  const rows = ['pea', 'kale', 'pea'].map((varietyId, at) =>
    aRow(addDays('2025-06-02', 7 * at), { varietyId, varietyName: varietyId.toUpperCase() }),
  );
  const onlyCut = aRow('2025-06-02', { varietyId: 'dill', varietyName: 'DILL', plantedTrays: 0 });
  expect(varietyLegend([...rows, onlyCut], (id) => id)).toEqual([
    { label: 'KALE', color: 'kale' },
    { label: 'PEA', color: 'pea' },
  ]);
});

test('without a range the chart is as long as the rows, and two years at the most', () => {
  const all = { from: null, to: null };
  expect(places([aRow('2025-05-05'), aRow('2025-06-02')], all)).toHaveLength(5);
  const years = places([aRow('2020-01-06'), aRow('2025-06-02')], all);
  expect(years).toHaveLength(MAX_WEEKS);
  expect(years.at(-1)?.key).toBe('2025-06-02');
  expect(years[0]?.key).toBe(addDays('2025-06-02', -7 * (MAX_WEEKS - 1)));
  expect(places([], all)).toEqual([]);
});
