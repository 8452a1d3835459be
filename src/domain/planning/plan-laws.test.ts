import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { ARBITRARY_DAY, arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import { aGeneralTask } from '#tests/support/builders/builders.ts';
import { planAfterEditsIsWholePlan } from '#tests/support/laws/plan-laws.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { planFarm } from './plan-farm.ts';
import { planHarvests } from './crops/plan-harvests.ts';
import type { Task } from './task.ts';

const TODAY = ARBITRARY_DAY;
const HORIZON = 30;
/** Each run plans a farm at least once; enough to find what breaks a law, and quick on a busy machine. */
const RUNS = { numRuns: 60 };

test('the trays of every harvest cover what carry leaves to grow', () => {
  checkLaw([arbitraryFarm()], RUNS, (farm) => {
    for (const entry of planHarvests(farm, TODAY, HORIZON)) {
      expect(entry.netDemandOz).toBeCloseTo(entry.demandOz - entry.carryUsedOz, 5);
      expect(entry.expectedOz).toBeGreaterThanOrEqual(entry.netDemandOz - 1e-6);
      expect(entry.leftoverOz).toBeGreaterThanOrEqual(-1e-6);
      expect(entry.carryOnly).toBe(entry.trays === 0);
    }
  });
});

test('a buffer never adds more than maxExtraTrays to what the demand alone needs', () => {
  checkLaw([arbitraryFarm()], RUNS, (farm) => {
    const yields = new Map(farm.varieties.map((variety) => [variety.id, effectiveYield(variety)]));
    for (const entry of planHarvests(farm, TODAY, HORIZON)) {
      const needed = Math.ceil(entry.netDemandOz / (yields.get(entry.varietyId) ?? 8));
      expect(entry.trays).toBeLessThanOrEqual(needed + farm.batchSettings.maxExtraTrays);
    }
  });
});

test('planning twice gives what planning once gives, the very same list', () => {
  checkLaw([anyWorkedFarm()], RUNS, ({ farm, today }) => {
    const once = planFarm(farm, today, HORIZON).tasks;
    expect(planFarm({ ...farm, tasks: once }, today, HORIZON).tasks).toBe(once);
  });
});

test('a plan that follows edits is the plan of the whole farm', () => {
  fc.assert(planAfterEditsIsWholePlan(), RUNS);
});

test('done tasks, past tasks and general tasks survive every plan', () => {
  checkLaw([anyWorkedFarm()], RUNS, ({ farm, today }) => {
    const after = new Set(planFarm(farm, today, HORIZON).tasks);
    const kept = farm.tasks.filter(
      (task) => task.done || task.dateISO < today || task.type === 'GENERAL',
    );
    expect(kept.filter((task) => !after.has(task))).toEqual([]);
  });
});

test('a cycle with a done task keeps all its tasks, and gets no others', () => {
  checkLaw([anyWorkedFarm()], RUNS, ({ farm, today }) => {
    const frozen = new Set(
      farm.tasks.filter((task) => task.done && task.cycleKey).map((task) => task.cycleKey),
    );
    const ofFrozen = (tasks: readonly Task[]) => tasks.filter((task) => frozen.has(task.cycleKey));
    expect(ofFrozen(planFarm(farm, today, HORIZON).tasks)).toEqual(ofFrozen(farm.tasks));
  });
});

test('no two tasks share a key or an id', () => {
  checkLaw([anyWorkedFarm()], RUNS, ({ farm, today }) => {
    const { tasks } = planFarm(farm, today, HORIZON);
    expect(new Set(tasks.map((task) => task.taskKey)).size).toBe(tasks.length);
    expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
  });
});

test('tasks are sorted by date', () => {
  checkLaw([anyWorkedFarm()], RUNS, ({ farm, today }) => {
    const days = planFarm(farm, today, HORIZON).tasks.map((task) => task.dateISO);
    expect(days).toEqual(days.toSorted());
  });
});

test('the order in which orders, products and varieties are stored does not matter', () => {
  checkLaw([anyFarmShuffled()], RUNS, ([farm, shuffled]) => {
    expect(planFarm(shuffled, TODAY, HORIZON)).toEqual(planFarm(farm, TODAY, HORIZON));
  });
});

test('the harvest of a day does not change because today moved on', () => {
  checkLaw([arbitraryFarm(), fc.integer({ min: 1, max: 25 })], RUNS, (farm, days) => {
    const later = addDays(TODAY, days);
    const seenBoth = (date: string) =>
      date >= addDays(later, -1) && date <= addDays(TODAY, HORIZON);
    const now = planHarvests(farm, TODAY, HORIZON);
    const then = planHarvests(farm, later, HORIZON);
    expect(then.filter((entry) => seenBoth(entry.dateISO))).toEqual(
      now.filter((entry) => seenBoth(entry.dateISO)),
    );
  });
});

/** A planned farm some days on: some tasks are done, one is written by hand, some orders are gone. */
function anyWorkedFarm(): fc.Arbitrary<{ farm: FarmDocument; today: string }> {
  return fc
    .record({
      farm: arbitraryFarm(),
      daysOn: fc.integer({ min: 0, max: 12 }),
      doneEvery: fc.integer({ min: 2, max: 9 }),
      droppedOrders: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ farm, daysOn, doneEvery, droppedOrders }) => {
      const planned = planFarm(farm, TODAY, HORIZON).tasks;
      const worked = planned.map((task, index) =>
        index % doneEvery === 0 ? { ...task, done: true } : task,
      );
      return {
        today: addDays(TODAY, daysOn),
        farm: {
          ...farm,
          orders: farm.orders.slice(droppedOrders),
          tasks: [...worked, aGeneralTask({ dateISO: addDays(TODAY, 20) })],
        },
      };
    });
}

function anyFarmShuffled(): fc.Arbitrary<readonly [FarmDocument, FarmDocument]> {
  return arbitraryFarm().chain((farm) =>
    fc
      .record({
        orders: shuffled(farm.orders),
        recurring: shuffled(farm.recurring),
        products: shuffled(farm.products),
        varieties: shuffled(farm.varieties),
      })
      .map((slices) => [farm, { ...farm, ...slices }] as const),
  );
}

function shuffled<T>(list: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
}
