import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { aFarm, aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { keepStartedBatches } from './keep-started-batches.ts';

const step = (type: Task['type'], cycleKey: string, more: Partial<Task> = {}): Task =>
  aTask({ type, cycleKey, id: `${cycleKey} ${type}`, taskKey: `${cycleKey} ${type}`, ...more });
/** A cycle as it is planned: so many trays. */
const planned = (cycleKey: string, trays: number) => [
  step('PLANT', cycleKey, { trays }),
  step('HARVEST', cycleKey, { trays }),
];
const begun = ([plant, ...others]: readonly Task[]): Task[] => [
  { ...plant!, done: true },
  ...others,
];

function met(base: readonly Task[], local: readonly Task[], remote: readonly Task[], start = 0) {
  const farm = (tasks: readonly Task[]) => aFarm({ tasks });
  const sides = keepStartedBatches(
    { base: farm(base), local: farm(local), remote: farm(remote) },
    start,
  );
  const told = (tasks: readonly Task[]) =>
    tasks.map(({ id, trays, done }) => `${id} ${trays}${done ? ' done' : ''}`).join(', ');
  return { base: told(sides.base), local: told(sides.local), remote: told(sides.remote) };
}

test('if no one started a batch, each side keeps its plan', () => {
  expect(met(planned('a', 1), planned('a', 2), planned('a', 3))).toEqual({
    base: 'a PLANT 1, a HARVEST 1',
    local: 'a PLANT 2, a HARVEST 2',
    remote: 'a PLANT 3, a HARVEST 3',
  });
});

test('a cycle begun on one side is planned as there, with what was done on each side', () => {
  const here = {
    base: 'a PLANT 2, a HARVEST 2',
    local: 'a PLANT 2 done, a HARVEST 2',
    remote: 'a PLANT 2, a HARVEST 2',
  };
  expect(met(planned('a', 1), begun(planned('a', 2)), planned('a', 3))).toEqual(here);
  expect(met(planned('a', 1), planned('a', 3), begun(planned('a', 2)))).toEqual({
    ...here,
    local: here.remote,
    remote: here.local,
  });
});

test('each side has begun another cycle: both stay as they were begun', () => {
  const all = (a: Task[], b: Task[]) => [...a, ...b];
  const both = met(
    all(planned('a', 1), planned('b', 1)),
    all(begun(planned('a', 2)), planned('b', 2)),
    all(planned('a', 3), begun(planned('b', 3))),
  );
  expect(both.local).toBe('a PLANT 2 done, a HARVEST 2, b PLANT 3, b HARVEST 3');
  expect(both.remote).toBe('a PLANT 2, a HARVEST 2, b PLANT 3 done, b HARVEST 3');
  expect(both.base).toBe('a PLANT 2, a HARVEST 2, b PLANT 3, b HARVEST 3');
});

test('a cycle that both have begun, alike or each in its own way, is not planned anew', () => {
  expect(met(planned('a', 1), begun(planned('a', 2)), begun(planned('a', 3)))).toEqual({
    base: 'a PLANT 1, a HARVEST 1',
    local: 'a PLANT 2 done, a HARVEST 2',
    remote: 'a PLANT 3 done, a HARVEST 3',
  });
});

test('a cycle that was begun before, in what all have alike, is begun on both sides', () => {
  const [soak] = begun([step('SOAK', 'a')]);
  const [other] = begun([step('SOAK', 'b')]);
  const prefix = [other!, soak!, step('SOAK', 'c')];
  const tasks = (here: readonly Task[]) => [...prefix, ...here];
  expect(
    met(tasks(planned('a', 1)), tasks(begun(planned('a', 2))), tasks(planned('a', 3)), 3).remote,
  ).toBe('a PLANT 3, a HARVEST 3');
  expect(
    met(tasks(planned('a', 1)), tasks(planned('a', 2)), tasks(begun(planned('a', 3))), 3).local,
  ).toBe('a PLANT 2, a HARVEST 2');
  // An open step says nothing.
  expect(
    met(tasks(planned('c', 1)), tasks(begun(planned('c', 2))), tasks(planned('c', 3)), 3).remote,
  ).toBe('c PLANT 2, c HARVEST 2');
});

test('what the other side has planned away was no delete, what it has done and lost was one', () => {
  const before = planned('a', 1);
  expect(met(before, begun(before), [])).toMatchObject({
    base: '',
    local: 'a PLANT 1 done, a HARVEST 1',
  });
  expect(met(begun(before), begun(before), []).base).toBe('a PLANT 1 done');
  // A step that only the plan of before had.
  const more = [...before, step('LIGHTS', 'a', { trays: 1 })];
  expect(met(more, begun(before), more)).toMatchObject({
    base: 'a PLANT 1, a HARVEST 1',
    remote: 'a PLANT 1, a HARVEST 1',
  });
  const lit = [...before, step('LIGHTS', 'a', { trays: 1, done: true })];
  expect(met(lit, begun(before), before).base).toBe('a PLANT 1, a HARVEST 1, a LIGHTS 1 done');
});

test('done work of no cycle begins none', () => {
  const swept = { ...aGeneralTask(), done: true };
  const base = [aGeneralTask(), aGeneralTask({ id: 'gen_2' })];
  const sides = met(base, [swept, base[1]!], [base[0]!]);
  expect(sides.remote).toBe('gen_1 undefined');
});

test('a grower’s day and note, and the data of other tools stay with the task', () => {
  const [plant, harvest] = planned('a', 1);
  const touched: Task = {
    ...harvest!,
    dateISO: '2025-03-15',
    movedFromISO: '2025-03-14',
    note: 'late',
    external: { event: 1 },
    by: { memberId: 'm1', name: 'Ana', atISO: '2025-03-14T09:00:00.000Z' },
  };
  const farm = (tasks: readonly Task[]) => aFarm({ tasks });
  const withSides = (here: readonly Task[], there: readonly Task[]) =>
    keepStartedBatches(
      { base: farm([plant!, harvest!]), local: farm(here), remote: farm(there) },
      0,
    ).remote;
  const begunHere = begun(planned('a', 2));
  expect(withSides(begunHere, [plant!, touched])[1]).toEqual({ ...touched, trays: 2 });
  // What only the begun side knows is not passed on: it is its own change.
  const moved = [begunHere[0]!, { ...touched, trays: 2, done: true, skipped: true as const }];
  expect(withSides(moved, [plant!, harvest!])[1]).toEqual({ ...harvest, trays: 2 });
});

test('what was given up before, and is open again on both sides, was given up in what both have in common', () => {
  const [plant, harvest] = planned('a', 1);
  const given = { ...harvest!, done: true, skipped: true as const };
  const sides = [[plant!, given], begun(planned('a', 2)), planned('a', 3)] as const;
  const [base, local, remote] = sides.map((tasks) => aFarm({ tasks }));
  const taken = keepStartedBatches({ base: base!, local: local!, remote: remote! }, 0);
  expect(taken.base[1]).toEqual({ ...given, trays: 2 });
});
