import { expect, test } from 'vitest';
import { toggleDone as mark } from '#tests/support/actions/work-actions.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aMix, anOrder, aTask, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { mergeBothWays, mergeTwo, withOther } from '#tests/support/merge/merge-two.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const usage = { trays: 10, trayUsage: trayUsage(10, 'WEIGHTED', 4) };
const PLANT = aTask({ ...usage, dateISO: '2025-02-20', cycleKey: 'pea|2025-03-07' });
const HARVEST = aTask({
  ...usage,
  type: 'HARVEST',
  dateISO: '2025-03-07',
  cycleKey: 'pea|2025-03-07',
});
const VARIETY = aVariety({ id: 'pea', daysToHarvest: 10 });
/** A cycle whose days have gone by, and an order that is still to be planned. */
const FARM = act(
  aFarm({
    varieties: [VARIETY],
    tasks: [PLANT, HARVEST],
    orders: [anOrder({ date: '2025-03-28', items: [bulk('pea', 24)] })],
  }),
  { type: 'REGENERATE_TASKS' },
);

const task = (farm: FarmDocument, id: string) => farm.tasks.find((one) => one.id === id);
const planned = FARM.tasks.filter(({ cycleKey }) => cycleKey === 'pea|2025-03-28');
const planting = planned.find(({ type }) => type === 'PLANT');
const edit = (ounces: number) =>
  act(
    FARM,
    {
      type: 'UPDATE_ORDER',
      payload: anOrder({ date: '2025-03-28', items: [bulk('pea', ounces)] }),
    },
    { type: 'REGENERATE_TASKS' },
  );

test('the farm of these examples plants four trays on 3/18', () => {
  expect(planting).toMatchObject({ dateISO: '2025-03-18', trays: 4 });
});

test('one planting marked done on two devices puts its trays in use once', () => {
  const farm = act(FARM, mark(PLANT.id));
  const { merged } = mergeTwo(FARM, farm, act(FARM, mark(PLANT.id)));
  expect(merged.trayStatus.inUseWithHoles).toBe(10);
});

test('planted on one device and harvested on the other, the trays are dirty once', () => {
  const { merged } = mergeTwo(FARM, act(FARM, mark(PLANT.id)), act(FARM, mark(HARVEST.id)));
  expect(merged.trayStatus).toMatchObject({
    inUseWithHoles: 0,
    dirtyWithHoles: 10,
    activePlantings: [],
    pendingHarvests: [{ planting: { cycleKey: 'pea|2025-03-07' } }],
  });
});

test('a scrub cleans what it saw; a harvest made elsewhere meanwhile stays dirty', () => {
  const kale = { varietyId: 'kale', cycleKey: 'kale|2025-03-07' };
  const other = [
    aTask({ ...PLANT, ...kale, id: 'kp', taskKey: 'kp' }),
    aTask({ ...HARVEST, ...kale, id: 'kh', taskKey: 'kh' }),
  ];
  const start = act(
    { ...FARM, tasks: [...FARM.tasks, ...other] },
    { type: 'UPDATE_SETTINGS', payload: { trays: { dirtyThreshold: 1 } } },
    mark(PLANT.id),
    mark(HARVEST.id),
    mark('kp'),
  );
  const scrub = start.tasks.find(({ special }) => special !== undefined);
  const { merged } = mergeTwo(start, act(start, mark(scrub?.id ?? '')), act(start, mark('kh')));
  expect(merged.trayStatus).toMatchObject({ dirtyWithHoles: 10, inUseWithHoles: 0 });
  expect(merged.trayStatus.pendingHarvests.map(({ cycleKey }) => cycleKey)).toEqual([
    'kale|2025-03-07',
  ]);
  const open = merged.tasks.filter(({ special, done }) => special !== undefined && !done);
  expect(open).toHaveLength(1);
  expect(merged.trayStatus.scrubTaskId).toBe(open[0]?.id);
});

test('work begun on one device stays as it was planned, whatever the orders became elsewhere', () => {
  const begun = act(FARM, mark(planting?.id ?? ''));
  for (const { merged, notices } of mergeBothWays(FARM, begun, edit(80))) {
    expect(merged.tasks.filter(({ cycleKey }) => cycleKey === 'pea|2025-03-28')).toEqual(
      begun.tasks.filter(({ cycleKey }) => cycleKey === 'pea|2025-03-28'),
    );
    expect(notices).toEqual([]);
  }
});

test('work begun on one device stays also when its order was deleted on the other', () => {
  const begun = act(FARM, mark(planting?.id ?? ''));
  const office = act(
    FARM,
    { type: 'DELETE_ORDER', payload: { id: 'ord_1' } },
    { type: 'REGENERATE_TASKS' },
  );
  const { merged } = mergeTwo(FARM, begun, office);
  expect(merged.orders).toEqual([]);
  expect(merged.tasks.filter(({ cycleKey }) => cycleKey === 'pea|2025-03-28')).toHaveLength(
    planned.length,
  );
});

test('open work is planned from the merged orders', () => {
  const { merged } = mergeTwo(FARM, edit(80), act(FARM, mark(PLANT.id)));
  expect(task(merged, planting?.id ?? '')?.trays).toBe(11);
  expect(task(merged, PLANT.id)?.done).toBe(true);
});

test('a task moved on one device stays moved', () => {
  const moved = act(FARM, {
    type: 'MOVE_TASK',
    payload: { id: planting?.id ?? '', dateISO: '2025-03-19' },
  });
  const { merged } = mergeTwo(FARM, moved, edit(80));
  expect(task(merged, planting?.id ?? '')).toMatchObject({ dateISO: '2025-03-19', trays: 11 });
});

test('a blend changed on two devices is one of the two, whole', () => {
  const mix = (blend: Readonly<Record<string, number>>) => ({
    ...FARM,
    products: [...FARM.products, aMix(blend, { id: 'mix_a' })],
  });
  const phone = mix({ pea: 70, x: 30 });
  const { merged, notices } = mergeTwo(
    mix({ pea: 50, x: 50 }),
    phone,
    mix({ pea: 50, x: 30, y: 20 }),
  );
  expect(merged.products.at(-1)).toEqual(phone.products.at(-1));
  expect(notices).toMatchObject([{ slice: 'products', field: 'components' }]);
});

const trays = (inUseWithHoles: number, dirtyWithHoles: number) => ({
  ...FARM,
  trayStatus: { ...FARM.trayStatus, inUseWithHoles, dirtyWithHoles },
});
const counts = (phone: FarmDocument, office: FarmDocument) => {
  const { inUseWithHoles, dirtyWithHoles } = mergeTwo(trays(5, 4), phone, office).merged.trayStatus;
  return [inUseWithHoles, dirtyWithHoles];
};

test('trays of older data that belong to no planting: what each device moves is moved', () => {
  // Three cleaned here and two dirtied there; two put in use there.
  expect(counts(trays(5, 1), trays(7, 6))).toEqual([7, 3]);
  expect(counts(trays(5, 4), trays(7, 6))).toEqual([7, 6]);
  const { merged } = mergeTwo(null, trays(0, 0), trays(7, 6));
  expect(merged.trayStatus).toMatchObject({ inUseWithHoles: 7, dirtyWithHoles: 6 });
});

test('a task written by hand, deleted on one device and moved on the other, stays and is told', () => {
  const payload = { id: 'gen_1', title: 'Call the bank', dateISO: '2025-03-12' };
  const farm = act(FARM, { type: 'ADD_MANUAL_TASK', payload });
  const deleted = act(farm, { type: 'DELETE_MANUAL_TASK', payload: { id: 'gen_1' } });
  const moved = act(farm, { type: 'MOVE_TASK', payload: { id: 'gen_1', dateISO: '2025-03-13' } });
  for (const met of mergeBothWays(farm, deleted, moved)) {
    expect(task(met.merged, 'gen_1')).toMatchObject({ dateISO: '2025-03-13' });
    expect(met.notices).toMatchObject([
      { kind: 'edited', slice: 'tasks', entityId: 'gen_1', label: 'Task Call the bank' },
    ]);
    // "Delete it after all" is one press.
    expect(task(withOther(met), 'gen_1')).toBeUndefined();
  }
});

test('work that both devices have planned anew gives way to nothing', () => {
  const watered = (dayEnd: number) => {
    const water = { id: 'stp_WATER', type: 'WATER', dayStart: 4, dayEnd, note: '' } as const;
    const steps = [...VARIETY.steps, water];
    return act(
      FARM,
      { type: 'UPDATE_VARIETY', payload: { id: 'pea', patch: { steps } } },
      { type: 'REGENERATE_TASKS' },
    );
  };
  const { notices } = mergeTwo(FARM, watered(7), watered(8));
  expect(notices.map(({ slice }) => slice)).toEqual(['varieties']);
});
