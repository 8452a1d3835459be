import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { continueSeries, startSeries, stopSeries } from './task-series.ts';
import type { SeriesPlan } from './task-series.ts';
import type { Task } from './task.ts';

const TODAY = '2026-11-20';
const weekly: SeriesPlan = {
  id: 'gen_1',
  title: ' Sanitize Shears ',
  dateISO: TODAY,
  repeat: 'WEEKLY',
};
const daysOf = (tasks: readonly Task[]) => tasks.map(({ dateISO }) => dateISO);

test('a series has its tasks up to 28 days ahead, each with its day in its id', () => {
  const tasks = startSeries(weekly, TODAY);
  const days = daysOf(tasks).map((day) => day.slice(5));
  expect(days).toEqual(['11-20', '11-27', '12-04', '12-11', '12-18']);
  expect(tasks[1]).toEqual({
    id: 'gen_1_2026-11-27',
    taskKey: '2026-11-27|GENERAL|gen_1_2026-11-27',
    cycleKey: '',
    type: 'GENERAL',
    dateISO: '2026-11-27',
    done: false,
    note: '',
    title: 'Sanitize Shears',
    repeat: { seriesId: 'gen_1', step: 'WEEKLY', firstISO: TODAY },
  });
});

test('a series that begins later than that has its first task', () => {
  expect(daysOf(startSeries({ ...weekly, dateISO: '2027-02-01' }, TODAY))).toEqual(['2027-02-01']);
});

test('on a later day only the days after the latest task are added', () => {
  const tasks = startSeries(weekly, TODAY).filter(({ dateISO }) => dateISO !== '2026-12-04');
  expect(continueSeries(tasks, TODAY)).toBe(tasks);
  expect(daysOf(continueSeries(tasks, '2026-11-27'))).toEqual([...daysOf(tasks), '2026-12-25']);
});

test('a series of the 31st falls on the last day of short months and comes back to the 31st', () => {
  const monthly = startSeries(
    { ...weekly, dateISO: '2027-01-31', repeat: 'MONTHLY' },
    '2027-01-31',
  );
  expect(daysOf(monthly)).toEqual(['2027-01-31', '2027-02-28']);
  expect(daysOf(continueSeries(monthly, '2027-03-03'))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
  ]);
});

test('a moved, done or skipped task still counts in its series', () => {
  const tasks = startSeries(weekly, TODAY).map((task, index) =>
    index === 4 ? { ...task, dateISO: '2026-12-20', done: true, skipped: true as const } : task,
  );
  expect(daysOf(continueSeries(tasks, '2026-11-27'))).toEqual([...daysOf(tasks), '2026-12-25']);
});

test('two devices that go on with a series make the same tasks, on whatever days they wake', () => {
  checkLaw([fc.array(fc.nat({ max: 60 }), { maxLength: 5 }), fc.nat({ max: 60 })], (days, last) => {
    const start = startSeries({ ...weekly, repeat: 'BIWEEKLY' }, TODAY);
    const on = (tasks: readonly Task[], day: number) => continueSeries(tasks, addDays(TODAY, day));
    const end = Math.max(last, ...days);
    const often = on(days.toSorted((a, b) => a - b).reduce(on, start), end);
    expect(often).toEqual(on(start, end));
  });
});

test('a series that is stopped loses its open tasks after today, and the rest are single ones', () => {
  const plan = { ...weekly, dateISO: '2026-11-13' };
  const [first, second, ...rest] = startSeries(plan, TODAY);
  if (first === undefined || second === undefined) throw new Error('A series has tasks.');
  const done = rest.map((task, index) => (index === 0 ? { ...task, done: true } : task));
  const stopped = stopSeries([first, second, ...done], 'gen_1', TODAY);
  expect(stopped.map(({ dateISO, done: isDone }) => [dateISO, isDone])).toEqual([
    ['2026-11-13', false],
    ['2026-11-20', false],
    ['2026-11-27', true],
  ]);
  expect(stopped.some((task) => 'repeat' in task)).toBe(false);
});

test('a series that was stopped does not go on where another device has added to it', () => {
  const tasks = startSeries(weekly, TODAY);
  const strays = continueSeries(tasks, '2026-11-27').filter((task) => !tasks.includes(task));
  const merged = [...stopSeries(tasks, 'gen_1', TODAY), ...strays];
  expect(continueSeries(merged, '2027-01-15')).toBe(merged);
});

test('of a farm without a series nothing is changed', () => {
  const [task] = startSeries(weekly, TODAY);
  if (task === undefined) throw new Error('A series has tasks.');
  const { repeat: _, ...single } = task;
  const tasks = [single];
  expect(continueSeries(tasks, '2027-01-15')).toBe(tasks);
  expect(stopSeries(tasks, 'gen_1', TODAY)).toBe(tasks);
});
