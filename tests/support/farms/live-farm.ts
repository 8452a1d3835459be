import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  aRepeatOrder,
  aStep,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { aWeekly, CUT_ON_THE_DAY, seedBought } from './bistro-farm.ts';

/** The Sunday on which the worked examples ask. */
export const LIVE_DAY = '2026-11-22';

function grownIn(days: number, more: Partial<Variety>): Variety {
  const steps = [aStep('PLANT', 0, { dayEnd: 3 }), aStep('HARVEST', days)];
  return aVariety({ daysToHarvest: days, steps, ...more });
}

/** 12 oz a tray, 300 g of seed. */
export const PEA = grownIn(12, { id: 'pea', yieldOzPerTray: 12, seedGPerTray: 300 });

const ALIVE = { live: true, yieldOzPerTray: 1, packSizes: [1] } as const;

export const LIVE_PEA = grownIn(9, {
  id: 'pea-live-1010',
  name: 'Pea, live 1010',
  traySizeId: 'siz_1010',
  seedOf: 'pea',
  shelfLifeDays: 4,
  ...ALIVE,
});

export const LIVE_BASIL = grownIn(16, {
  id: 'basil-live-5x5',
  name: 'Basil, live 5x5',
  traySizeId: 'siz_5x5',
  ...ALIVE,
});

/** Half of a slot, 20 of them; an eighth of a slot, sold with what grows in it. */
export const SIZES = [
  aTraySize(),
  aTraySize({ id: 'siz_5x5', name: '5x5', slotShare: 0.125, comesBack: false, owned: null }),
];

const SINCE = '2026-10-01T12:00:00.000Z';

/** The farm of the worked examples of live trays, on Sunday 2026-11-22: nothing is planted yet. */
export function liveFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({
    varieties: [PEA, LIVE_PEA, LIVE_BASIL],
    catalog: { traySizes: SIZES },
    orders: [
      aRepeatOrder({
        id: 'ord_bistro',
        name: 'Bistro',
        customer: 'Bistro',
        startDate: '2026-12-04',
        weekday: 5,
        orderCategory: 'RESTAURANT',
        createdAt: SINCE,
        items: [packages('pea-live-1010', 6)],
      }),
      aWeekly('Luma', 'pea', 40, { startDate: '2026-12-08', weekday: 2, createdAt: SINCE }),
      aRepeatOrder({
        id: 'ord_market',
        name: 'Market',
        startDate: '2026-12-12',
        weekday: 6,
        orderCategory: 'FARMERS_MARKET',
        createdAt: SINCE,
        items: [packages('basil-live-5x5', 40)],
      }),
    ],
    seedsInventory: [seedBought('pea', 5)],
    settings: CUT_ON_THE_DAY,
    ...more,
  });
}

export function plannedLiveFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  const farm = liveFarm(more);
  return { ...farm, tasks: planFarm(farm, LIVE_DAY).tasks };
}
