import { expect, test } from 'vitest';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { BISTRO_DAY, SUNFLOWER, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, aStep, aTask, bulk } from '#tests/support/builders/builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { supplyLedger } from './supply-ledger.ts';

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

const FRIDAY = 'sunflower|2026-11-27';
const SATURDAY = 'sunflower|2026-11-28';

function lotOf(farm: FarmDocument, id: string, today = BISTRO_DAY) {
  const ledger = supplyLedger({ ...farm, tasks: planFarm(farm, today).tasks }, today);
  return [...ledger.values()].flatMap(({ lots }) => lots).find((lot) => lot.id === id);
}

/** What every delivery of a variety up to 11/30 asked and got. */
function servedOf(farm: FarmDocument, varietyId = 'sunflower') {
  const ledger = supplyLedger({ ...farm, tasks: planFarm(farm, BISTRO_DAY).tasks }, BISTRO_DAY);
  return (ledger.get(varietyId)?.claims ?? [])
    .filter(({ dayISO }) => dayISO <= '2026-11-30')
    .map(({ order, dayISO, oz, gotOz, isTaken }) =>
      [order.name, dayISO.slice(5), oz, round(gotOz), ...(isTaken ? ['taken'] : [])].join(' '),
    );
}

/** The farm with some of its tasks otherwise. */
function withTasks(more: (task: FarmDocument['tasks'][number]) => object | null): FarmDocument {
  const farm = bistroFarm();
  return { ...farm, tasks: farm.tasks.map((task) => ({ ...task, ...more(task) })) };
}

function change(more: object): DeliveryChange {
  const shared = { id: 'dch_1', atISO: '2026-11-22T10:00:00.000Z', note: '' };
  const delivery = { orderId: 'ord_bistro_friday', dateISO: '2026-11-27', varietyId: 'sunflower' };
  // The kind and its own fields are in `more`.
  return { ...shared, ...delivery, ...more } as DeliveryChange;
}

const planted = (dateISO: string, trays: number, taskIds: readonly string[] = []) =>
  aPlantedEntry({ dateISO, varietyId: 'sunflower', trays, taskIds, source: 'manual' });

const loss = (dateISO: string, qty: number, more: Partial<HarvestLoss> = {}) =>
  aHarvestLoss({ dateISO, varietyId: 'sunflower', qty, ...more });

test('S1: harvests of more than a month ago are out of sight', () => {
  expect(lotOf(bistroFarm(), FRIDAY, '2026-12-28')?.id).toBe(FRIDAY);
  expect(lotOf(bistroFarm(), FRIDAY, '2026-12-29')).toBeUndefined();
});

test('S2: trays that no task planned are a lot as well, until their day has gone by', () => {
  const farm = bistroFarm({ traysPlantedLog: [planted('2026-11-15', 2)] });
  const id = 'log_2026-11-15_sunflower';
  expect(lotOf(farm, id)).toMatchObject({ dayISO: '2026-11-25', oz: 32, state: 'growing' });
  expect(lotOf(farm, id, '2026-11-26')).toBeUndefined();
  const steps = [aStep('SOAK', 0, { soakHours: 24 }), aStep('PLANT', 0), aStep('HARVEST', 10)];
  const overNight = { ...farm, varieties: [{ ...SUNFLOWER, steps }] };
  expect(lotOf(overNight, id)?.dayISO).toBe('2026-11-24');
});

test('S2: a carry-only harvest is not a lot', () => {
  const orders = [
    ...bistroFarm().orders,
    anOrder({ id: 'ord_s', date: '2026-12-05', items: [bulk('sunflower', 1)] }),
  ];
  const cafe = bistroFarm({ orders: orders.filter(({ name }) => name !== 'Cafe Saturday') });
  expect(lotOf(cafe, 'sunflower|2026-12-05')).toBeUndefined();
});

test('S3: a planting counts with the trays that were recorded', () => {
  const farm = bistroFarm({ traysPlantedLog: [planted('2026-11-17', 2)] });
  expect(lotOf(farm, FRIDAY)).toMatchObject({ countedTrays: 2, plannedTrays: 3, oz: 32 });
});

test('S3: a record that names its planting leaves another one of that day open', () => {
  const moved = aTask({
    taskKey: '2026-11-16|PLANT|sunflower',
    cycleKey: 'sunflower|2026-11-26',
    varietyId: 'sunflower',
    dateISO: '2026-11-17',
    movedFromISO: '2026-11-16',
    trays: 2,
  });
  const named = planted('2026-11-17', 3, ['2026-11-17|PLANT|sunflower']);
  const tasks = [...bistroFarm().tasks, moved];
  const farm = bistroFarm({ tasks, traysPlantedLog: [named] });
  expect(lotOf(farm, FRIDAY)).toMatchObject({ countedTrays: 3, state: 'growing' });
  expect(lotOf(farm, 'sunflower|2026-11-26')).toMatchObject({ countedTrays: 0, state: 'late' });
  const unnamed = bistroFarm({ tasks, traysPlantedLog: [planted('2026-11-17', 5)] });
  expect(lotOf(unnamed, 'sunflower|2026-11-26')).toMatchObject({ state: 'growing' });
});

test('S3: a skipped planting gives nothing', () => {
  const farm = withTasks(({ type, cycleKey }) =>
    type === 'PLANT' && cycleKey === FRIDAY ? { skipped: true } : null,
  );
  expect(lotOf(farm, FRIDAY)).toMatchObject({ state: 'skipped', oz: 0 });
});

test('S4: a missed planting gives nothing, unless the farm never marks plantings done', () => {
  const missed = (isTicking: boolean) =>
    withTasks(({ cycleKey }) => (cycleKey === FRIDAY || !isTicking ? { done: false } : null));
  expect(lotOf(missed(true), FRIDAY)).toMatchObject({ state: 'late', oz: 0, countedTrays: 0 });
  expect(lotOf(missed(false), FRIDAY)).toMatchObject({ state: 'growing', oz: 48 });
});

test('S4: a soak that was missed makes its planting late, although its day is still to come', () => {
  const tasks = [
    ...bistroFarm().tasks,
    aTask({
      type: 'SOAK',
      varietyId: 'sunflower',
      dateISO: '2026-11-21',
      cycleKey: 'sunflower|2026-12-02',
      trays: 1,
    }),
    aTask({
      varietyId: 'sunflower',
      dateISO: '2026-11-22',
      cycleKey: 'sunflower|2026-12-02',
      trays: 1,
    }),
  ];
  const orders = [
    ...bistroFarm().orders,
    anOrder({ date: '2026-12-02', items: [bulk('sunflower', 12)] }),
  ];
  expect(lotOf(bistroFarm({ tasks, orders }), 'sunflower|2026-12-02')?.state).toBe('late');
});

test('S5: a loss takes from what grew on its day, the earliest harvest first', () => {
  const lostOf = (qty: number, dateISO: string, more: object = {}) => {
    const farm = bistroFarm({ harvestLosses: [loss(dateISO, qty, more)] });
    return [FRIDAY, SATURDAY].map((id) => lotOf(farm, id)?.lostTrays);
  };
  expect(lostOf(1, '2026-11-21')).toEqual([1, 0]);
  expect(lostOf(9, '2026-11-21')).toEqual([3, 1]);
  expect(lostOf(9, '2026-11-17')).toEqual([3, 0]);
  expect(lostOf(9, '2026-11-16')).toEqual([0, 0]);
  expect(lostOf(1, '2026-11-28')).toEqual([0, 1]);
});

test('S5: a loss that names its planting takes from it first', () => {
  const farm = bistroFarm({ harvestLosses: [loss('2026-11-21', 2, { cycleKey: SATURDAY })] });
  expect(lotOf(farm, SATURDAY)?.lostTrays).toBe(1);
  expect(lotOf(farm, FRIDAY)?.lostTrays).toBe(1);
});

test('S6: the scale stands above the yield, and what is gone is gone', () => {
  const weight = aWeighedHarvest({
    varietyId: 'sunflower',
    dateISO: '2026-11-27',
    trays: 3,
    weightOz: 44.5,
  });
  const gone = change({ kind: 'GONE', harvestISO: '2026-11-27', oz: 4 });
  const farm = bistroFarm({ harvestLog: [weight], deliveryChanges: [gone] });
  expect(lotOf(farm, FRIDAY)).toMatchObject({ expectedOz: 48, oz: 40.5 });
});

test('S6, S7: a harvest that was skipped gives nothing', () => {
  const farm = withTasks(({ type, cycleKey }) =>
    type === 'HARVEST' && cycleKey === FRIDAY ? { done: true, skipped: true } : null,
  );
  expect(lotOf(farm, FRIDAY)).toMatchObject({ state: 'skipped', oz: 0 });
});

test('S7: a lot is harvested on the day its harvest was marked done; an open one not before today', () => {
  const cut = withTasks(({ type }) =>
    type === 'HARVEST' ? { done: true, dateISO: '2026-11-21' } : null,
  );
  expect(lotOf(cut, FRIDAY)).toMatchObject({ state: 'cut', cutISO: '2026-11-21' });
  expect(lotOf(bistroFarm(), FRIDAY)?.cutISO).toBe('2026-11-27');
  expect(lotOf(bistroFarm(), FRIDAY, '2026-11-29')?.cutISO).toBe('2026-11-29');
});

test('S8: what is left out goes first, then swaps, then takes; the rest stays with its day', () => {
  const changes = [
    change({ id: 'dch_take', kind: 'TAKE', oz: 50, harvestISO: '2026-11-28' }),
    change({
      id: 'dch_swap',
      kind: 'SWAP',
      oz: 10,
      toVarietyId: 'radish',
      harvestISO: '2026-11-24',
    }),
    change({ id: 'dch_less', kind: 'LESS', oz: 6 }),
  ];
  const farm = bistroFarm({ deliveryChanges: changes });
  expect(servedOf(farm)).toEqual(['Bistro Friday 11-28 24 24 taken', 'Cafe Saturday 11-28 12 12']);
  expect(servedOf(farm, 'radish')).toEqual([
    'Bistro Friday 11-24 10 10 taken',
    'Grill Tuesday 11-24 18 10',
  ]);
});

test('S8: a moved delivery is cut for its new day; of two moves the latest counts', () => {
  const move = (id: string, toISO: string) => change({ id, kind: 'MOVE', toISO });
  const farm = bistroFarm({
    deliveryChanges: [move('dch_2', '2026-11-30'), move('dch_1', '2026-11-29')],
  });
  expect(servedOf(farm)).toEqual(['Cafe Saturday 11-28 12 12', 'Bistro Friday 11-30 40 0']);
});

test('S8: a delivery that is moved before today or out of sight is read as it stands', () => {
  const moved = (toISO: string) =>
    bistroFarm({ deliveryChanges: [change({ id: 'dch_1', kind: 'MOVE', toISO })] });
  // For Saturday nothing can be cut any more: what grows now was not there.
  expect(servedOf(moved('2026-11-21'))).toEqual([
    'Bistro Friday 11-21 40 0',
    'Cafe Saturday 11-28 12 12',
  ]);
  // 90 days on is Saturday 2/20: beyond that it asks for nothing.
  expect(servedOf(moved('2027-02-21'))).toEqual(['Cafe Saturday 11-28 12 12']);
});

test('S8: delivery changes of a deleted order, day or variety are ignored', () => {
  const nowhere = [
    change({ id: 'dch_1', kind: 'LESS', oz: 6, orderId: 'gone' }),
    change({ id: 'dch_2', kind: 'LESS', oz: 6, dateISO: '2026-11-26' }),
    change({ id: 'dch_3', kind: 'LESS', oz: 6, varietyId: 'radish' }),
    change({ id: 'dch_4', kind: 'SWAP', oz: 6, toVarietyId: 'gone' }),
  ];
  expect(servedOf(bistroFarm({ deliveryChanges: nowhere }))).toEqual(servedOf(bistroFarm()));
});

test('S9: the earliest order is served first, and none gets what is harvested after its delivery', () => {
  const early = { createdAt: '2026-09-01T12:00:00.000Z', date: '2026-11-27' };
  const orders = [
    ...bistroFarm().orders,
    anOrder({ id: 'ord_a', name: 'First', ...early, items: [bulk('sunflower', 10)] }),
  ];
  expect(servedOf(bistroFarm({ orders })).slice(0, 2)).toEqual([
    'First 11-27 10 10',
    'Bistro Friday 11-27 40 38',
  ]);
  const movedCut = withTasks(({ type, cycleKey }) =>
    type === 'HARVEST' && cycleKey === FRIDAY
      ? { dateISO: '2026-11-28', movedFromISO: '2026-11-27' }
      : null,
  );
  expect(servedOf(movedCut)[0]).toBe('Bistro Friday 11-27 40 0');
  expect(servedOf(movedCut)[1]).toBe('Cafe Saturday 11-28 12 12');
});

test('S9: what is left stays where it is when nothing is claimed on the next day', () => {
  const orders = bistroFarm().orders.filter(({ name }) => name === 'Bistro Friday');
  const farm = bistroFarm({ orders });
  expect(lotOf(farm, FRIDAY)?.leftOz).toBe(8);
  expect(lotOf(farm, SATURDAY)?.leftOz).toBe(16);
});

test('S10: a lot that is cut keeps no buffer back', () => {
  const cut = withTasks(({ type }) =>
    type === 'HARVEST' ? { done: true, dateISO: '2026-11-21' } : null,
  );
  expect(lotOf(cut, SATURDAY)).toMatchObject({ leftOz: 12, reserveOz: 0, freeOz: 12 });
});
