import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import { addDays } from '#domain/calendar/iso-date.ts';
import { manualTasks } from '#domain/planning/manual-tasks.ts';
import { moveTask } from '#domain/planning/move-task.ts';
import { planFarm, planTaskSteps } from '#domain/planning/plan-farm.ts';
import { planHarvests } from '#domain/planning/crops/plan-harvests.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { arbitraryLivedFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import { chosen } from '#tests/support/random/chosen.ts';
import { aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';

/** One edit of a farm; what it sets comes from another farm. */
type Edit = (farm: FarmDocument, other: FarmDocument, at: number) => FarmDocument;

const HARVEST_DAYS = 60;
const EDITS_IN_A_ROW = 8;

/** After any edits, each planned on top of the one before, the plan is the one made of the whole farm. */
export function planAfterEditsIsWholePlan(): fc.IPropertyWithHooks<unknown> {
  return fc.property(
    arbitraryLivedFarm(),
    arbitraryLivedFarm(),
    fc.array(
      fc.record({
        edit: fc.constantFrom(...EDITS),
        at: fc.nat({ max: 1000 }),
        isTaken: fc.boolean(),
        days: fc.constantFrom(0, 0, 0, 0, 0, 1),
      }),
      { minLength: 1, maxLength: EDITS_IN_A_ROW },
    ),
    ({ farm: first, today: firstDay }, { farm: other }, edits) => {
      let [farm, today] = [first, firstDay];
      // Another farm whose plan is left between two steps, and gone on with when this one was planned.
      const left = planTaskSteps(other, firstDay);
      const isDone = left.next().done === true || left.next().done === true;
      for (const { edit, at, isTaken, days } of edits) {
        today = addDays(today, days);
        farm = edit(farm, other, at);
        const whole = planFarm(farm, today);
        const tasks = runToCompletion(planTaskSteps(farm, today));
        deepStrictEqual(tasks, whole.tasks);
        deepStrictEqual(tasks === farm.tasks, whole.tasks === farm.tasks);
        deepStrictEqual(
          planHarvests(farm, today, HARVEST_DAYS),
          planFarm(farm, today, HARVEST_DAYS).harvests,
        );
        // A plan that is not kept, as of a form that is being filled in, leaves nothing behind.
        if (isTaken) farm = { ...farm, tasks };
      }
      if (!isDone) deepStrictEqual(runToCompletion(left), planFarm(other, firstDay).tasks);
    },
  );
}

const EDITS: readonly Edit[] = [
  (farm, other, at) => ({ ...farm, orders: withOne(farm.orders, at, chosen(other.orders, at)) }),
  (farm, other, at) => ({
    ...farm,
    orders: [
      ...farm.orders,
      ...some(chosen(other.orders, at), (order) => ({ ...order, id: `o${at}` })),
    ],
  }),
  (farm, _, at) => ({ ...farm, orders: without(farm.orders, at) }),
  (farm, other) => ({ ...farm, recurring: other.recurring, single: other.single }),
  (farm, other, at) => ({
    ...farm,
    varieties: withOne(farm.varieties, at, chosen(other.varieties, at)),
  }),
  (farm, _, at) => {
    const grown = chosen(farm.varieties, at);
    const told: Partial<Variety>[] = [
      { yieldOzPerTrayOverride: (at % 9) + 1 },
      { daysToHarvest: (at % 9) + 4 },
      { name: `N${at}` },
      { live: true },
      { traySizeId: 'siz_1010' },
    ];
    return grown === undefined
      ? farm
      : { ...farm, varieties: withOne(farm.varieties, at, { ...grown, ...chosen(told, at) }) };
  },
  (farm) => ({ ...farm, catalog: { ...farm.catalog, traySizes: [aTraySize()] } }),
  (farm, _, at) => ({ ...farm, varieties: without(farm.varieties, at) }),
  (farm, _, at) => ({
    ...farm,
    products: farm.products.map((product) => ({ ...product, packageSizeOz: (at % 9) + 1 })),
  }),
  // Cut every day since long ago, so that the carry of weeks counts.
  (farm, _, at) => {
    const varietyId = chosen(farm.varieties, at)?.id ?? '';
    const daily = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) =>
      aRepeatOrder({
        id: `daily_${weekday}`,
        weekday,
        startDate: addDays('2025-03-10', -(at % 60)),
        items: [packages(varietyId, (at % 5) + 1)],
      }),
    );
    return {
      ...farm,
      orders: [...farm.orders.filter(({ id }) => !id.startsWith('daily_')), ...daily],
    };
  },
  (farm, other, at) => ({
    ...farm,
    products: withOne(farm.products, at, chosen(other.products, at)),
  }),
  (farm, other) => ({ ...farm, batchSettings: other.batchSettings }),
  (farm, other) => ({ ...farm, settings: other.settings }),
  (farm, other, at) => ({
    ...farm,
    deliveryChanges: (other.deliveryChanges ?? []).slice(at % 3).map((change) => {
      const orderId = chosen(farm.orders, at)?.id;
      return orderId === undefined ? change : { ...change, orderId };
    }),
  }),
  // Every other order ends and pauses.
  (farm, _, at) => ({
    ...farm,
    orders: farm.orders.map((order, index) => {
      const from = addDays('2025-03-10', at % 20);
      const pause = { id: `pau_${at}`, from, to: addDays(from, at % 9), note: '' };
      return index % 2 === at % 2 && order.kind === 'RECURRING'
        ? { ...order, endDate: addDays(from, 25), pauses: [pause] }
        : order;
    }),
  }),
  (farm, _, at) => changeTask(farm, at, (task) => ({ ...task, done: !task.done })),
  (farm, _, at) =>
    changeTask(farm, at, (task) => moveTask(task, addDays(task.dateISO, (at % 9) - 4))),
  (farm, _, at) => ({ ...farm, tasks: without(farm.tasks, at) }),
  (farm, _, at) => {
    const dateISO = chosen(farm.tasks, at)?.dateISO ?? '2025-03-10';
    const added = manualTasks({ id: `gen_${at}`, title: 'Sweep', dateISO });
    return { ...farm, tasks: [...farm.tasks, ...added].toSorted(compareTasks) };
  },
];

function changeTask(
  farm: FarmDocument,
  at: number,
  change: (task: FarmDocument['tasks'][number]) => FarmDocument['tasks'][number],
): FarmDocument {
  const task = chosen(farm.tasks, at);
  if (task === undefined) return farm;
  const tasks = farm.tasks.map((each) => (each === task ? change(task) : each));
  return { ...farm, tasks: tasks.toSorted(compareTasks) };
}

function some<T>(value: T | undefined, change: (value: T) => T): T[] {
  return value === undefined ? [] : [change(value)];
}

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.toSpliced(at % Math.max(1, list.length), 1);
}

/** The list with everything of one record taken from another, but its id. */
function withOne<T extends { readonly id: string }>(
  list: readonly T[],
  at: number,
  from: T | undefined,
): readonly T[] {
  if (from === undefined || list.length === 0) return list;
  const place = at % list.length;
  return list.map((record, index) => (index === place ? { ...from, id: record.id } : record));
}
