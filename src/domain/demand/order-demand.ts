import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { firstPossibleDay, orderEvents } from '#domain/orders/event-days.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { agreedDeliveries } from './agreed-demand.ts';
import type { OunceChange } from './delivery-claims.ts';
import { demandLines, ouncesByVariety, forEachDemandLine } from './demand-lines.ts';
import type { Assortment } from './demand-lines.ts';
import { harvestDay, harvestRule, MAX_LEAD_DAYS } from './harvest-day.ts';
import type { DemandFarm } from './demand-farm.ts';

/** What the demand of every order is worked out with. */
export interface DemandRules {
  readonly assortment: Assortment;
  readonly planner: DemandFarm['settings']['planner'];
  /** The row of each variety. */
  readonly rows: ReadonlyMap<string, number>;
  readonly changes: ReadonlyMap<string, ReadonlyMap<DayNumber, readonly OunceChange[]>>;
  /** The first and the last day that is looked at. */
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** Ounces that an order wants of the variety of a row on a day; taken ones come from just this harvest. */
type OnDemandOunces = (row: number, day: DayNumber, ounces: number, isTaken: boolean) => void;

/** Tells what an order wants cut, event by event and line by line. */
export function forEachOrderDemand(
  order: DatedOrder,
  rules: DemandRules,
  tell: OnDemandOunces,
): void {
  const { from, to } = rules;
  const usual = rowDemand(order.items, rules);
  const rule = harvestRule(order, rules.planner);
  const deliveries = agreedOf(order, rules);
  const agreed = new Set(deliveries.map(({ eventDay }) => eventDay));
  const isNothing = usual.rows.length === 0 && order.deliveries === undefined;
  for (const event of isNothing ? [] : orderEvents(order, from, to + MAX_LEAD_DAYS)) {
    const day = harvestDay(event.deliveryDay, rule);
    if (day < from || day > to || agreed.has(event.eventDay)) continue;
    const { rows, ounces } = event.items === order.items ? usual : rowDemand(event.items, rules);
    rows.forEach((row, line) => tell(row, day, ounces[line] ?? 0, false));
  }
  for (const { varietyId, oz, harvestDay: day, isTaken } of claimsOf(deliveries)) {
    const row = rules.rows.get(varietyId);
    if (row !== undefined && day >= from && day <= to) tell(row, day, oz, isTaken);
  }
}

/** What lines ask for, in columns. */
interface RowDemand {
  readonly rows: number[];
  readonly ounces: number[];
}

function rowDemand(
  items: readonly OrderItem[],
  { assortment, rows: known }: DemandRules,
): RowDemand {
  const demand: RowDemand = { rows: [], ounces: [] };
  forEachDemandLine({ items }, assortment, (varietyId, amount) => {
    const row = known.get(varietyId);
    if (row === undefined) return;
    demand.rows.push(row);
    demand.ounces.push(amount);
  });
  return demand;
}

/** An order is never cut before this day, by its rule or by agreement. */
export function earliestHarvest(order: DatedOrder, rules: DemandRules): DayNumber {
  const first = (firstPossibleDay(order) ?? Infinity) - MAX_LEAD_DAYS;
  return claimsOf(agreedOf(order, rules)).reduce(
    (earliest, claim) => Math.min(earliest, claim.harvestDay),
    first,
  );
}

/** The deliveries of an order about whose ounces something was agreed. */
function agreedOf(order: DatedOrder, { assortment, planner, changes }: DemandRules) {
  const own = changes.get(order.id);
  if (own === undefined) return [];
  const wantedOf = (items: readonly OrderItem[]) =>
    ouncesByVariety(demandLines({ items }, assortment));
  const rule = harvestRule(order, planner);
  return agreedDeliveries({ order, rule, wantedOf, changes: own }, (varietyId) =>
    assortment.varieties.has(varietyId),
  );
}

function claimsOf(deliveries: ReturnType<typeof agreedOf>) {
  return deliveries.flatMap(({ claims }) => claims);
}
