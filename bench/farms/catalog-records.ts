import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import type { Catalog, Material, Packaging } from '#domain/catalog/catalog.ts';
import type { DemandRecord, Market } from '#domain/orders/order.ts';
import type { MadeVariety } from './records.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';

const OUNCES = [1, 2, 4, 8];
const A_MONTH = { months: 1, trays: 400, units: 1200, events: 8, ounces: 4000, batches: 4 };

/** What the varieties grow from and are sold in: seed, soil, clamshells with labels, rent and bills. */
export function someCatalog(varieties: readonly MadeVariety[], draws: SeededDraws): Catalog {
  const seeds = varieties.map((variety) => seedOf(variety, draws));
  return {
    materials: [soil(), labels(), ...OUNCES.map(clamshell), ...seeds],
    packaging: OUNCES.map(packaging),
    seedsByVariety: Object.fromEntries(
      varieties.map(({ id, seedGPerTray }) => [
        id,
        { seedMaterialId: `mat_${id}`, gramsPerTray: seedGPerTray ?? null },
      ]),
    ),
    soilConfig: { soilMaterialId: 'mat_soil' },
    overheads: [
      { id: 'ovh_rent', name: 'Rent', category: 'RENT', mode: 'PER_MONTH', cost: 900, notes: '' },
      {
        id: 'ovh_power',
        name: 'Power',
        category: 'ELECTRIC',
        mode: 'PER_TRAY',
        cost: 0.4,
        notes: '',
      },
      {
        id: 'ovh_stall',
        name: 'Stall',
        category: 'EVENTS',
        mode: 'PER_EVENT',
        cost: 35,
        notes: '',
      },
    ],
    overheadLogs: [],
    overheadScenario: A_MONTH,
  };
}

/** Two markets a week and what is thought to sell there. */
export function someDemand(
  varieties: readonly MadeVariety[],
  days: { readonly firstDay: IsoDate; readonly today: IsoDate },
  draws: SeededDraws,
): { readonly markets: readonly Market[]; readonly demandRecords: readonly DemandRecord[] } {
  const markets = ['Riverside', 'Old Town'].map((name, at): Market => ({
    id: `mkt_${at}`,
    name,
    kind: 'MARKET',
  }));
  const weeks = Math.floor(daysBetween(days.firstDay, days.today) / 7);
  const demandRecords = markets.flatMap(({ id: marketId }, market) =>
    Array.from({ length: weeks * 5 }, (_, at): DemandRecord => ({
      id: `dem_${market}_${at}`,
      kind: 'MARKET',
      marketId,
      date: addDays(days.firstDay, 7 * Math.floor(at / 5) + market),
      units: draws.whole(2, 30),
      varietyId: varieties[draws.whole(0, varieties.length - 1)]?.id ?? '',
      packageOz: draws.pick([1, 2, 4]),
    })),
  );
  return { markets, demandRecords };
}

function seedOf({ id, name = id }: MadeVariety, draws: SeededDraws): Material {
  return bought(`mat_${id}`, 'seed', `${name} seed`, 'lb', 25, draws.whole(40, 300));
}

function soil(): Material {
  const made = bought('mat_soil', 'soil', 'Coir mix', 'lb', 50, 25);
  const meta = { packSize: 50, packCost: 25, avgSoilPerTray: { qty: 2.5, unit: 'lb' } } as const;
  return { ...made, isPrimarySoil: true, meta };
}

function labels(): Material {
  const made = bought('mat_labels', 'label_sheet', 'Labels', 'each', 100, 18);
  return { ...made, meta: { labelsPerSheet: 12 } };
}

function clamshell(ounces: number): Material {
  const made = bought(`mat_${ounces}oz`, 'container', `Clamshell ${ounces} oz`, 'case', 1, 60);
  return { ...made, meta: { itemsPerCase: 250, capacity: { qty: ounces, unit: 'oz' } } };
}

function bought(
  id: string,
  type: Material['type'],
  name: string,
  purchaseUnit: Material['purchaseUnit'],
  purchaseQty: number,
  purchaseCost: number,
): Material {
  const stock = { qty: 2 * purchaseQty, unit: purchaseUnit };
  return {
    id,
    name,
    type,
    purchaseUnit,
    purchaseQty,
    purchaseCost,
    stock,
    isPrimarySoil: false,
    meta: {},
  };
}

function packaging(ounces: number): Packaging {
  return {
    id: `pkg_${ounces}`,
    name: `${ounces} oz clamshell`,
    category: 'MICROGREENS',
    containerMaterialId: `mat_${ounces}oz`,
    netContent: null,
    microgreenContent: { qty: ounces, unit: 'oz' },
    bom: [],
    labelRule: { labelSheetId: 'mat_labels', labelsPerUnit: 1 },
    notes: '',
  };
}
