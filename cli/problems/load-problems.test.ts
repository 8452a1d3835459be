import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { findLoadProblems } from './load-problems.ts';

const dryer = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 2, shelfMaxOz: 16 };
const lines = [aDryLine({ itemId: '', varietyId: 'pea' })];
const farm = (...dryLoads: ReturnType<typeof aDryLoad>[]) => {
  const empty = aFarm();
  const capacity = { ...empty.capacity, freezeDryers: [dryer] };
  return { ...aFarm({ capacity, varieties: [] }), dryLoads };
};

test('an open load with deleted records is a problem, a done one is not', () => {
  const load = aDryLoad({ dryerId: 'fd-9', lines: [aDryLine({ itemId: 'itm_gone' })] });
  expect(findLoadProblems(farm(load))).toEqual([
    { path: 'dryLoads[0].dryerId', message: "There is no freeze dryer 'fd-9'." },
    { path: 'dryLoads[0].lines[0].itemId', message: "There is no Pro item 'itm_gone'." },
    { path: 'dryLoads[0].lines[0].varietyId', message: "There is no variety 'pea'." },
  ]);
  expect(findLoadProblems(farm({ ...load, status: 'DONE' }))).toEqual([]);
});

test('loads that would be in one dryer at a time are told, one after the other is not', () => {
  const of = (startISO: string, status: 'PLANNED' | 'CANCELLED' = 'PLANNED') => ({
    ...aDryLoad({ startISO, cycleDays: 2, status, lines }),
    id: `dry_${startISO}`,
  });
  const told = (...days: Parameters<typeof of>[]) =>
    findLoadProblems(farm(...days.map((day) => of(...day))))
      .filter(({ path }) => path.endsWith('startISO'))
      .map(({ path }) => path);
  expect(told(['2025-03-12'], ['2025-03-13'])).toEqual([
    'dryLoads[0].startISO',
    'dryLoads[1].startISO',
  ]);
  expect(told(['2025-03-12'], ['2025-03-14'])).toEqual([]);
  expect(told(['2025-03-12'], ['2025-03-13', 'CANCELLED'])).toEqual([]);
});
