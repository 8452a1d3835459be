import {
  type DayNumber,
  type IsoDate,
  dayNumber,
  isoDate,
  type IsoSpan,
  isInRange,
} from '#domain/calendar/iso-date.ts';
import {
  deliveryClaims,
  type DeliveryClaim,
  type OunceChange,
} from '#domain/demand/delivery-claims.ts';
import {
  type DemandFarm,
  demandLines,
  ouncesByVariety,
  harvestDay,
  harvestRule,
} from '#domain/demand/demand-lines.ts';
import { dryClaims } from '#domain/demand/dry-claims.ts';
import { demandRules, orderDemand, type DemandRules } from '#domain/demand/order-demand.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { groupBy, compareTexts, addToGroup } from '#domain/records/lists.ts';
import { leftDeliveries, type LeftDelivery } from './left-deliveries.ts';
import {
  type SupplyFarm,
  supplyWindow,
  type SupplyClaim,
  type SupplyDryClaim,
} from './variety-supply.ts';

const ORDERS_A_STEP = 100;

/**
 * Claims of all deliveries on harvests in the window, by variety id, in serving order, every hundred orders a
 * step. Delivered ounces are claimed first.
 */
export function* claimSteps(
  farm: SupplyFarm,
  today: IsoDate,
  isWanted: (varietyId: string) => boolean,
  window: IsoSpan = supplyWindow(today),
): Incremental<Map<string, SupplyClaim[]>> {
  const [first, last] = [dayNumber(window.from), dayNumber(window.to)];
  const rules = demandRules(farm);
  const { assortment, changes } = rules;
  const byVariety = new Map<string, SupplyClaim[]>();
  const add = (claim: DeliveryClaim, event: ClaimedEvent) => {
    const { varietyId, oz, isTaken, change } = claim;
    if (claim.harvestDay < first || claim.harvestDay > last || !isWanted(varietyId)) return;
    const { order, eventDay, deliveryDay, isLeft } = event;
    const days = { eventISO: isoDate(eventDay), deliveryISO: isoDate(deliveryDay) };
    const dayISO = isoDate(claim.harvestDay);
    const supplyClaim = { order, ...days, varietyId, dayISO, oz, isTaken, isLeft, change };
    addToGroup(byVariety, varietyId, supplyClaim);
  };
  const orders = readOrders(farm);
  const left = leftDeliveries(farm.deliveries ?? [], orders, assortment, { ...window, today });
  for (const [at, order] of orders.entries()) {
    if (at % ORDERS_A_STEP === 0) yield;
    const gone = left.get(order.id);
    for (const delivery of orderDemand(order, rules, { from: first, to: last }, isWanted)) {
      if (gone?.has(delivery.eventDay) === true) continue;
      const claims = delivery.agreed ?? deliveryClaims(delivery, [], assortment);
      for (const claim of claims) add(claim, { ...delivery, order, isLeft: false });
    }
  }
  for (const [orderId, deliveries] of left) {
    for (const delivery of deliveries.values()) {
      const agreed = changes.get(orderId)?.get(delivery.eventDay) ?? [];
      for (const claim of claimsOfLeft(delivery, agreed, rules)) {
        add(claim, { ...delivery, isLeft: true });
      }
    }
  }
  for (const claims of byVariety.values()) {
    yield;
    claims.sort(byTurn);
  }
  return byVariety;
}

/** A "less" counts only until that variety is packed. */
function claimsOfLeft(
  { order, deliveryDay, items, recorded }: LeftDelivery,
  agreed: readonly OunceChange[],
  { assortment, planner }: DemandRules,
): readonly DeliveryClaim[] {
  const told = ouncesByVariety(demandLines({ items: recorded }, assortment));
  const changes = agreed.filter(({ kind, varietyId }) => kind !== 'LESS' || !told.has(varietyId));
  const lines = demandLines({ items }, assortment);
  const harvest = harvestDay(deliveryDay, harvestRule(order, planner));
  return deliveryClaims({ lines, harvestDay: harvest }, changes, assortment);
}

/** Claims of dryer loads on harvests in a window, by variety id, in serving order. Orders come before dryer loads. */
export function gatherDryClaims(
  { dryLoads, varieties }: DemandFarm,
  window: IsoSpan,
): ReadonlyMap<string, readonly SupplyDryClaim[]> {
  const known = new Map(varieties.map((variety) => [variety.id, variety]));
  const claims = dryClaims(dryLoads ?? [], known).map((claim): SupplyDryClaim => {
    const { loadId, itemId, varietyId, oz } = claim;
    const dayISO = isoDate(claim.cutDay);
    return { loadId, itemId, varietyId, dayISO, deliveryISO: dayISO, oz, isTaken: true };
  });
  const inWindow = claims.filter(({ dayISO }) => isInRange(dayISO, window));
  return groupBy(inWindow, ({ varietyId }) => varietyId);
}

interface ClaimedEvent {
  readonly order: DatedOrder;
  readonly eventDay: DayNumber;
  readonly deliveryDay: DayNumber;
  readonly isLeft: boolean;
}

/** Days ascending; on a day what has left comes first, then who ordered first. */
function byTurn(a: SupplyClaim, b: SupplyClaim): number {
  return (
    compareTexts(a.dayISO, b.dayISO) ||
    Number(b.isLeft) - Number(a.isLeft) ||
    compareTexts(a.order.createdAt, b.order.createdAt) ||
    compareTexts(a.deliveryISO, b.deliveryISO) ||
    compareTexts(a.order.id, b.order.id) ||
    Number(a.isTaken) - Number(b.isTaken) ||
    compareTexts(a.change?.atISO ?? '', b.change?.atISO ?? '') ||
    compareTexts(a.change?.id ?? '', b.change?.id ?? '')
  );
}
