import { expect, test } from 'vitest';
import { fileDays } from './file-range.ts';

const TODAY = '2026-11-20';

test('a file without a first day begins with the farm, one without a last day ends today', () => {
  const month = { from: '2026-11-01', to: '2026-11-30' };
  expect(fileDays(month, TODAY)).toEqual(month);
  expect(fileDays({ from: null, to: '2026-11-30' }, TODAY).from).toBe('2000-01-01');
  expect(fileDays({ from: '2026-11-01', to: null }, TODAY).to).toBe(TODAY);
  expect(fileDays({ from: '2026-12-01', to: null }, TODAY).to).toBe('2026-12-01');
});
