import { lbsPerTray, traysFor } from '#domain/alchemy/trays-for.ts';
import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import {
  amountUnitOf,
  type AmountUnit,
  type Variety,
  isYieldAssumed,
} from '#domain/catalog/varieties/variety.ts';
import { isSameSize } from '#domain/costing/package-content.ts';
import type { Market } from '#domain/orders/order.ts';
import { compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { OUNCES_PER_POUND } from '#domain/units/unit.ts';
import { listMarkets } from './demand-markets.ts';
import { marketSales, type MarketSale, type SalesSources, type SoldIn } from './market-sales.ts';

export interface DemandScope {
  readonly kinds: readonly Market['kind'][];
  /** Null for every market and event there is. */
  readonly marketIds: ReadonlySet<string> | null;
}

export const EVERY_MARKET: DemandScope = { kinds: ['MARKET', 'EVENT'], marketIds: null };

/** Sales of one variety in one packaging, alone or in mixes. */
export interface TrayDemandRow extends AmountUnit {
  /** Null for expected sales that name nothing on the list of varieties. */
  readonly varietyId: string | null;
  readonly varietyName: string;
  readonly packagingName: string;
  /** The size that stands for the name of a packaging. */
  readonly sizeOz?: number;
  /** Packages that contain the variety, alone or in a mix; for loose weight the number of lines. */
  readonly units: number;
  /** Ounces of the variety in one of them, on the average; 0 where they are not known. */
  readonly packageOz: number;
  /** 0 without a variety. */
  readonly avgYieldOzPerTray: number;
  /** Trays that the row adds to those of the variety's rows before it; 0 without a variety. */
  readonly traysNeeded: number;
  /** Trays of this row alone, with 4 decimals. */
  readonly traysExact: number;
  /** Units that are packages of a mix: they stand on the row of each of its varieties. */
  readonly mixUnits: number;
  /** Whether `packageOz` is the mean of units that hold different amounts. */
  readonly isAverage: boolean;
  /** Whether the yield is the usual one, since none is known of the variety. */
  readonly yieldAssumed: boolean;
}

/** The trays that markets and events need. */
export interface TrayDemand {
  readonly rows: readonly TrayDemandRow[];
  readonly totals: {
    readonly traysNeeded: number;
    /** A package of a mix counts once, however many varieties are in it. */
    readonly units: number;
  };
}

/**
 * Trays for expected sales between two days, by variety and packaging.
 *
 * Sales of a variety are added before trays are rounded up, so packagings share trays.
 */
export function trayDemand(
  farm: SalesSources,
  range: ReportRange,
  today: IsoDate,
  scope: DemandScope = EVERY_MARKET,
): TrayDemand {
  const sales = marketSales(farm, range, today).filter((sale) => isInScope(sale, scope));
  return trayDemandOf(sales, farm.varieties);
}

interface MarketDemand extends TrayDemand {
  readonly market: Market;
}

/**
 * The same, market by market: markets before events, by name.
 *
 * Each rounds its own trays up, so that together they may need more than all markets at once.
 */
export function trayDemandByMarket(
  farm: SalesSources,
  range: ReportRange,
  today: IsoDate,
): MarketDemand[] {
  const sales = marketSales(farm, range, today);
  const byMarket = groupBy(sales, ({ market }) => market.id);
  return listMarkets([], sales).map((market) => ({
    market,
    ...trayDemandOf(byMarket.get(market.id) ?? [], farm.varieties),
  }));
}

export function trayDemandOf(
  sales: readonly MarketSale[],
  varieties: readonly Variety[],
): TrayDemand {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  const rows = [...packedAmounts(sales).values()]
    .map((amount) => ({ amount, row: rowOf(amount, byId.get(amount.varietyId ?? '')) }))
    .sort((a, b) => byVarietyThenPackaging(a.row, b.row));
  const whole = wholeTrays(rows, byId);
  const traysNeeded = sumOf(whole.map((row) => row.traysNeeded));
  return { rows: whole, totals: { traysNeeded, units: sumOf(sales.map(({ units }) => units)) } };
}

export function isInScope({ market }: MarketSale, { kinds, marketIds }: DemandScope): boolean {
  return kinds.includes(market.kind) && (marketIds === null || marketIds.has(market.id));
}

interface PackedAmount {
  readonly varietyId: string | null;
  readonly packaging: SoldIn;
  readonly units: number;
  readonly mixUnits: number;
  readonly ounces: number;
  /** Ounces of the variety in one unit: the fewest and the most. */
  readonly leastOz: number;
  readonly mostOz: number;
}

function packedAmounts(sales: readonly MarketSale[]): Map<string, PackedAmount> {
  const amounts = new Map<string, PackedAmount>();
  for (const { units, packaging, isMix, parts } of sales) {
    const contents = parts.length > 0 ? parts : [{ varietyId: null, ounces: 0 }];
    for (const { varietyId, ounces } of contents) {
      const key = `${varietyId ?? ''}|${packaging.name}`;
      const each = ounces / units;
      const sofar = amounts.get(key);
      amounts.set(key, {
        varietyId,
        packaging,
        units: (sofar?.units ?? 0) + units,
        mixUnits: (sofar?.mixUnits ?? 0) + (isMix ? units : 0),
        ounces: (sofar?.ounces ?? 0) + ounces,
        leastOz: Math.min(sofar?.leastOz ?? each, each),
        mostOz: Math.max(sofar?.mostOz ?? each, each),
      });
    }
  }
  return amounts;
}

function rowOf(amount: PackedAmount, variety: Variety | undefined): TrayDemandRow {
  const { varietyId, packaging, units, mixUnits, ounces } = amount;
  const perTray = variety === undefined ? 0 : lbsPerTray(variety);
  return {
    varietyId,
    varietyName: variety?.name ?? '',
    packagingName: packaging.name,
    ...(packaging.sizeOz !== undefined && { sizeOz: packaging.sizeOz }),
    units,
    packageOz: roundUnits(ounces / units),
    avgYieldOzPerTray: perTray * OUNCES_PER_POUND,
    traysNeeded: 0,
    traysExact: variety === undefined ? 0 : roundUnits(ounces / OUNCES_PER_POUND / perTray),
    mixUnits,
    isAverage: !isSameSize(amount.leastOz, amount.mostOz),
    yieldAssumed: variety !== undefined && isYieldAssumed(variety),
    ...amountUnitOf(variety),
  };
}

/** Rows with their whole trays: rounded up once per variety, so that a row adds what it really adds. */
function wholeTrays(
  rows: readonly { readonly amount: PackedAmount; readonly row: TrayDemandRow }[],
  varieties: ReadonlyMap<string, Variety>,
): TrayDemandRow[] {
  const given = new Map<string, { readonly ounces: number; readonly trays: number }>();
  return rows.map(({ amount, row }) => {
    const variety = varieties.get(amount.varietyId ?? '');
    if (variety === undefined) return row;
    const before = given.get(variety.id) ?? { ounces: 0, trays: 0 };
    const ounces = before.ounces + amount.ounces;
    const trays = traysFor(ounces / OUNCES_PER_POUND, lbsPerTray(variety));
    given.set(variety.id, { ounces, trays });
    return { ...row, traysNeeded: trays - before.trays };
  });
}

/** Sales of nothing known stand last. */
function byVarietyThenPackaging(a: TrayDemandRow, b: TrayDemandRow): number {
  return (
    Number(a.varietyId === null) - Number(b.varietyId === null) ||
    compareTexts(a.varietyName, b.varietyName) ||
    a.packageOz - b.packageOz ||
    compareTexts(a.packagingName, b.packagingName) ||
    compareTexts(a.varietyId ?? '', b.varietyId ?? '')
  );
}
