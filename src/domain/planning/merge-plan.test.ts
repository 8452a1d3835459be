import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { mergePlanSteps } from './merge-plan.ts';
import type { Task } from './task.ts';

/** Nothing is planned any more, and all that there is lies behind: it stays as it is. */
const NOTHING = { crops: [], rules: { stackLimit: 4 }, today: '2025-06-01' };

const day = (number: number): string => addDays('2025-03-01', number);
const planting = (number: number, more: Partial<Task> = {}) =>
  aTask({ dateISO: day(number), ...more });
const KALE = { varietyId: 'kale', cycleKey: 'kale|2025-03-14' };

const merged = (...tasks: readonly Task[]) => runToCompletion(mergePlanSteps(tasks, NOTHING));

/** What of each variety is told apart; null where some task cannot be. */
function apart(...tasks: readonly Task[]) {
  const { byVariety } = merged(...tasks);
  return byVariety && Object.fromEntries([...byVariety].map(([id, own]) => [id, own.length]));
}

test('tasks are told apart by their varieties, and work outside of any batch belongs to none', () => {
  const tasks = [planting(1), planting(2, KALE), planting(3), aGeneralTask({ dateISO: day(4) })];
  expect(apart(...tasks)).toEqual({ pea: 2, kale: 1, '': 1 });
  expect(merged(...tasks).tasks).toEqual(tasks);
});

test('a key may tell its harvest behind the variety, and a moved task is known by its planned day', () => {
  expect(apart(planting(1, { taskKey: '2025-03-02|PLANT|pea|2025-03-14' }))).toEqual({ pea: 1 });
  const moved = { taskKey: '2025-03-02|PLANT|pea', movedFromISO: '2025-03-02' };
  expect(apart(planting(5, moved))).toEqual({ pea: 1 });
});

test.each([
  ['without a variety', { varietyId: '' }],
  ['with another day in its key', { taskKey: '2025-03-09|PLANT|pea' }],
  ['with another work in its key', { taskKey: '2025-03-02|LIGHTS|pea' }],
  ['with another variety in its key', { taskKey: '2025-03-02|PLANT|kale' }],
  ['with a longer name in its key', { taskKey: '2025-03-02|PLANT|peanut' }],
  ['of the batch of another variety', { cycleKey: 'kale|2025-03-14' }],
  ['of a variety with a stroke in its id', { varietyId: 'a|b', cycleKey: 'a|b|2025-03-14' }],
] as const)('a farm with a task %s is planned as a whole', (_, more) => {
  expect(apart(planting(1, more), planting(20))).toBeNull();
});

test('work outside of any batch that names one, or has another key, is not told apart', () => {
  expect(apart(aGeneralTask({ cycleKey: 'pea|2025-03-14' }))).toBeNull();
  expect(apart(aGeneralTask({ taskKey: '2025-03-11|PLANT|gen_1' }))).toBeNull();
});

test('tasks out of their order are put in order', () => {
  const [first, second, third] = [planting(1), planting(2, KALE), planting(3)];
  expect(merged(second, first, third).tasks).toEqual([first, second, third]);
  expect(merged(third, second, first).tasks).toEqual([first, second, third]);
});

test('thousands of tasks are told apart two thousand at a time', () => {
  const stepsOf = (count: number) => {
    const tasks = Array.from({ length: count }, (_, at) =>
      aTask({ dateISO: addDays('2000-01-01', at) }),
    );
    const steps = mergePlanSteps(tasks, NOTHING);
    let looks = 0;
    while (steps.next().done !== true) looks += 1;
    return looks;
  };
  // One look for the only variety, and one before all is put together.
  expect(stepsOf(1999)).toBe(2);
  expect(stepsOf(2000)).toBe(3);
  expect(stepsOf(4000)).toBe(4);
});

const FOUR = [planting(1), planting(2), planting(3), planting(4)];
const whole = (existing: readonly Task[], given: Partial<typeof NOTHING> = {}) =>
  runToCompletion(mergePlanSteps(existing, { ...NOTHING, ...given }));
/** The same with the plan of the four remembered. */
const after = (existing: readonly Task[], given: Partial<typeof NOTHING> = {}) =>
  runToCompletion(mergePlanSteps(existing, { ...NOTHING, ...given }, merged(...FOUR)));

test('one more task, or one fewer, is put among those of its variety', () => {
  const kale = planting(2, KALE);
  const own = (existing: readonly Task[], id: string) => after(existing).byVariety?.get(id);
  const [first, second, third, fourth] = FOUR as [Task, Task, Task, Task];
  expect(own([first, kale, second, third, fourth], 'kale')).toEqual([kale]);
  expect(own([first, kale, second, third, fourth], 'pea')).toEqual(FOUR);
  expect(own([first, third, fourth], 'pea')).toEqual([first, third, fourth]);
  expect(own([planting(0), ...FOUR], 'pea')).toHaveLength(5);
  expect(own([...FOUR, planting(9)], 'pea')).toHaveLength(5);
});

test('tasks out of order are sorted', () => {
  const [first, second, third, fourth] = FOUR as [Task, Task, Task, Task];
  for (const existing of [
    [second, first, third, fourth],
    [first, second, fourth, third],
    [first, planting(9), second, third, fourth],
    [first, second, third, fourth, planting(0)],
    [planting(9), ...FOUR],
    [first, second, { ...second }, third, fourth],
  ]) {
    expect(after(existing)).toEqual(whole(existing));
  }
});

test('on another day, for other stacks, or with a task that cannot be told apart, all is planned anew', () => {
  for (const given of [{ today: '2025-06-02' }, { stackLimit: 5 }]) {
    expect(after(FOUR, given)).toEqual(whole(FOUR, given));
  }
  const existing = [...FOUR, planting(9, { varietyId: '' })];
  expect(after(existing)).toEqual(whole(existing));
  const again = runToCompletion(mergePlanSteps(FOUR, NOTHING, whole(existing)));
  expect(again).toEqual(whole(FOUR));
});

test('the very same tasks and plan are the very same plan', () => {
  const before = merged(...FOUR);
  expect(runToCompletion(mergePlanSteps(before.existing, NOTHING, before))).toBe(before);
});
