import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { HarvestEntry } from './crops/harvest-entry.ts';
import { planFarm } from './plan-farm.ts';
import { TASK_TYPES } from './task.ts';
import type { Task } from './task.ts';

interface GoldenCase {
  readonly name: string;
  readonly why: string;
  readonly today: string;
  readonly horizon: number;
  readonly document: FarmDocument;
  readonly expected: { readonly harvests: HarvestEntry[]; readonly tasks: Task[] };
}

const folder = new URL('../../../tests/golden/plan/', import.meta.url);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  // The shape of the files is described in the README beside them.
  const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenCase;

  test(`golden plan ${golden.name}: ${golden.why}`, () => {
    const plan = planFarm(golden.document, golden.today, golden.horizon);
    const { harvests, tasks } = golden.expected;
    expect(keyed(plan.harvests, harvestKey)).toStrictEqual(keyed(harvests, harvestKey, closeTo));
    expect(keyed(plan.tasks.map(withoutId), taskKey)).toStrictEqual(
      keyed(tasks.map(withoutId), taskKey, closeTo),
    );
    expect(plan.harvests).toHaveLength(harvests.length);
    expect(plan.tasks).toHaveLength(tasks.length);
    expect(plan.harvests.map((entry) => entry.dateISO)).toEqual(
      plan.harvests.map((entry) => entry.dateISO).toSorted(),
    );
    expect(plan.tasks.map(dayAndType)).toEqual(plan.tasks.map(dayAndType).toSorted());
  });
}

const OUNCE_FIELDS = new Set(
  'oz demandOz orderDemandOz carryUsedOz netDemandOz expectedOz leftoverOz'.split(' '),
);

function keyed<T extends object>(
  records: readonly T[],
  keyOf: (record: T) => string,
  expected: (record: T) => object = (record) => record,
): Record<string, object> {
  return Object.fromEntries(records.map((record) => [keyOf(record), expected(record)]));
}

/** The record as an expectation: ounces within 1e-6, all else exact. */
function closeTo(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]: [string, unknown]) => [
      field,
      OUNCE_FIELDS.has(field) && typeof value === 'number'
        ? expect.toSatisfy(
            (actual: unknown) => typeof actual === 'number' && Math.abs(actual - value) <= 1e-6,
            `${value} within 1e-6`,
          )
        : value,
    ]),
  );
}

function withoutId({ id: _id, ...task }: Task): Omit<Task, 'id'> {
  return task;
}

function harvestKey(entry: HarvestEntry): string {
  return `${entry.dateISO} ${entry.varietyId}`;
}

function taskKey(task: Omit<Task, 'id'>): string {
  return task.taskKey;
}

function dayAndType(task: Task): string {
  return `${task.dateISO} ${String(TASK_TYPES.indexOf(task.type)).padStart(2, '0')}`;
}
