import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { mergePlanSteps } from './merge-plan.ts';
import type { Task } from './task.ts';

/** Nothing is planned any more, and all that there is lies behind: it stays as it is. */
const NOTHING = { crops: [], rules: { stackLimit: 4 }, today: '2025-06-01' };

const planting = (number: number, more: Partial<Task> = {}) =>
  aTask({ dateISO: addDays('2025-03-01', number), ...more });
const KALE = planting(2, { varietyId: 'kale', cycleKey: 'kale|2025-03-14' });
const FOUR = [1, 2, 3, 4].map((number) => planting(number));
const [first, second, third, fourth] = FOUR as [Task, Task, Task, Task];

const whole = (tasks: readonly Task[], given: Partial<typeof NOTHING> = {}) =>
  runToCompletion(mergePlanSteps(tasks, { ...NOTHING, ...given }));
/** The same with the plan of the four remembered. */
const after = (tasks: readonly Task[], given: Partial<typeof NOTHING> = {}) =>
  runToCompletion(mergePlanSteps(tasks, { ...NOTHING, ...given }, whole(FOUR)));

test.each<readonly [string, Task]>([
  ['without a variety', planting(1, { varietyId: '' })],
  ['with another day in its key', planting(1, { taskKey: '2025-03-09|PLANT|pea' })],
  ['with another work in its key', planting(1, { taskKey: '2025-03-02|LIGHTS|pea' })],
  ['with another variety in its key', planting(1, { taskKey: '2025-03-02|PLANT|kale' })],
  ['with a longer name in its key', planting(1, { taskKey: '2025-03-02|PLANT|peanut' })],
  ['of the batch of another variety', planting(1, { cycleKey: 'kale|2025-03-14' })],
  ['of a variety with a stroke', planting(1, { varietyId: 'a|b', cycleKey: 'a|b|2025-03-14' })],
  ['by hand of a batch', aGeneralTask({ cycleKey: 'pea|2025-03-14' })],
  ['by hand with another key', aGeneralTask({ taskKey: '2025-03-11|PLANT|gen_1' })],
])('a farm with a task %s is planned as a whole', (_, task) => {
  expect(whole([task, planting(20)]).byVariety).toBeNull();
  expect(after([...FOUR, task])).toEqual(whole([...FOUR, task]));
});

test('thousands of tasks are told apart two thousand at a time', () => {
  const stepsOf = (count: number) => {
    const tasks = Array.from({ length: count }, (_, at) => planting(at - 9000));
    const steps = mergePlanSteps(tasks, NOTHING);
    let looks = 0;
    while (steps.next().done !== true) looks += 1;
    return looks;
  };
  // One look for the only variety, and one before all is put together.
  expect([stepsOf(1999), stepsOf(2000), stepsOf(4000)]).toEqual([2, 3, 4]);
});

test.each<readonly [string, readonly Task[]]>([
  ['one more of another variety', [first, KALE, second, third, fourth]],
  ['one fewer', [first, third, fourth]],
  ['one more in front', [planting(0), ...FOUR]],
  ['one more at the end', [...FOUR, planting(9)]],
  ['one moved', [first, second, third, planting(6, { ...fourth, movedFromISO: fourth.dateISO })]],
  ['the first two out of order', [second, first, third, fourth]],
  ['the last two out of order', [first, second, fourth, third]],
  ['a late one in between', [first, planting(9), second, third, fourth]],
  ['an early one at the end', [first, second, third, fourth, planting(0)]],
  ['a late one in front', [planting(9), ...FOUR]],
  ['one of them twice', [first, second, { ...second }, third, fourth]],
])('after an edit that leaves %s the plan is that of the whole farm', (_, tasks) => {
  const { tasks: told, byVariety } = after(tasks);
  expect(told).toEqual(whole(tasks).tasks);
  expect(told.map(({ dateISO }) => dateISO)).toEqual(tasks.map((task) => task.dateISO).toSorted());
  expect(byVariety).toEqual(whole(tasks).byVariety);
});

test('on another day or for other stacks all is planned anew, else the plan is the very same', () => {
  for (const given of [{ today: '2025-06-02' }, { rules: { stackLimit: 5 } }])
    expect(after(FOUR, given)).toEqual(whole(FOUR, given));
  const before = whole(FOUR);
  expect(runToCompletion(mergePlanSteps(before.existing, NOTHING, before))).toBe(before);
});
