import { buyingList, type BuyingLine } from '#domain/buying/buying-list.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Weekday } from '#domain/calendar/iso-date.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { RepeatOrder } from '#domain/orders/order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  anOrder,
  aRepeatOrder,
  aStep,
  aTask,
  aVariety,
  bulk,
  someSettings,
} from '#tests/support/builders/builders.ts';

/** The Sunday on which the worked examples ask their questions. */
export const BISTRO_DAY = '2026-11-22';

/** Whatever day it is, greens are cut on the day of their delivery. */
export const CUT_ON_THE_DAY = someSettings({
  planner: { weekStartsOn: 1, weekendHarvestToFriday: false, defaultHarvestBufferDays: 0 },
  plannerPrefs: { harvestWeekendOnFriday: false },
  weekendHarvestToFriday: false,
});

/** 16 oz a tray, ten days, soaked for 8 hours, 190 g of seed. */
export const SUNFLOWER = aVariety({
  id: 'sunflower',
  yieldOzPerTray: 16,
  daysToHarvest: 10,
  seedGPerTray: 190,
  steps: [
    aStep('SOAK', 0, { soakHours: 8 }),
    aStep('PLANT', 0, { dayEnd: 3 }),
    aStep('HARVEST', 10),
  ],
});

/** 10 oz a tray, eight days, 34 g of seed. */
export const RADISH = aVariety({
  id: 'radish',
  yieldOzPerTray: 10,
  daysToHarvest: 8,
  seedGPerTray: 34,
  steps: [aStep('PLANT', 0, { dayEnd: 3 }), aStep('HARVEST', 8)],
});

/** A restaurant that wants so many ounces every week. */
export function aWeekly(
  name: string,
  varietyId: string,
  ounces: number,
  from: Pick<RepeatOrder, 'startDate' | 'weekday' | 'createdAt'>,
): RepeatOrder {
  const id = `ord_${name.toLowerCase().replaceAll(' ', '_')}`;
  return aRepeatOrder({
    id,
    name,
    orderCategory: 'RESTAURANT',
    items: [bulk(varietyId, ounces)],
    ...from,
  });
}

const since = (startDate: string, weekday: Weekday, day: string) => {
  return { startDate, weekday, createdAt: `${day}T12:00:00.000Z` };
};

/**
 * The farm of the worked examples, on Sunday 2026-11-22: three weekly orders, six trays growing for
 * the first of their deliveries.
 */
export function bistroFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({
    varieties: [SUNFLOWER, RADISH],
    orders: [
      aWeekly('Bistro Friday', 'sunflower', 40, since('2026-11-27', 5, '2026-10-01')),
      aWeekly('Cafe Saturday', 'sunflower', 12, since('2026-11-28', 6, '2026-10-02')),
      aWeekly('Grill Tuesday', 'radish', 18, since('2026-11-24', 2, '2026-10-03')),
    ],
    tasks: [
      ...plantedCycle('radish', '2026-11-16', '2026-11-24', 2, { oz: 20 }),
      ...plantedCycle('sunflower', '2026-11-17', '2026-11-27', 3, { oz: 48 }),
      ...plantedCycle('sunflower', '2026-11-18', '2026-11-28', 1, { oz: 16, carryUsedOz: 8 }),
    ],
    seedsInventory: [seedBought('sunflower', 5), seedBought('radish', 3)],
    settings: CUT_ON_THE_DAY,
    ...more,
  });
}

/** The same farm with a one-time order on Wednesday, for which two trays are to be planted. */
export function bistroFarmWithDeli(): FarmDocument {
  const farm = bistroFarm();
  const deli = anOrder({
    id: 'ord_deli',
    name: 'Deli Wednesday',
    orderCategory: 'RESTAURANT',
    date: '2026-12-02',
    createdAt: '2026-11-10T12:00:00.000Z',
    items: [bulk('sunflower', 20)],
  });
  return { ...farm, orders: [...farm.orders, deli] };
}

/** The same farm a week later: its three trays were cut on Friday, the one on Saturday. */
export function cutBistroFarm(): FarmDocument {
  const farm = bistroFarm();
  const isCut = ({ varietyId, type }: Task) => varietyId === 'sunflower' && type === 'HARVEST';
  return {
    ...farm,
    tasks: farm.tasks.map((task) => (isCut(task) ? { ...task, done: true } : task)),
  };
}

/** Seed that came in long ago. */
export function seedBought(
  varietyId: string,
  pounds: number,
): FarmDocument['seedsInventory'][number] {
  const atISO = '2026-10-01T12:00:00.000Z';
  return { id: `seed_${varietyId}`, atISO, varietyId, pounds, note: '' };
}

/** The tasks of a cycle that is planted and not yet harvested. */
export function plantedCycle(
  varietyId: string,
  plantISO: string,
  harvestISO: string,
  trays: number,
  harvest: Partial<Task>,
): Task[] {
  const shared = { varietyId, trays, cycleKey: `${varietyId}|${harvestISO}` };
  const soak = aTask({ ...shared, type: 'SOAK', dateISO: plantISO, done: true, soakHours: 8 });
  return [
    ...(varietyId === 'sunflower' ? [soak] : []),
    aTask({ ...shared, type: 'PLANT', dateISO: plantISO, done: true }),
    aTask({ ...shared, type: 'HARVEST', dateISO: harvestISO, ...harvest }),
  ];
}

/** The same farm with some of its varieties grown otherwise. */
export function withYield(
  farm: FarmDocument,
  varietyId: string,
  yieldOzPerTray: number,
): FarmDocument {
  const varieties = farm.varieties.map((variety) =>
    variety.id === varietyId ? { ...variety, yieldOzPerTray } : variety,
  );
  return { ...farm, varieties };
}

type SeedInfo = Partial<Variety['seedInfo']>;

/** The farm of the worked examples, planned, with so much sunflower seed in bags of 5 lb at $32. */
export function sunflowerFarm(
  pounds: number,
  seedInfo: SeedInfo = {},
  more: Partial<FarmDocument> = {},
): FarmDocument {
  const cost = { bagLb: 5, bagCost: 32 };
  const variety = { ...SUNFLOWER, cost, seedInfo: { ...SUNFLOWER.seedInfo, ...seedInfo } };
  return planned({
    varieties: [variety, RADISH],
    seedsInventory: [seedBought('sunflower', pounds), seedBought('radish', 3)],
    ...more,
  });
}

export function planned(more: Partial<FarmDocument>): FarmDocument {
  const farm = bistroFarm(more);
  return { ...farm, tasks: planFarm(farm, BISTRO_DAY).tasks };
}

/** The farm of the examples with materials, and seed for months. */
export function farmWith(...materials: readonly Material[]): FarmDocument {
  const { catalog } = bistroFarm();
  const soil = materials.find(({ isPrimarySoil }) => isPrimarySoil)?.id ?? null;
  const soilConfig = { soilMaterialId: soil };
  return sunflowerFarm(100, {}, { catalog: { ...catalog, materials, soilConfig } });
}

export function linesOf(farm: FarmDocument): readonly BuyingLine[] {
  return buyingList(farm, BISTRO_DAY).groups.flatMap(({ lines }) => lines);
}

export function lineOf(farm: FarmDocument, id: string): BuyingLine | undefined {
  return linesOf(farm).find(({ stockId }) => stockId === id);
}

export function sunflower(farm: FarmDocument): BuyingLine | undefined {
  return lineOf(farm, 'seed:sunflower');
}

/** An amount with 4 decimals, as the page tells it. */
export function four(amount: number | undefined): number {
  return Number((amount ?? Number.NaN).toFixed(4));
}
