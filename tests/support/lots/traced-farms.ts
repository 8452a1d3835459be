import { addDays } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aDryLine, aDryLoad } from '../builders/dry-load-builders.ts';
import { aPlantedEntry } from '../builders/report-builders.ts';
import {
  aMix,
  anOrder,
  aRepeatOrder,
  aStep,
  aTask,
  aVariety,
  packages,
} from '../builders/builders.ts';
import { agree, markAs } from '../actions/work-actions.ts';
import { does } from '../random/chosen.ts';
import { afterMoves, lotStatus } from './lot-moves.ts';
import { aRadishFarm, aSeedLot, anUnsownRadishFarm, RADISH, withTicked } from './radish-farm.ts';

const HARVEST = '2026-12-04';
const BISTRO = { orderId: 'ord_bistro', dateISO: HARVEST } as const;
const LUMA = { orderId: 'ord_luma', dateISO: HARVEST } as const;
const RADISH_OZ = { varietyId: RADISH.id, oz: 4 } as const;

/** Shares its letters with the radish of the farm. */
const RADIO_RADISH = aVariety({
  id: 'radio-radish',
  name: 'Radio Radish',
  yieldOzPerTray: 10,
  daysToHarvest: 8,
  seedGPerTray: 30,
  steps: [aStep('PLANT', 0), aStep('HARVEST', 8)],
});

function delivered(farm: FarmDocument, ...orderIds: readonly string[]): FarmDocument {
  const days: Readonly<Record<string, string>> = {
    ord_grill: '2026-12-01',
    ord_sato: '2026-12-05',
  };
  const deliveries = orderIds.map((orderId) => ({ orderId, dateISO: days[orderId] ?? HARVEST }));
  return afterMoves(farm, markAs('DELIVERED', ...deliveries));
}

function withShelfLife(shelfLifeDays: number): FarmDocument {
  return aRadishFarm({ varieties: [{ ...RADISH, shelfLifeDays }] });
}

/** Two plantings of one day that one record stands for. */
function twoPlantings(): FarmDocument {
  const farm = anUnsownRadishFarm();
  const batch = { varietyId: RADISH.id, cycleKey: `${RADISH.id}|2026-12-08`, trays: 3 };
  const taskKey = '2026-11-26|PLANT|rambo-radish|2';
  const second = aTask({ ...batch, taskKey, dateISO: '2026-11-26' });
  const both = withTicked({ ...farm, tasks: [...farm.tasks, second] }, '2026-11-23', '2026-11-26');
  return afterMoves(both, does('TOGGLE_TASK_DONE', { id: second.id, done: true }));
}

/** Half radish, half a variety with the same letters in its codes. */
function mixed(): FarmDocument {
  const mix = aMix({ [RADISH.id]: 60, [RADIO_RADISH.id]: 40 });
  const cycleKey = `${RADIO_RADISH.id}|${HARVEST}`;
  const plant = { varietyId: RADIO_RADISH.id, trays: 2, cycleKey, done: true };
  const base = anUnsownRadishFarm();
  return delivered(
    aRadishFarm({
      varieties: [RADISH, RADIO_RADISH],
      products: [mix],
      orders: [
        ...base.orders,
        aRepeatOrder({
          id: 'ord_mix',
          customer: 'Mixer',
          weekday: 5,
          startDate: HARVEST,
          createdAt: '2026-10-01T00:00:00.000Z',
          items: [packages(mix.id, 4, 5)],
        }),
      ],
      tasks: [
        ...base.tasks,
        aTask({ ...plant, id: 'other-plant', dateISO: '2026-11-26' }),
        aTask({ ...plant, id: 'other-harvest', dateISO: HARVEST, type: 'HARVEST', oz: 20 }),
      ],
    }),
    'ord_mix',
    'ord_bistro',
  );
}

function manyDays(): FarmDocument {
  const base = anUnsownRadishFarm();
  const weeks = Array.from({ length: 72 }, (_, week) => addDays('2026-11-24', -7 * (week + 1)));
  const past = weeks.flatMap((harvestISO) => {
    const batch = { varietyId: RADISH.id, cycleKey: `${RADISH.id}|${harvestISO}`, trays: 2 };
    const past = { ...batch, done: true };
    const [plantISO, id] = [addDays(harvestISO, -8), `${harvestISO}|HARVEST|x`];
    return [
      aTask({ ...past, id: `${plantISO}|PLANT|x`, dateISO: plantISO }),
      aTask({ ...past, id, dateISO: harvestISO, type: 'HARVEST', oz: 22 }),
    ];
  });
  const log = weeks.map((harvestISO) => {
    const dateISO = addDays(harvestISO, -8);
    const planted = { taskIds: [`${dateISO}|PLANT|x`], seedLots: [{ txnId: 'a', trays: 2 }] };
    return aPlantedEntry({ ...planted, dateISO, varietyId: RADISH.id, trays: 2 });
  });
  return aRadishFarm({
    tasks: [...past, ...base.tasks].toSorted((x, y) => (x.dateISO < y.dateISO ? -1 : 1)),
    traysPlantedLog: log,
    orders: base.orders.map((order) => ({ ...order, startDate: '2025-07-01' })),
    seedsInventory: [
      aSeedLot('a', 'RB-2291', 50, '2025-06-01'),
      aSeedLot('b', 'RB-2377', 5, '2026-11-20'),
    ],
  });
}

/** Farms on which a trace can go wrong, by what is special about each. */
export const TRACED_FARMS: Readonly<Record<string, () => FarmDocument>> = {
  'no lots': () => delivered(aRadishFarm({ seedsInventory: [] }), 'ord_bistro'),
  'a bag that runs out amid a planting': () => delivered(aRadishFarm(), 'ord_bistro', 'ord_luma'),
  'two plantings of a day': twoPlantings,
  'less was agreed': () => {
    const less = agree({ ...BISTRO, ...RADISH_OZ, kind: 'LESS' });
    return delivered(afterMoves(aRadishFarm(), less), 'ord_bistro');
  },
  'taken from another day': () => {
    const take = agree({ ...BISTRO, ...RADISH_OZ, kind: 'TAKE', harvestISO: '2026-12-01' });
    return delivered(afterMoves(aRadishFarm(), take), 'ord_bistro');
  },
  'given as another variety': () => {
    const swap = { ...LUMA, kind: 'SWAP', varietyId: RADISH.id, oz: 5 } as const;
    const given = agree({ ...swap, toVarietyId: RADIO_RADISH.id });
    return delivered(afterMoves(mixed(), given), 'ord_luma');
  },
  'moved, skipped and changed': () => {
    const grill = { orderId: 'ord_grill', dateISO: '2026-12-01' };
    const changes = agree(
      { ...BISTRO, kind: 'MOVE', toISO: '2026-12-05' },
      { ...LUMA, kind: 'SKIP' },
      { ...grill, kind: 'ITEMS', items: [packages(RADISH.id, 3, 4)] },
    );
    return delivered(afterMoves(aRadishFarm(), changes), 'ord_bistro', 'ord_grill');
  },
  'leftovers gone': () =>
    afterMoves(aRadishFarm(), agree({ kind: 'GONE', ...RADISH_OZ, harvestISO: '2026-12-01' })),
  'a mix, and letters that two varieties share': mixed,
  'a shelf life of 0 days': () => withShelfLife(0),
  'a shelf life of 3 days': () => withShelfLife(3),
  'a shelf life of 30 days': () => withShelfLife(30),
  'blocked before it is sown': () =>
    withTicked(afterMoves(anUnsownRadishFarm(), lotStatus('b', 'BLOCKED')), '2026-11-26'),
  'blocked while it grows': () => afterMoves(aRadishFarm(), lotStatus('b', 'BLOCKED')),
  'blocked after it left': () =>
    afterMoves(delivered(aRadishFarm(), 'ord_bistro', 'ord_sato'), lotStatus('a', 'BLOCKED')),
  dried: () =>
    aRadishFarm({
      dryLoads: [
        aDryLoad({
          startISO: HARVEST,
          status: 'DONE',
          lines: [
            aDryLine({ varietyId: RADISH.id, trays: 1, cutISO: HARVEST, wetOz: 11, dryG: 30 }),
          ],
        }),
      ],
    }),
  '500 days': manyDays,
  'an intake deleted': () =>
    afterMoves(delivered(aRadishFarm(), 'ord_bistro'), does('DELETE_SEED_TXN', { id: 'a' })),
  'orders deleted': () =>
    afterMoves(
      delivered(aRadishFarm(), 'ord_bistro'),
      does('DELETE_ORDER', { id: 'ord_bistro' }),
      does('DELETE_ORDER', { id: 'ord_luma' }),
    ),
  'the variety gone': () => {
    const farm = delivered(aRadishFarm(), 'ord_bistro');
    return { ...farm, varieties: [], products: [] };
  },
  'a one-time order': () =>
    delivered(
      aRadishFarm({
        orders: [
          ...anUnsownRadishFarm().orders,
          anOrder({
            id: 'ord_once',
            customer: 'Once',
            date: HARVEST,
            items: [packages(RADISH.id, 2, 4)],
          }),
        ],
      }),
      'ord_once',
    ),
};
