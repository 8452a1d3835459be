import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { seedOnHandByVariety } from '#domain/catalog/seeds/seed-on-hand.ts';
import { seedVariety } from '#domain/catalog/seeds/seed-transaction.ts';
import { byTexts, type Named } from '#domain/records/lists.ts';
import { seedStocks } from '#domain/reports/seed-stocks.ts';
import type { Unit } from '#domain/units/unit.ts';

/** States of a purchase. In a merge, the later one in this list wins. */
export const PURCHASE_STATUSES = ['ORDERED', 'CANCELLED', 'RECEIVED'] as const;

/** A stock that was ordered and comes on a day. */
export interface Purchase {
  /** `pur_…`. */
  readonly id: string;
  /** The line of the inventory: the id of a material, or `seed:` and that of a variety. */
  readonly stockId: string;
  /** What was ordered, above 0. */
  readonly qty: number;
  readonly unit: Unit;
  /** Bags, cases, rolls; null = none known. */
  readonly packs: number | null;
  /** Money for all of it, 2 decimals; null = unknown. */
  readonly cost: number | null;
  readonly supplier: string;
  readonly note: string;
  readonly orderedISO: IsoDate;
  readonly expectedISO: IsoDate;
  readonly status: (typeof PURCHASE_STATUSES)[number];
  readonly receivedISO: IsoDate | null;
  readonly receivedQty: number | null;
}

export const byExpectedDay = byTexts('expectedISO', 'id');

const SEED = 'seed:';

interface StocksOfFarm {
  readonly varieties: readonly Named[];
  readonly catalog: { readonly materials: readonly Named[] };
}

/** Checks whether a farm has the material, or the variety of the seed. */
export function hasStock(farm: StocksOfFarm, stockId: string): boolean {
  return namedStock(farm, stockId) !== undefined;
}

/** Returns the name of a stock, or its id if the farm doesn't have it. */
export function stockName(farm: StocksOfFarm, stockId: string): string {
  const name = namedStock(farm, stockId)?.name ?? stockId;
  return varietyOfStock(stockId) === null ? name : `${name} seed`;
}

function namedStock({ varieties, catalog }: StocksOfFarm, stockId: string): Named | undefined {
  const varietyId = varietyOfStock(stockId);
  return varietyId === null
    ? catalog.materials.find(({ id }) => id === stockId)
    : varieties.find(({ id }) => id === varietyId);
}

/** The variety whose seed of the vault a stock is; null for a material. */
export function varietyOfStock(stockId: string): string | null {
  return stockId.startsWith(SEED) ? stockId.slice(SEED.length) : null;
}

/** The variety for which the vault books what comes in of a stock; null for a stock of materials. */
export function bookedVariety(farm: SeedFarm, stockId: string): string | null {
  const ofVault = varietyOfStock(stockId);
  if (ofVault !== null) return ofVault;
  const vault = seedOnHandByVariety(farm.seedsInventory);
  const seed = seedStocks(farm.varieties, farm.catalog, vault).get(stockId);
  const [first] = seed?.varieties ?? [];
  if (seed === undefined || seed.pounds === null || first === undefined) return null;
  return seedVariety(first, farm.varieties).id;
}
