import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aMix,
  aRepeatOrder,
  aSingleProduct,
  aTask,
  anOrder,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aMaterial, anOverhead, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { exampleCatalog, exampleCostFarm, examplePea, exampleSunflower } from './cost-example.ts';

/**
 * A farm of odd cases around Friday 2026-11-20: a variety without a yield, seed that is a raw material,
 * soil in a unit that is none, a mix at a market, orders that lack a part of their cost, later ones, bills.
 */
export function oddFarm(): FarmDocument {
  const sunflower = exampleSunflower();
  const pea = examplePea({ yieldOzPerTray: null });
  const catalog = exampleCatalog();
  const bushels = aSoil({
    isPrimarySoil: true,
    meta: { avgSoilPerTray: { qty: 1, unit: 'bushel' } },
  });
  const seed = aMaterial({ id: 'mat_seed', type: 'seed', stock: { qty: 35, unit: 'oz' } });
  const bill = { category: 'RENT', year: 2026, notes: '' } as const;
  return exampleCostFarm({
    varieties: [sunflower, pea],
    products: [aSingleProduct(sunflower), aSingleProduct(pea), aMix({ sunflower: 60, pea: 40 })],
    catalog: {
      ...catalog,
      materials: [...catalog.materials.map((one) => (one.type === 'soil' ? bushels : one)), seed],
      seedsByVariety: { sunflower: { seedMaterialId: 'mat_seed', gramsPerTray: null } },
      overheads: [
        ...catalog.overheads,
        anOverhead({ name: 'Stall', category: 'EVENTS', mode: 'PER_EVENT', cost: 30 }),
        anOverhead({ name: 'Wash', category: 'WATER', mode: 'PER_BATCH', cost: 4 }),
      ],
      overheadLogs: [
        { ...bill, id: 'b1', name: 'Rent', month: 10, amount: 573 },
        { ...bill, id: 'b2', name: 'Rent', month: 11, amount: 60.5 },
      ],
    },
    orders: [
      aRepeatOrder({
        id: 'market',
        name: 'Riverside',
        orderCategory: 'FARMERS_MARKET',
        startDate: '2026-10-03',
        items: [packages('mix_salad', 20, 4), packages('sunflower', 10, 4)],
      }),
      anOrder({ id: 'six', name: 'Six', date: '2026-11-18', items: [packages('sunflower', 1, 6)] }),
      anOrder({ id: 'pea', name: 'Loose', date: '2026-11-21', items: [bulk('pea', 12)] }),
      anOrder({
        id: 'later',
        name: 'Gala',
        date: '2026-12-18',
        items: [bulk('sunflower', 3, 'lb')],
      }),
    ],
    tasks: [
      aTask({ id: 'p1', dateISO: '2026-11-03', trays: 4, done: true }),
      aTask({ id: 'p2', dateISO: '2026-11-17', trays: 2, done: true }),
    ],
    seedsInventory: [
      aSeedIntake({
        id: 's1',
        atISO: '2026-11-01T00:00:00.000Z',
        varietyId: 'sunflower',
        pounds: 3,
      }),
      aSeedIntake({ id: 's2', atISO: '2026-11-01T00:00:00.000Z', pounds: 2 }),
    ],
  });
}
