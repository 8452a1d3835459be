import type { IsoDate, Weekday } from '#domain/calendar/iso-date.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aWeighedHarvest } from '../builders/weighed-harvests.ts';
import {
  aFarm,
  aRepeatOrder,
  aStep,
  aTask,
  aVariety,
  bulk,
  packages,
} from '../builders/builders.ts';
import { reduce } from '#state/records/reduce.ts';

export const RADISH_TODAY = '2026-12-07';

/** The radish of the farm: 11 oz, 8 days, 34 g of seed per tray, 5 days of shelf life. */
export const RADISH = aVariety({
  id: 'rambo-radish',
  yieldOzPerTray: 11,
  daysToHarvest: 8,
  seedGPerTray: 34,
  shelfLifeDays: 5,
  steps: [aStep('PLANT', 0), aStep('HARVEST', 8)],
});

/** A bag of radish seed that came in at eight in the morning. */
export function aSeedLot(
  id: string,
  code: string,
  pounds: number,
  dateISO: IsoDate,
  more: Partial<NonNullable<SeedTransaction['lot']>> = {},
): SeedTransaction {
  return {
    id,
    atISO: `${dateISO}T12:00:00.000Z`,
    varietyId: RADISH.id,
    pounds,
    note: '',
    lot: { code, supplier: '', germinationPercent: null, bestBefore: null, ...more },
  };
}

/** Plantings: the day, its harvest day, its trays. */
const PLANTINGS = [
  ['2026-11-16', '2026-11-24', 2],
  ['2026-11-23', '2026-12-01', 2],
  ['2026-11-26', '2026-12-04', 5],
  ['2026-11-30', '2026-12-08', 2],
] as const;

export const plantId = (dateISO: IsoDate) => `${dateISO}|PLANT|${RADISH.id}`;

function tasksOf([dateISO, harvestISO, trays]: (typeof PLANTINGS)[number]): readonly Task[] {
  const batch = { varietyId: RADISH.id, cycleKey: `${RADISH.id}|${harvestISO}`, trays };
  const done = harvestISO < RADISH_TODAY;
  return [
    aTask({ ...batch, dateISO, id: plantId(dateISO) }),
    aTask({ ...batch, dateISO: harvestISO, type: 'HARVEST', oz: trays * 11, done }),
  ];
}

/** An order of every week, from its first day on, a day of the week. */
function weekly(
  name: string,
  customer: string,
  [startDate, weekday]: readonly [IsoDate, Weekday],
  item: OrderItem,
) {
  const id = `ord_${name.split(' ')[0]?.toLowerCase()}`;
  const createdAt = '2026-10-01T00:00:00.000Z';
  return aRepeatOrder({ id, name, customer, startDate, weekday, createdAt, items: [item] });
}

/** Two bags of seed, four orders and four plantings, none of them ticked yet. */
export function anUnsownRadishFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({
    varieties: [RADISH],
    orders: [
      weekly('Grill Tuesday', 'Grill', ['2026-11-24', 2], bulk(RADISH.id, 18)),
      weekly('Bistro Friday', 'Bistro Marlow', ['2026-12-04', 5], packages(RADISH.id, 8, 4)),
      weekly('Luma Friday', 'Luma', ['2026-12-04', 5], bulk(RADISH.id, 10)),
      weekly('Sato Saturday', 'Sato', ['2026-12-05', 6], bulk(RADISH.id, 8)),
    ],
    tasks: PLANTINGS.flatMap(tasksOf),
    seedsInventory: [
      aSeedLot('a', 'RB-2291', 0.5, '2026-11-02'),
      aSeedLot('b', 'RB-2377', 5, '2026-11-20'),
    ],
    harvestLog: [
      aWeighedHarvest({
        id: `hrv_${RADISH.id}|2026-12-04`,
        cycleKey: `${RADISH.id}|2026-12-04`,
        varietyId: RADISH.id,
        dateISO: '2026-12-04',
        trays: 5,
        weightOz: 52.8,
      }),
    ],
    ...more,
  });
}

/** The farm with plantings ticked, each on its own day. */
export function withTicked(farm: FarmDocument, ...days: readonly IsoDate[]): FarmDocument {
  return days.reduce(
    (ticked, today) =>
      reduce(ticked, {
        type: 'TOGGLE_TASK_DONE',
        payload: { id: plantId(today), done: true },
        moment: { today, now: Date.parse(`${today}T14:00:00.000Z`) },
      }),
    farm,
  );
}

/** The farm of the worked examples: all four plantings are ticked. */
export function aRadishFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return withTicked(anUnsownRadishFarm(more), ...PLANTINGS.map(([dateISO]) => dateISO));
}
