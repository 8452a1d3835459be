import { lbsPerTray, traysFor } from '#domain/alchemy/trays-for.ts';

import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Market } from '#domain/orders/order.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { marketSales, type MarketSale, type SalesSources } from './market-sales.ts';
import type { ReportRange } from './report-range.ts';

/** Which sales count. */
export interface DemandScope {
  readonly kinds: readonly Market['kind'][];
  /** Null for every market and event there is. */
  readonly marketIds: ReadonlySet<string> | null;
}

/** All markets and all events. */
export const EVERY_MARKET: DemandScope = { kinds: ['MARKET', 'EVENT'], marketIds: null };

/** One variety in one packaging. */
export interface TrayDemandRow {
  /** Null for expected sales that name nothing on the list of varieties. */
  readonly varietyId: string | null;
  readonly varietyName: string;
  readonly packagingName: string;
  /** Packages that contain the variety, alone or in a mix; for loose weight the number of lines. */
  readonly units: number;
  /** Ounces of the variety in one of them, on the average; 0 where they are not known. */
  readonly packageOz: number;
  /** 0 without a variety. */
  readonly avgYieldOzPerTray: number;
  readonly traysNeeded: number;
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

const OUNCES_PER_POUND = 16;

/**
 * Trays that the expected sales of a range of days need, by variety name and packaging.
 *
 * All that a variety sells in one packaging is added up before its trays are rounded up.
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

/** The same for sales that are known already. */
export function trayDemandOf(
  sales: readonly MarketSale[],
  varieties: readonly Variety[],
): TrayDemand {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  const rows = [...packedAmounts(sales).values()]
    .map((amount) => rowOf(amount, byId.get(amount.varietyId ?? '')))
    .sort(byVarietyThenPackaging);
  return {
    rows,
    totals: {
      traysNeeded: rows.reduce((sum, { traysNeeded }) => sum + traysNeeded, 0),
      units: sales.reduce((sum, { units }) => sum + units, 0),
    },
  };
}

/** Whether a sale is among those looked at. */
export function isInScope({ market }: MarketSale, { kinds, marketIds }: DemandScope): boolean {
  return kinds.includes(market.kind) && (marketIds === null || marketIds.has(market.id));
}

/** What is sold of a variety in one packaging. */
interface PackedAmount {
  readonly varietyId: string | null;
  readonly packagingName: string;
  readonly units: number;
  readonly ounces: number;
}

function packedAmounts(sales: readonly MarketSale[]): Map<string, PackedAmount> {
  const amounts = new Map<string, PackedAmount>();
  for (const { units, packagingName, parts } of sales) {
    const contents = parts.length > 0 ? parts : [{ varietyId: null, ounces: 0 }];
    for (const { varietyId, ounces } of contents) {
      const key = `${varietyId ?? ''}|${packagingName}`;
      const sofar = amounts.get(key);
      amounts.set(key, {
        varietyId,
        packagingName,
        units: (sofar?.units ?? 0) + units,
        ounces: (sofar?.ounces ?? 0) + ounces,
      });
    }
  }
  return amounts;
}

function rowOf(
  { varietyId, packagingName, units, ounces }: PackedAmount,
  variety: Variety | undefined,
): TrayDemandRow {
  const perTray = variety === undefined ? 0 : lbsPerTray(variety);
  return {
    varietyId,
    varietyName: variety?.name ?? '',
    packagingName,
    units,
    packageOz: roundUnits(ounces / units),
    avgYieldOzPerTray: perTray * OUNCES_PER_POUND,
    traysNeeded: variety === undefined ? 0 : traysFor(ounces / OUNCES_PER_POUND, perTray),
  };
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
