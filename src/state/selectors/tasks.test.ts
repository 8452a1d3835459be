import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { selectRealTasksOn } from './supply.ts';
import { selectTaskDays } from './tasks.ts';

const friday = aTask({ type: 'PLANT', dateISO: '2026-11-20' });
const saturday = aTask({ type: 'HARVEST', dateISO: '2026-11-21' });
const farm = { ...freshFarm(), tasks: [friday, saturday] };

test('a day whose tasks did not change stays the same object', () => {
  const before = selectTaskDays(farm);
  const after = selectTaskDays({ ...farm, tasks: [{ ...friday, done: true }, saturday] });
  expect(after.map((day) => day.openCount)).toEqual([0, 1]);
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test('a day is found by its date; a day without tasks has none', () => {
  expect(selectRealTasksOn(farm, '2026-11-20', '2026-11-21')).toEqual([saturday]);
  expect(selectRealTasksOn(farm, '2026-11-20', '2026-11-22')).toEqual([]);
});
