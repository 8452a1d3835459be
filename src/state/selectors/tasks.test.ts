import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { selectWorkOfToday } from './late-work.ts';
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

test('the work of a day without tasks is none', () => {
  expect(selectWorkOfToday(farm, '2026-11-21')).toEqual([saturday]);
  expect(selectWorkOfToday(farm, '2026-11-22')).toEqual([]);
});
