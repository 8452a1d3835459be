import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
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

/** Monday 12/7/2026. */
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

const CREATED = { createdAt: '2026-10-01T00:00:00.000Z' };

/** Two bags of seed, four orders and four plantings, none of them ticked yet. */
export function anUnsownRadishFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({
    varieties: [RADISH],
    orders: [
      aRepeatOrder({
        ...CREATED,
        id: 'ord_grill',
        name: 'Grill Tuesday',
        customer: 'Grill',
        weekday: 2,
        startDate: '2026-11-24',
        items: [bulk(RADISH.id, 18)],
      }),
      aRepeatOrder({
        ...CREATED,
        id: 'ord_bistro',
        name: 'Bistro Friday',
        customer: 'Bistro Marlow',
        weekday: 5,
        startDate: '2026-12-04',
        items: [packages(RADISH.id, 8, 4)],
      }),
      aRepeatOrder({
        ...CREATED,
        id: 'ord_luma',
        name: 'Luma Friday',
        customer: 'Luma',
        weekday: 5,
        startDate: '2026-12-04',
        items: [bulk(RADISH.id, 10)],
      }),
      aRepeatOrder({
        ...CREATED,
        id: 'ord_sato',
        name: 'Sato Saturday',
        customer: 'Sato',
        weekday: 6,
        startDate: '2026-12-05',
        items: [bulk(RADISH.id, 8)],
      }),
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
