import { expect, test } from 'vitest';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { BISTRO_DAY, SUNFLOWER, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { aStep } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { supplyLedger } from './supply-ledger.ts';

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

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

test('S2: trays that no task planned, of a crop that soaks over night, are cut a day sooner', () => {
  const steps = [aStep('SOAK', 0, { soakHours: 24 }), aStep('PLANT', 0), aStep('HARVEST', 10)];
  const entry = aPlantedEntry({ dateISO: '2026-11-15', varietyId: 'sunflower', source: 'manual' });
  const farm = bistroFarm({ varieties: [{ ...SUNFLOWER, steps }], traysPlantedLog: [entry] });
  expect(lotOf(farm, entry.id)?.dayISO).toBe('2026-11-24');
});

test('S8: what is left out goes first, then swaps, then takes; the rest stays with its day', () => {
  const tuesday = { harvestISO: '2026-11-24' };
  const changes = [
    change({ id: 'dch_take', kind: 'TAKE', oz: 50, harvestISO: '2026-11-28' }),
    change({ id: 'dch_swap', kind: 'SWAP', oz: 10, toVarietyId: 'radish', ...tuesday }),
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

test('S10: a lot that is cut keeps no buffer back', () => {
  const cut = withTasks(({ type }) =>
    type === 'HARVEST' ? { done: true, dateISO: '2026-11-21' } : null,
  );
  expect(lotOf(cut, SATURDAY)).toMatchObject({ leftOz: 12, reserveOz: 0, freeOz: 12 });
});
