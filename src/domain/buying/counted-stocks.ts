import { type DayNumber, type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import { seedOnHandByVariety, seedGramsPerTray } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { primarySoil, soilAmountNote } from '#domain/costing/soil-per-tray.ts';
import { recordById } from '#domain/records/change-records.ts';
import { growSchedule } from '#domain/planning/grow-schedule.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import { stockOnHand, type InventoryLine } from '#domain/reports/inventory-line.ts';
import { inventorySnapshot, type InventoryInputs } from '#domain/reports/inventory-snapshot.ts';
import { plannedUses } from '#domain/reports/planned-uses.ts';
import { seedStocks } from '#domain/reports/seed-stocks.ts';
import { DEFAULT_BUYING_SETTINGS, type BuyingSettings } from '#domain/settings/buying-settings.ts';
import { plannedPlantings } from '#domain/trays/planned-plantings.ts';
import { tryConvert } from '#domain/units/convert.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import type { Purchase } from './purchase.ts';
import { type DayUse, usesAhead, type UsesAhead } from './uses-ahead.ts';

/** Input of the buying list. Its tasks are those of the plan. */
export type BuyingInputs = InventoryInputs & {
  readonly settings: InventoryInputs['settings'] & { readonly buying?: BuyingSettings };
  readonly purchases?: readonly Purchase[];
};

interface Pack {
  /** In the unit of the stock. */
  readonly qty: number;
  /** Money; null = unknown. */
  readonly cost: number | null;
}

/** A stock that was counted and whose use the plan can tell. All amounts in the unit of its line. */
export interface CountedStock {
  readonly line: InventoryLine;
  /** Not rounded. */
  readonly onHand: number;
  readonly uses: UsesAhead;
  /** What the plan takes, by day; several times on some. */
  readonly taken: readonly DayUse[];
  /** Of seed, the least that a tray of the planted varieties takes. */
  readonly perTray: number | null;
  readonly reorderLevel: number | null;
  readonly pack: Pack | null;
  readonly supplier: string;
  readonly leadDays: number;
  /** An amount in the unit of the line; null when it cannot be told in it. */
  readonly inUnit: (amount: Quantity) => number | null;
}

/** What of a stock depends on whether it is a material or seed of the vault. */
type Own = Pick<CountedStock, 'inUnit' | 'onHand' | 'pack' | 'reorderLevel' | 'supplier'> & {
  readonly leadDays: number | undefined;
};

export function countedStocks(farm: BuyingInputs, today: IsoDate): readonly CountedStock[] {
  const usual = farm.settings.buying ?? DEFAULT_BUYING_SETTINGS;
  const soil = primarySoil(farm.catalog);
  const uses = plannedUses(farm, today);
  const ownOf = ownReader(farm);
  const plantings = plannedPlantings(farm.tasks, farm.traysPlantedLog, today);
  const planted = farm.varieties.filter(({ id }) => plantings.has(id));
  return inventorySnapshot(farm, today, uses).lines.flatMap((line) => {
    const own = ownOf(line);
    const isSoil = soil?.id === line.materialId;
    const isUntoldSoil = isSoil && soilAmountNote(soil) !== null;
    // Counted once at least, and the plan tells what is taken of it.
    if (own === null || !line.isCounted || line.plannedWeekly === null || isUntoldSoil) return [];
    const sown = planted.filter(({ id }) => line.seedOf.includes(id));
    const perTray = sown.flatMap((variety) => {
      const grams = seedGramsPerTray(variety, farm);
      const amount = grams === null ? null : own.inUnit({ qty: grams, unit: 'g' });
      return amount === null ? [] : [amount];
    });
    const taken = (uses.get(line.materialId) ?? []).flatMap(({ dateISO, amount }) => {
      const qty = amount === null ? null : own.inUnit(amount);
      return qty === null ? [] : [{ dateISO, qty }];
    });
    const knownUntil = lastKnownDay(isSoil ? planted : sown, today);
    return {
      ...own,
      line,
      taken,
      leadDays: own.leadDays ?? usual.leadDays,
      uses: usesAhead(taken, today, knownUntil),
      perTray: perTray.length === 0 ? null : Math.min(...perTray),
    };
  });
}

/** The last day whose uses the plan knows: trays of harvests after its horizon are planted before it. */
function lastKnownDay(planted: readonly Variety[], today: IsoDate): DayNumber {
  const days = planted.map((variety) => {
    const planting = growSchedule(variety).steps.find(({ type }) => type === 'PLANT');
    return Math.max(0, REBUILD_HORIZON_DAYS + (planting?.daysFromHarvest ?? 0));
  });
  return dayNumber(today) + Math.min(REBUILD_HORIZON_DAYS, ...days);
}

function ownReader({ varieties, catalog, seedsInventory }: BuyingInputs) {
  const vault = seedOnHandByVariety(seedsInventory);
  const stocks = seedStocks(varieties, catalog, vault);
  return ({ materialId, varietyId, unit }: InventoryLine): Own | null => {
    const material = recordById(catalog.materials, materialId);
    if (material !== undefined) {
      const onHand = stockOnHand(material, stocks.get(material.id) ?? null).qty;
      return ownOfMaterial(material, unit, onHand);
    }
    const variety = recordById(varieties, varietyId ?? '');
    return variety === undefined ? null : ownOfSeed(variety, vault.get(variety.id) ?? 0);
  };
}

function ownOfMaterial(material: Material, unit: Unit, onHand: number): Own {
  const { purchaseQty, purchaseUnit, purchaseCost, meta } = material;
  const inUnit = (amount: Quantity) => tryMaterialAmount(material, amount, unit);
  return {
    onHand,
    inUnit,
    pack: packOf(inUnit({ qty: purchaseQty, unit: purchaseUnit }), purchaseCost),
    reorderLevel: meta.reorder === undefined ? null : inUnit(meta.reorder),
    supplier: meta.supplier ?? '',
    leadDays: meta.leadDays,
  };
}

function ownOfSeed({ cost, seedInfo }: Variety, onHand: number): Own {
  return {
    onHand,
    inUnit: ({ qty, unit }) => tryConvert(qty, unit, 'lb'),
    pack: packOf(cost.bagLb, cost.bagCost),
    reorderLevel: null,
    supplier: seedInfo.supplier ?? '',
    leadDays: seedInfo.leadDays,
  };
}

function packOf(qty: number | null, cost: number | null): Pack | null {
  if (qty === null || !(qty > 0)) return null;
  return { qty, cost: cost !== null && cost > 0 ? cost : null };
}
