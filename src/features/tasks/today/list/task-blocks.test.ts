import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { type TaskDay, groupTasksByDay } from '#domain/planning/task-days.ts';
import { aGeneralTask } from '#tests/support/builders/builders.ts';
import { type ShownTasks, taskBlocks } from './task-blocks.ts';

const TODAY = '2026-11-20';
const onDay = (dateISO: string, done = false) =>
  aGeneralTask({ id: `gen_${dateISO}`, dateISO, done });
const DAYS = groupTasksByDay([
  onDay('2026-11-16', true),
  onDay('2026-11-17'),
  onDay('2026-11-18', true),
  onDay(TODAY),
  onDay('2026-11-21'),
  onDay('2026-12-18'),
  onDay('2026-12-19'),
]);

function blocks(days: readonly TaskDay[], more: Partial<ShownTasks> = {}) {
  const shown = { showArchived: false, steps: 0, ticked: new Set<string>(), ...more };
  const { late, today, next, earlier } = taskBlocks(days, TODAY, shown);
  const dates = (list: readonly TaskDay[]) => list.map(({ dateISO }) => dateISO);
  return { late: dates(late), today: today?.dateISO, next: dates(next), earlier: dates(earlier) };
}

test('days are late, of today or to come, up to 28 days ahead', () => {
  expect(blocks(DAYS)).toEqual({
    late: ['2026-11-17'],
    today: TODAY,
    next: ['2026-11-21', '2026-12-18'],
    earlier: [],
  });
});

test('done days are shown with the archive only, the newest first', () => {
  expect(blocks(DAYS, { showArchived: true }).earlier).toEqual(['2026-11-18', '2026-11-16']);
});

test('each step adds a month of done days, until there is nothing earlier', () => {
  const done = Array.from({ length: 40 }, (_, index) => onDay(addDays(TODAY, index - 40), true));
  const days = groupTasksByDay([onDay('2026-10-01'), ...done, onDay(TODAY)]);
  const shown = (steps: number) =>
    taskBlocks(days, TODAY, { showArchived: true, steps, ticked: new Set() });
  expect(shown(1)).toMatchObject({ late: { length: 1 }, earlier: { length: 37 } });
  expect(shown(2)).toMatchObject({ earlier: { length: 40 }, hasEarlier: false });
});
