import { expect, test } from 'vitest';
import { lastDays, quickDays } from '#ui/day-range/day-range.ts';
import { USUAL_RANGE, readGrowthView, writeGrowthView } from './growth-view.ts';

test('the report begins 84 days ago, today counted', () => {
  expect(quickDays('2025-06-15', USUAL_RANGE)).toEqual({ from: '2025-03-24', to: '2025-06-15' });
  expect(quickDays('2025-06-15', USUAL_RANGE)).toEqual(lastDays('2025-06-15', 84));
});

test('at first rows are weeks, and estimates count', () => {
  expect(readGrowthView(new URLSearchParams('by=moon&estimates='))).toEqual({
    grouping: 'week',
    withEstimates: true,
  });
});

test('every view is read from the address it is written to, beside what else stands there', () => {
  for (const grouping of ['week', 'week-variety'] as const) {
    for (const withEstimates of [true, false]) {
      const view = { grouping, withEstimates };
      const before = new URLSearchParams('range=all&by=variety&estimates=off');
      const after = writeGrowthView(before, view);
      expect(readGrowthView(after)).toEqual(view);
      expect(after.get('range')).toBe('all');
    }
  }
});
