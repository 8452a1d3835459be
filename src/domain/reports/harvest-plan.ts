import { dryingPurpose } from '#domain/alchemy/dry-loads/load-label.ts';
import {
  type DaySpan,
  type IsoDate,
  addDays,
  dayNumber,
  isoDate,
} from '#domain/calendar/iso-date.ts';
import type { Capacity } from '#domain/capacity/capacity.ts';
import {
  amountUnitOf,
  type AmountUnit,
  type Variety,
  isYieldAssumed,
} from '#domain/catalog/varieties/variety.ts';
import { packageSizeOz, type Assortment } from '#domain/orders/item-ounces.ts';
import { type DemandLine, assortmentOf } from '#domain/demand/demand-lines.ts';
import { dryClaims } from '#domain/demand/dry-claims.ts';
import { byTexts, compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { planCycles, type PlanInputs } from '#domain/planning/crops/plan-cycles.ts';
import { type Task, cycleKey } from '#domain/planning/task.ts';
import { type GrowingHarvest, growingHarvests } from './growing-harvests.ts';
import { type HarvestShare, harvestShares } from '#domain/demand/harvest-shares.ts';

/** One variety on one day of the harvest plan, in unrounded ounces. */
export interface HarvestPlanRow extends GrowingHarvest, OrderedAmounts, AmountUnit {
  readonly demandOz: number;
  readonly netDemandOz: number;
  /** Negative when less is growing than was ordered. */
  readonly leftoverOz: number;
  /** Part of the leftover that the next day's harvest uses. */
  readonly carriedOnOz: number;
  /** Whether trays are weighed at the usual yield, since none is known of the variety. */
  readonly yieldAssumed: boolean;
}

/** One order item and the ounces it takes from a harvest. */
export interface OrderContribution {
  readonly orderId: string;
  readonly orderName: string;
  readonly customer: string;
  readonly mode: 'PACKAGE' | 'BULK';
  /** Packages; null for a loose weight. */
  readonly units: number | null;
  /** Size of the whole package, also where the variety is a part of a mix; null for a loose weight. */
  readonly packageOz: number | null;
  /** Ounces of this variety in the item. */
  readonly weightOz: number;
  /** The part of the whole order in all ounces wanted, 1 decimal: the same on each of its items. */
  readonly sharePercent: number;
}

/**
 * Compares demand with growing amounts between two days, inclusive, by day, then by variety.
 *
 * Trays and carry come from the harvest task if there is one, else from the plan. So a cycle planted before an
 * order came in shows its shortage. A future harvest without orders has a demand of 0.
 */
export function harvestPlanRows(
  farm: PlanInputs & { readonly tasks: readonly Task[] },
  today: IsoDate,
  from: IsoDate,
  to: IsoDate,
): HarvestPlanRow[] {
  // What is left on the last day is used on the day after it.
  const dayAfter = addDays(to, 1);
  const [first, last] = [dayNumber(from), dayNumber(dayAfter)];
  const assortment = assortmentOf(farm);
  const growing = growingHarvests(farm.tasks, assortment.varieties, from, dayAfter);
  const ordered = orderedAmounts(harvestShares(farm, { from: first, to: last }));
  const varietyOf = ({ varietyId }: GrowingHarvest) => assortment.varieties.get(varietyId);
  const planned = planCycles(farm, first, last).map(({ entry }) => {
    const key = cycleKey(entry.varietyId, entry.dateISO);
    const harvest = growing.get(key) ?? entry;
    growing.delete(key);
    return rowOf(harvest, entry.demandOz, ordered.get(key), varietyOf(entry));
  });
  const unordered = [...growing.values()]
    .filter((harvest) => harvest.trays > 0 && harvest.dateISO >= today)
    .map((harvest) => rowOf(harvest, 0, undefined, varietyOf(harvest)));
  return withCarriesOn([...planned, ...unordered])
    .filter(({ dateISO }) => dateISO <= to)
    .sort(byTexts('dateISO', 'varietyName'));
}

function withCarriesOn(rows: readonly HarvestPlanRow[]): HarvestPlanRow[] {
  const carried = new Map(
    rows.map((row) => [cycleKey(row.varietyId, row.dateISO), row.carryUsedOz]),
  );
  return rows.map((row) => {
    const next = carried.get(cycleKey(row.varietyId, addDays(row.dateISO, 1))) ?? 0;
    return { ...row, carriedOnOz: Math.min(next, Math.max(0, row.leftoverOz)) };
  });
}

type DryingFarm = PlanInputs & { readonly capacity?: Pick<Capacity, 'freezeDryers'> | undefined };

/** Order items and dryer loads a harvest is for, largest first. */
export function orderContributions(
  farm: DryingFarm,
  dateISO: IsoDate,
  varietyId: string,
): OrderContribution[] {
  const byHarvest = contributionsByHarvest(farm, dateISO, dateISO);
  return byHarvest.get(cycleKey(varietyId, dateISO)) ?? [];
}

/** Contributions to every harvest between two days, inclusive, by cycle key. */
export function contributionsByHarvest(
  farm: DryingFarm,
  from: IsoDate,
  to: IsoDate,
): ReadonlyMap<string, OrderContribution[]> {
  const assortment = assortmentOf(farm);
  const days = { from: dayNumber(from), to: dayNumber(to) };
  const ordered = harvestShares(farm, days).map((share) => orderPart(share, assortment));
  const byHarvest = groupBy(
    [...ordered, ...driedParts(farm, assortment, days)],
    ({ harvestKey }) => harvestKey,
  );
  return new Map([...byHarvest].map(([key, parts]) => [key, contributionsOf(parts)]));
}

/** Ounces one order or load takes from a harvest. */
interface HarvestPart {
  readonly harvestKey: string;
  readonly name: string;
  readonly ounces: number;
  readonly items: readonly Omit<OrderContribution, 'sharePercent'>[];
}

function orderPart(share: HarvestShare, assortment: Assortment): HarvestPart {
  const { order, lines, varietyId, harvestDay } = share;
  return {
    harvestKey: cycleKey(varietyId, isoDate(harvestDay)),
    name: order.name,
    ounces: sumOf(lines.map(({ ounces }) => ounces)),
    items: lines.map((line) => ({
      orderId: order.id,
      orderName: order.name,
      customer: order.customer,
      ...packing(line, assortment),
      weightOz: line.ounces,
    })),
  };
}

function driedParts(
  { dryLoads = [], capacity }: DryingFarm,
  { varieties }: Assortment,
  { from, to }: DaySpan,
): HarvestPart[] {
  if (dryLoads.length === 0) return [];
  const loads = new Map(dryLoads.map((load) => [load.id, load]));
  return dryClaims(dryLoads, varieties).flatMap(({ loadId, varietyId, cutDay, oz }) => {
    const load = loads.get(loadId);
    if (load === undefined || cutDay < from || cutDay > to) return [];
    const name = dryingPurpose(load, capacity?.freezeDryers ?? []);
    const loose = { mode: 'BULK', units: null, packageOz: null } as const;
    const item = { orderId: loadId, orderName: name, customer: '', ...loose, weightOz: oz };
    return [{ harvestKey: cycleKey(varietyId, isoDate(cutDay)), name, ounces: oz, items: [item] }];
  });
}

function contributionsOf(parts: readonly HarvestPart[]): OrderContribution[] {
  const total = sumOf(parts.map(({ ounces }) => ounces));
  return parts
    .toSorted((a, b) => b.ounces - a.ounces || compareTexts(a.name, b.name))
    .flatMap(({ ounces, items }) =>
      items.map((item) => ({
        ...item,
        sharePercent: Math.round((ounces / total) * 1000) / 10,
      })),
    );
}

/** How much of a harvest is packed, and for how many orders. */
interface OrderedAmounts {
  /** Packages that contain the variety, alone or in a mix. */
  readonly packages: number;
  /** Loose weights that contain the variety. */
  readonly bulk: number;
  readonly orderCount: number;
}

const NOTHING_ORDERED: OrderedAmounts = { packages: 0, bulk: 0, orderCount: 0 };

/** Amounts by cycle key. */
function orderedAmounts(shares: readonly HarvestShare[]): Map<string, OrderedAmounts> {
  const amounts = new Map<string, OrderedAmounts>();
  for (const { varietyId, harvestDay, lines } of shares) {
    const key = cycleKey(varietyId, isoDate(harvestDay));
    const { packages, bulk, orderCount } = amounts.get(key) ?? NOTHING_ORDERED;
    amounts.set(key, {
      packages:
        packages + sumOf(lines.map(({ item }) => (item.mode === 'PACKAGE' ? item.count : 0))),
      bulk: bulk + lines.filter(({ item }) => item.mode === 'BULK').length,
      orderCount: orderCount + 1,
    });
  }
  return amounts;
}

function rowOf(
  { dateISO, varietyId, varietyName, trays, carryUsedOz, expectedOz }: GrowingHarvest,
  demandOz: number,
  { packages, bulk, orderCount }: OrderedAmounts = NOTHING_ORDERED,
  variety: Variety | undefined,
): HarvestPlanRow {
  const netDemandOz = demandOz - carryUsedOz;
  return {
    dateISO,
    varietyId,
    varietyName,
    demandOz,
    carryUsedOz,
    netDemandOz,
    trays,
    expectedOz,
    leftoverOz: expectedOz - netDemandOz,
    packages,
    bulk,
    orderCount,
    carriedOnOz: 0,
    yieldAssumed: variety !== undefined && isYieldAssumed(variety),
    ...amountUnitOf(variety),
  };
}

function packing(
  { item, varietyId }: DemandLine,
  { products, varieties }: Assortment,
): Pick<OrderContribution, 'mode' | 'units' | 'packageOz'> {
  if (item.mode === 'BULK') return { mode: 'BULK', units: null, packageOz: null };
  const product = item.productId === undefined ? undefined : products.get(item.productId);
  const packageOz = packageSizeOz(item, { product, variety: varieties.get(varietyId) });
  return { mode: 'PACKAGE', units: item.count, packageOz };
}
