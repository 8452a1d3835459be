import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { Catalog, Material, Overhead, Packaging } from '#domain/catalog/catalog.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';

/** Seed that came in before the first planting of the demo, in pounds; the kale runs out first. */
const SEED_POUNDS = { sunflower: 25, 'pea-shoots': 25, broccoli: 2, radish: 5, kale: 0.5 } as const;

export function demoCatalog(empty: Catalog): Catalog {
  return {
    ...empty,
    materials: [
      material('mat_demo-soil', 'Potting mix', 'soil', {
        purchaseUnit: 'lb',
        purchaseQty: 40,
        purchaseCost: 22,
        stock: { qty: 60, unit: 'lb' },
        isPrimarySoil: true,
        meta: { packSize: 40, packCost: 22, avgSoilPerTray: { qty: 2.5, unit: 'lb' } },
      }),
      material('mat_demo-box', 'Clamshell 2 oz', 'container', {
        purchaseQty: 250,
        purchaseCost: 45,
        stock: { qty: 120, unit: 'each' },
      }),
      material('mat_demo-label', 'Label sheet', 'label_sheet', {
        purchaseQty: 100,
        purchaseCost: 18,
        stock: { qty: 40, unit: 'each' },
        meta: { labelsPerSheet: 30 },
      }),
    ],
    packaging: [BOX],
    soilConfig: { soilMaterialId: 'mat_demo-soil' },
    overheads: [
      overhead('ovh_demo-rent', 'Grow space', 'RENT', 350),
      overhead('ovh_demo-electric', 'Lights', 'ELECTRIC', 120),
    ],
  };
}

/** A bag of seed for every crop of the demo, bought the day before. */
export function demoSeed(dateISO: IsoDate): readonly SeedTransaction[] {
  return Object.entries(SEED_POUNDS).map(([varietyId, pounds]) => ({
    id: `seed_demo-${varietyId}`,
    atISO: `${addDays(dateISO, -1)}T12:00:00.000Z`,
    varietyId,
    pounds,
    note: 'Demo seed',
  }));
}

const BOX: Packaging = {
  id: 'pkg_demo-box',
  name: 'Clamshell 2 oz',
  category: 'MICROGREENS',
  containerMaterialId: 'mat_demo-box',
  netContent: { qty: 2, unit: 'oz' },
  microgreenContent: { qty: 2, unit: 'oz' },
  bom: [],
  labelRule: { labelSheetId: 'mat_demo-label', labelsPerUnit: 1 },
  notes: '',
};

function material(
  id: string,
  name: string,
  type: Material['type'],
  more: Partial<Material>,
): Material {
  return {
    id,
    name,
    type,
    purchaseUnit: 'each',
    purchaseQty: 1,
    purchaseCost: 0,
    stock: { qty: 0, unit: 'each' },
    isPrimarySoil: false,
    meta: {},
    ...more,
  };
}

function overhead(
  id: string,
  name: string,
  category: Overhead['category'],
  cost: number,
): Overhead {
  return { id, name, category, mode: 'PER_MONTH', cost, notes: '' };
}
