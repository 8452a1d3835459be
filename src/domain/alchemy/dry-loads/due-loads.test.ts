import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { dueLoads } from './due-loads.ts';

const TODAY = '2025-03-12';
const DRYER = { id: 'fd-1', label: 'Attic', shelves: 7, cycleDays: 2, shelfMaxOz: 16 };
const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], capacity: { freezeDryers: [DRYER] } });

test('a day has the loads to be started and those that are ready, what waits longest first', () => {
  const dryLoads = [
    aDryLoad({ id: 'today', startISO: TODAY }),
    aDryLoad({ id: 'missed', startISO: '2025-03-10' }),
    aDryLoad({ id: 'tomorrow', startISO: '2025-03-13' }),
    // In on the 10th for two days, in on the 11th for two.
    aDryLoad({ id: 'ready', startISO: '2025-03-10', cycleDays: 2, status: 'RUNNING' }),
    aDryLoad({ id: 'in', startISO: '2025-03-11', cycleDays: 2, status: 'RUNNING' }),
    aDryLoad({ id: 'leaf', dryerId: '', startISO: TODAY, cycleDays: 0 }),
    aDryLoad({ id: 'done', startISO: '2025-03-10', status: 'DONE' }),
    aDryLoad({ id: 'off', startISO: TODAY, status: 'CANCELLED' }),
  ];
  expect(dueLoads(farm, TODAY)).toEqual([]);
  const rows = dueLoads({ ...farm, dryLoads }, TODAY);
  expect(rows.map(({ id, work, dryer }) => [id, work, dryer])).toEqual([
    ['missed', 'start', 'Attic'],
    ['today', 'start', 'Attic'],
    ['ready', 'weigh', 'Attic'],
    ['leaf', 'weigh', 'Fresh'],
  ]);
  expect(rows[0]).toMatchObject({ goods: 'Pea 7', sinceISO: '2025-03-10' });
});
