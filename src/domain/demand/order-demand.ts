import type { DayNumber, DaySpan } from '#domain/calendar/iso-date.ts';
import {
  eventOfRuleDay,
  firstPossibleDay,
  orderEvents,
  type DatedOrder,
  type OrderEvent,
} from '#domain/orders/event-days.ts';
import {
  deliveryClaims,
  ounceChangesByOrder,
  type DeliveryClaim,
  type OunceChanges,
} from './delivery-claims.ts';
import {
  type DemandFarm,
  type DemandLine,
  assortmentOf,
  demandLines,
  harvestDay,
  harvestRule,
  MAX_LEAD_DAYS,
} from './demand-lines.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';

export interface DemandRules {
  readonly assortment: Assortment;
  readonly planner: DemandFarm['settings']['planner'];
  readonly changes: OunceChanges;
}

interface DeliveryDemand extends OrderEvent {
  /** Lines before delivery changes. */
  readonly lines: readonly DemandLine[];
  /** Harvest day, unless a delivery change says otherwise. */
  readonly harvestDay: DayNumber;
  /** All claims after delivery changes; `null` without changes: then it takes its lines on its harvest day. */
  readonly agreed: readonly DeliveryClaim[] | null;
}

export function demandRules(farm: DemandFarm): DemandRules {
  const { planner } = farm.settings;
  const changes = ounceChangesByOrder(farm.deliveryChanges ?? []);
  return { assortment: assortmentOf(farm), planner, changes };
}

/**
 * Deliveries of an order that take from the harvests of some days, with their claims. Deliveries with ounce
 * changes come last.
 *
 * @param isAsked - Whether a variety is of interest. Orders without any may be skipped.
 */
export function orderDemand(
  order: DatedOrder,
  rules: DemandRules,
  { from, to }: DaySpan,
  isAsked: (varietyId: string) => boolean = () => true,
): DeliveryDemand[] {
  const usual = demandLines(order, rules.assortment);
  const agreed = agreedDemand(order, rules);
  const own = new Set(agreed.map(({ eventDay }) => eventDay));
  const rule = harvestRule(order, rules.planner);
  const demand: DeliveryDemand[] = [];
  const isOfInterest =
    order.deliveries !== undefined || usual.some(({ varietyId }) => isAsked(varietyId));
  for (const event of isOfInterest ? orderEvents(order, from, to + MAX_LEAD_DAYS) : []) {
    const { eventDay, deliveryDay, items } = event;
    const day = harvestDay(deliveryDay, rule);
    if (day < from || day > to || own.has(eventDay)) continue;
    const lines = items === order.items ? usual : demandLines(event, rules.assortment);
    demand.push({ eventDay, deliveryDay, items, lines, harvestDay: day, agreed: null });
  }
  for (const delivery of agreed) {
    const claims = delivery.agreed.filter(({ harvestDay: day }) => day >= from && day <= to);
    demand.push({ ...delivery, agreed: claims });
  }
  return demand;
}

export function earliestHarvest(order: DatedOrder, rules: DemandRules): DayNumber {
  const first = (firstPossibleDay(order) ?? Infinity) - MAX_LEAD_DAYS;
  const agreed = agreedDemand(order, rules).flatMap((delivery) => delivery.agreed);
  return agreed.reduce((earliest, claim) => Math.min(earliest, claim.harvestDay), first);
}

/** Found from the changes, not from a window of days: they are few and may take from a distant harvest. */
function agreedDemand(order: DatedOrder, { assortment, planner, changes }: DemandRules) {
  return [...(changes.get(order.id) ?? [])].flatMap(([day, ounceChanges]) => {
    const event = eventOfRuleDay(order, day);
    if (event === null) return [];
    const lines = demandLines(event, assortment);
    const own = harvestDay(event.deliveryDay, harvestRule(order, planner));
    const agreed = deliveryClaims({ lines, harvestDay: own }, ounceChanges, assortment);
    return [{ ...event, lines, harvestDay: own, agreed }];
  });
}
