import { expect, test } from 'vitest';
import { moveTask } from '#domain/planning/move-task.ts';
import type { Task } from '#domain/planning/task.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { listedHarvests } from './listed-harvests.ts';
import { forecastSupply } from '../supply/outlook.ts';

/** The harvests of the worked examples, that of Sunflower for Friday 11/27 changed. */
function listed(change: (harvest: Task) => Task, from = '2026-11-22', to = '2026-11-30') {
  const farm = bistroFarm();
  const tasks = farm.tasks.map((task) =>
    task.type === 'HARVEST' && task.cycleKey === 'sunflower|2026-11-27' ? change(task) : task,
  );
  const changed = { ...farm, tasks };
  const { ledger } = forecastSupply(changed, BISTRO_DAY);
  return listedHarvests(changed, ledger, BISTRO_DAY, { from, to }).map(
    ({ cutISO, dateISO, varietyId, demandOz, expectedOz }) =>
      [cutISO, dateISO, varietyId, demandOz, expectedOz] as const,
  );
}

const FRIDAY = '2026-11-27';
/** What is cut of the changed harvest, on a day. */
const cutOn = (cutISO: string) => [cutISO, FRIDAY, 'sunflower', 40, 48] as const;
const GRILL = ['2026-11-24', '2026-11-24', 'radish', 18, 20] as const;
const CAFE = ['2026-11-28', '2026-11-28', 'sunflower', 12, 16] as const;

test('F5: a harvest is listed only on the day it is harvested, with its planned day', () => {
  expect(listed((harvest) => harvest)).toEqual([GRILL, cutOn(FRIDAY), CAFE]);
  for (const day of ['2026-11-25', '2026-11-28'])
    expect(listed((harvest) => moveTask(harvest, day))).toEqual([GRILL, cutOn(day), CAFE]);
});

test('F5: days are asked for by their cuts, also where a harvest was planned for another week', () => {
  const toTuesday = (harvest: Task) => moveTask(harvest, '2026-11-24');
  expect(listed(toTuesday, '2026-11-22', '2026-11-24')).toEqual([GRILL, cutOn('2026-11-24')]);
  expect(listed(toTuesday, '2026-11-27', '2026-11-28')).toEqual([CAFE]);
});

test('F5: an early harvest is listed on the day it was harvested, a late one on its own day', () => {
  const cut = (harvest: Task) => ({ ...moveTask(harvest, '2026-11-21'), done: true });
  expect(listed(cut, '2026-11-21', '2026-11-24')).toEqual([cutOn('2026-11-21'), GRILL]);
  const late = (harvest: Task) => moveTask(harvest, '2026-11-20');
  expect(listed(late, '2026-11-20', '2026-11-24')).toEqual([cutOn('2026-11-20'), GRILL]);
});
