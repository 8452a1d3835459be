import { expect, test } from 'vitest';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import {
  aFarm,
  anOrder,
  aRepeatOrder,
  aStep,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import type { RepeatOrder } from '#domain/orders/order.ts';
import { planFarm, planTaskSteps } from './plan-farm.ts';
import type { Task } from './task.ts';

const TODAY = '2025-03-01';

/** Ten trays of a variety, cut on Friday 3/14/2025: 75 oz make 10 trays of 8 oz under any buffer up to 6 %. */
function tasksOf(variety: Partial<Variety>): readonly Task[] {
  const pea = aVariety({ id: 'pea', ...variety });
  const orders = [anOrder({ id: 'ord_1', date: '2025-03-14', items: [bulk('pea', 75)] })];
  return planFarm(aFarm({ varieties: [pea], orders }), TODAY).tasks;
}

/** Work and its days, as `PLANT 03-04, HARVEST 03-14`. */
function days(tasks: readonly Task[]): string {
  return tasks.map(({ type, dateISO }) => `${type} ${dateISO.slice(5)}`).join(', ');
}

const plain = [aStep('PLANT', 0), aStep('BLACKOUT', 2), aStep('LIGHTS', 5), aStep('HARVEST', 10)];
const soak = (soakHours: number, note = '') => aStep('SOAK', 0, { soakHours, note });

test('planting is the days to harvest before the harvest, steps count from planting', () => {
  expect(days(tasksOf({ steps: plain }))).toBe(
    'PLANT 03-04, BLACKOUT 03-06, LIGHTS 03-09, HARVEST 03-14',
  );
});

test('a soak below 24 hours is on the day of planting', () => {
  const tasks = tasksOf({ steps: [soak(8), ...plain] });
  expect(days(tasks.slice(0, 2))).toBe('SOAK 03-04, PLANT 03-04');
  expect(tasks[0]).toMatchObject({ soakHours: 8, note: '' });
});

test('a soak of 24 hours takes the first day, planting is the next, the harvest stays', () => {
  const tasks = tasksOf({ steps: [soak(24), ...plain] });
  expect(days(tasks)).toBe('SOAK 03-04, PLANT 03-05, BLACKOUT 03-07, LIGHTS 03-10, HARVEST 03-14');
  expect(tasks[0]?.note).toBe('*24hr — plant next day');
});

test('the note of a long soak follows the words of its step, once', () => {
  const note = (words: string) => tasksOf({ steps: [soak(24, words), ...plain] })[0]?.note;
  expect(note('Warm water')).toBe('Warm water, *24hr — plant next day');
  expect(note('*24hr — plant next day, warm')).toBe('*24hr — plant next day, warm');
});

test('a soak whose hours are not stored lasts 4', () => {
  expect(tasksOf({ steps: [aStep('SOAK', 0), ...plain] })[0]).toMatchObject({ soakHours: 4 });
});

test('old germination steps give GERM at their start and LIGHTS at their end', () => {
  const germination = aStep('GERMINATION', 0, { dayEnd: 3 });
  const lights = aStep('LIGHTS', 5, { note: 'Full light' });
  expect(days(tasksOf({ steps: [aStep('PLANT', 0), germination, lights] }))).toBe(
    'PLANT 03-04, GERM 03-04, LIGHTS 03-07, LIGHTS 03-09, HARVEST 03-14',
  );
});

test('a LIGHTS step that meets the end of germination makes one task, with its own note', () => {
  const germination = aStep('GERM_WEIGHTED', 0, { dayEnd: 3 });
  const lights = aStep('LIGHTS', 3, { note: 'Full light' });
  const tasks = tasksOf({ steps: [germination, aStep('PLANT', 0), lights] });
  expect(tasks.filter((task) => task.type === 'LIGHTS')).toMatchObject([
    { dateISO: '2025-03-07', note: 'Full light' },
  ]);
});

test('misting and watering over several days say through which day', () => {
  const steps = [
    aStep('MIST', 1, { dayEnd: 3 }),
    aStep('WATER', 5, { dayEnd: 9, note: 'Bottom water' }),
    aStep('WATER', 6, { note: 'Once' }),
    aStep('DOME', 0, { dayEnd: 4 }),
  ];
  expect(tasksOf({ steps }).map((task) => [task.type, task.note])).toEqual([
    ['PLANT', ''],
    ['DOME', ''],
    ['MIST', 'through day 3'],
    ['WATER', 'Bottom water, through day 9'],
    ['WATER', 'Once'],
    ['HARVEST', ''],
  ]);
});

test('every cycle is planted and harvested, also without such steps', () => {
  expect(days(tasksOf({ steps: [] }))).toBe('PLANT 03-04, HARVEST 03-14');
});

test('of a kind of step stored twice the first gives hours, mode and note', () => {
  const steps = [
    aStep('PLANT', 0, { germMode: 'COVERED', note: 'First' }),
    aStep('PLANT', 4, { note: 'Second' }),
  ];
  expect(tasksOf({ steps })[0]).toMatchObject({
    dateISO: '2025-03-04',
    germMode: 'COVERED',
    note: 'First',
    trayUsage: { topCovers: 10, withoutHoles: 20 },
  });
});

test('planting and harvest say which trays they use, harvest what it weighs', () => {
  const [plant, harvest] = tasksOf({});
  const usage = { withHoles: 10, withoutHoles: 13, topCovers: 3, bottomSolids: 10 };
  const key = '2025-03-04|PLANT|pea';
  expect(plant).toMatchObject({ id: key, taskKey: key, trays: 10, trayUsage: usage });
  expect(plant).not.toHaveProperty('oz');
  expect(harvest).toMatchObject({ oz: 80, trayUsage: usage });
  expect(harvest).not.toHaveProperty('carryUsedOz');
});

test('a cycle that several orders feed names none of them, several items of one order do not count', () => {
  const two = [packages('pea', 2, 4), bulk('pea', 4)];
  const one = anOrder({ id: 'a', items: two });
  const orderIds = (orders: ReturnType<typeof anOrder>[]) =>
    planFarm(aFarm({ varieties: [aVariety()], orders }), TODAY).tasks.map((task) => task.orderId);
  expect(orderIds([one])).toEqual(['a', 'a']);
  expect(orderIds([one, anOrder({ id: 'b' })])).toEqual([undefined, undefined]);
});

test('a harvest that carry covers is one HARVEST task that says so', () => {
  const ounces = { '2025-03-14': 41, '2025-03-15': 5, '2025-03-16': 1.25 };
  const orders = Object.entries(ounces).map(([date, oz]) =>
    anOrder({ id: date, date, items: [bulk('pea', oz)] }),
  );
  const { tasks } = planFarm(aFarm({ varieties: [aVariety()], orders }), TODAY);
  const [first, second] = tasks.filter((task) => task.dateISO > '2025-03-14');
  const id = '2025-03-15|HARVEST|pea';
  expect(first).toMatchObject({
    id,
    note: 'Use carryover (5 oz)',
    trays: 0,
    oz: 0,
    carryUsedOz: 5,
  });
  expect(first).not.toHaveProperty('trayUsage');
  expect(second?.note).toBe('Use carryover (1.3 oz)');
});

test('where two cycles of a variety meet, the later one adds its harvest day to the key', () => {
  const steps = [aStep('WATER', 5), aStep('WATER', 6)];
  const orders = ['2025-03-14', '2025-03-15'].map((date) =>
    anOrder({ id: date, date, items: [bulk('pea', 75)] }),
  );
  const farm = aFarm({ varieties: [aVariety({ steps })], orders });
  const meeting = planFarm(farm, TODAY).tasks.filter(
    (task) => task.type === 'WATER' && task.dateISO === '2025-03-10',
  );
  expect(meeting.map((task) => [task.cycleKey, task.taskKey])).toEqual([
    ['pea|2025-03-14', '2025-03-10|WATER|pea'],
    ['pea|2025-03-15', '2025-03-10|WATER|pea|2025-03-15'],
  ]);
});

test('a late order shows its missed planting', () => {
  const farm = aFarm({ varieties: [aVariety()], orders: [anOrder({ date: '2025-03-14' })] });
  expect(days(planFarm(farm, '2025-03-12').tasks)).toBe('PLANT 03-04, HARVEST 03-14');
});

test('from a weekly market order to its soaking, planting and harvest', () => {
  const plan = (soakHours: number) => {
    const steps = [aStep('SOAK', 0, { soakHours })];
    const pea = aVariety({ yieldOzPerTray: 16, daysToHarvest: 12, steps });
    const market = aRepeatOrder({
      startDate: '2025-03-01',
      orderCategory: 'FARMERS_MARKET',
      items: [packages('pea', 30, 2)],
    });
    return planFarm(aFarm({ varieties: [pea], orders: [market] }), '2025-03-10', 6);
  };
  expect(plan(8).harvests).toMatchObject([
    { dateISO: '2025-03-14', demandOz: 60, trays: 4, expectedOz: 64, leftoverOz: 4 },
  ]);
  expect(days(plan(8).tasks)).toBe('SOAK 03-02, PLANT 03-02, HARVEST 03-14');
  expect(days(plan(24).tasks)).toBe('SOAK 03-02, PLANT 03-03, HARVEST 03-14');
});

test('a rebuild looks 90 days ahead', () => {
  const orders = ['2025-05-30', '2025-05-31'].map((date) => anOrder({ id: date, date }));
  const { harvests } = planFarm(aFarm({ varieties: [aVariety()], orders }), TODAY);
  expect(harvests.map((entry) => entry.dateISO)).toEqual(['2025-05-30']);
});

/** Harvests of a standing order of 75 oz every Friday, with the trays of each. */
function fridays(life: Partial<RepeatOrder>, deliveryChanges: readonly DeliveryChange[] = []) {
  const order = aRepeatOrder({
    id: 'ord_1',
    weekday: 5,
    startDate: '2025-03-14',
    items: [bulk('pea', 75, 'oz')],
    ...life,
  });
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], orders: [order], deliveryChanges });
  const whole = planFarm(farm, TODAY).tasks;
  // Planned on top of the plan before, the same comes out.
  expect(runToCompletion(planTaskSteps(farm, TODAY))).toEqual(whole);
  return whole
    .filter(({ type, dateISO }) => type === 'HARVEST' && dateISO < '2025-04-12')
    .map(({ dateISO, trays }) => [dateISO, trays]);
}

test('the plan follows the end and the pauses of an order, and what was said of one delivery', () => {
  const all = ['2025-03-14', '2025-03-21', '2025-03-28', '2025-04-04', '2025-04-11'];
  const usual = all.map((day) => [day, 10]);
  const pause = { id: 'pau_1', from: '2025-03-20', to: '2025-03-28', note: '' };
  const about = (dateISO: string) =>
    ({ id: `dch_${dateISO}`, atISO: '', note: '', orderId: 'ord_1', dateISO }) as const;
  expect(fridays({})).toEqual(usual);
  expect(fridays({ endDate: '2025-03-28' })).toEqual(usual.slice(0, 3));
  expect(fridays({ pauses: [pause] })).toEqual([usual[0], usual[3], usual[4]]);
  expect(fridays({}, [{ ...about('2025-03-21'), kind: 'SKIP' }])).toEqual(usual.toSpliced(1, 1));
  const half = [bulk('pea', 37.5, 'oz')];
  // 37.5 oz are 4.69 trays of 8 oz.
  expect(fridays({}, [{ ...about('2025-03-21'), kind: 'ITEMS', items: half }])).toEqual(
    usual.with(1, ['2025-03-21', 5]),
  );
  expect(fridays({}, [{ ...about('2025-03-21'), kind: 'MOVE', toISO: '2025-03-23' }])).toEqual(
    usual.with(1, ['2025-03-23', 10]),
  );
  expect(fridays({})).toEqual(usual);
});

test('ending an order takes no work away that is done: what is planted is still cut', () => {
  const order = aRepeatOrder({ id: 'ord_1', startDate: '2025-03-15', items: [bulk('pea', 75)] });
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })], orders: [order] });
  const done = planFarm(farm, TODAY).tasks.map((task) =>
    task.type === 'PLANT' && task.dateISO < '2025-03-07' ? { ...task, done: true } : task,
  );
  const ended = { ...farm, orders: [{ ...order, endDate: '2025-03-01' }], tasks: done };
  expect(planFarm(ended, '2025-03-08').tasks).toEqual(
    done.filter(({ cycleKey }) => cycleKey === 'pea|2025-03-15'),
  );
});

const planTasks = (farm: Parameters<typeof planFarm>[0]) =>
  runToCompletion(planTaskSteps(farm, TODAY));

test('a variety that becomes sold alive is planned anew: its packages are trays', () => {
  const pea = aVariety({ id: 'pea' });
  const orders = [anOrder({ id: 'ord_1', date: '2025-03-14', items: [packages('pea', 6, 4)] })];
  const farm = aFarm({ varieties: [pea], orders });
  const trays = (tasks: readonly Task[]) => tasks.find(({ type }) => type === 'PLANT')?.trays;
  // 24 oz are 3 trays of 8 oz, and one more for the buffer; six that are sold alive are six trays.
  expect(trays(planTasks(farm))).toBe(4);
  expect(trays(planTasks({ ...farm, varieties: [{ ...pea, live: true }] }))).toBe(6);
});

test('a variety that gets trays of another size is planned anew: it uses none of the 1020s', () => {
  const pea = aVariety({ id: 'pea' });
  const orders = [anOrder({ id: 'ord_1', date: '2025-03-14', items: [packages('pea', 6, 4)] })];
  const farm = aFarm({ varieties: [pea], orders });
  const sized = { ...farm, catalog: { ...farm.catalog, traySizes: [aTraySize()] } };
  const used = (tasks: readonly Task[]) =>
    tasks.find(({ type }) => type === 'PLANT')?.trayUsage?.withHoles;
  expect(used(planTasks(sized))).toBe(4);
  const small = { ...sized, varieties: [{ ...pea, traySizeId: aTraySize().id }] };
  expect(used(planTasks(small))).toBe(0);
});

test('a farm that is loaded over another is planned in many steps, and planned once more in none', () => {
  const kale = aVariety({ id: 'kale' });
  planTasks(aFarm({ varieties: [aVariety({ id: 'pea' })] }));
  const orders = Array.from({ length: 2000 }, (_, at) =>
    anOrder({ id: `o${at}`, date: '2025-03-14', items: [bulk('kale', 8)] }),
  );
  const farm = aFarm({ varieties: [kale], orders });
  // What the orders ask for is read a hundred at a time.
  expect(stepsOf(planTaskSteps(farm, TODAY))).toBeGreaterThanOrEqual(20);
  expect(stepsOf(planTaskSteps(farm, TODAY))).toBe(0);
});

function stepsOf(steps: Incremental<unknown>): number {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  return count;
}
