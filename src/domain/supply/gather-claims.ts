import { dayNumber, isoDate } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { agreedDeliveries } from '#domain/demand/agreed-demand.ts';
import { deliveryClaims, ounceChangesByOrder } from '#domain/demand/delivery-claims.ts';
import type { DeliveryClaim, OunceChange } from '#domain/demand/delivery-claims.ts';
import { assortmentOf, demandLines, ouncesByVariety } from '#domain/demand/demand-lines.ts';
import type { Assortment } from '#domain/demand/demand-lines.ts';
import { dryClaims } from '#domain/demand/dry-claims.ts';
import { harvestDay, harvestRule, MAX_LEAD_DAYS } from '#domain/demand/harvest-day.ts';
import { compareTexts } from '#domain/records/name-order.ts';
import type { PlanInputs } from '#domain/planning/plan-inputs.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { groupBy } from '../records/group-by.ts';
import { leftDeliveries, type LeftDelivery } from './left-deliveries.ts';
import type { SupplyFarm } from './supply-farm.ts';
import { supplyWindow } from './supply-window.ts';
import type { SupplyClaim, SupplyDryClaim } from './supply-claim.ts';

const NOTHING_AGREED: ReadonlyMap<DayNumber, readonly OunceChange[]> = new Map();

/** Orders whose claims are gathered between two looks at what else is to do. */
const ORDERS_A_STEP = 100;

/**
 * What all deliveries claim of the harvests of the days that supply is told for, by variety id, in the order
 * in which they are served; in steps of a hundred orders. What has left claims what went out, before all others.
 *
 * @param isWanted - Says of a variety whether its claims are asked for.
 */
export function* claimSteps(
  farm: SupplyFarm,
  today: IsoDate,
  isWanted: (varietyId: string) => boolean,
): Incremental<Map<string, SupplyClaim[]>> {
  const window = supplyWindow(today);
  const [first, last] = [dayNumber(window.from), dayNumber(window.to)];
  const assortment = assortmentOf(farm);
  const isKnown = (varietyId: string) => assortment.varieties.has(varietyId);
  const changes = ounceChangesByOrder(farm.deliveryChanges ?? []);
  const byVariety = new Map<string, SupplyClaim[]>();
  const add = (claim: DeliveryClaim, event: ClaimedEvent) => {
    const { varietyId, oz, isTaken, change } = claim;
    if (claim.harvestDay < first || claim.harvestDay > last || !isWanted(varietyId)) return;
    const { order, eventDay, deliveryDay, isLeft } = event;
    const days = { eventISO: isoDate(eventDay), deliveryISO: isoDate(deliveryDay) };
    const dayISO = isoDate(claim.harvestDay);
    const supplyClaim = { order, ...days, varietyId, dayISO, oz, isTaken, isLeft, change };
    const claims = byVariety.get(varietyId);
    if (claims === undefined) byVariety.set(varietyId, [supplyClaim]);
    else claims.push(supplyClaim);
  };
  const orders = readOrders(farm);
  const left = leftDeliveries(farm.deliveries ?? [], orders, assortment, { ...window, today });
  for (const [at, order] of orders.entries()) {
    if (at % ORDERS_A_STEP === 0) yield;
    const gone = left.get(order.id);
    const own = stillToCome(changes.get(order.id), gone);
    const usual = ouncesByVariety(demandLines(order, assortment));
    const isOfInterest = [...usual.keys()].some(isWanted) || order.deliveries !== undefined;
    if (own === undefined && !isOfInterest) continue;
    const wantedOf = (items: readonly OrderItem[]) =>
      items === order.items ? usual : ouncesByVariety(demandLines({ items }, assortment));
    const rule = harvestRule(order, farm.settings.planner);
    const agreed = agreedDeliveries(
      { order, rule, wantedOf, changes: own ?? NOTHING_AGREED },
      isKnown,
    );
    for (const { eventDay, deliveryDay, claims } of agreed) {
      for (const claim of claims) add(claim, { order, eventDay, deliveryDay, isLeft: false });
    }
    const events = orderEvents(order, first, last + MAX_LEAD_DAYS);
    for (const { eventDay, deliveryDay, items } of events) {
      if (own?.has(eventDay) === true || gone?.has(eventDay) === true) continue;
      const delivery = { wanted: wantedOf(items), harvestDay: harvestDay(deliveryDay, rule) };
      for (const claim of deliveryClaims(delivery, [], isKnown)) {
        add(claim, { order, eventDay, deliveryDay, isLeft: false });
      }
    }
  }
  for (const [orderId, deliveries] of left) {
    for (const delivery of deliveries.values()) {
      const agreed = changes.get(orderId)?.get(delivery.eventDay) ?? [];
      for (const claim of claimsOfLeft(delivery, agreed, farm.settings.planner, assortment)) {
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

/** The agreements about deliveries that have not gone out yet. */
function stillToCome(
  changes: ReadonlyMap<DayNumber, readonly OunceChange[]> | undefined,
  left: ReadonlyMap<DayNumber, LeftDelivery> | undefined,
): ReadonlyMap<DayNumber, readonly OunceChange[]> | undefined {
  if (changes === undefined || left === undefined) return changes;
  return new Map([...changes].filter(([day]) => !left.has(day)));
}

/** Agreed "less" counts only while nobody has recorded what was packed of that variety. */
function claimsOfLeft(
  { order, deliveryDay, items, recorded }: LeftDelivery,
  agreed: readonly OunceChange[],
  planner: SupplyFarm['settings']['planner'],
  assortment: Assortment,
): readonly DeliveryClaim[] {
  const ouncesOf = (lines: readonly OrderItem[]) =>
    ouncesByVariety(demandLines({ items: lines }, assortment));
  const told = ouncesOf(recorded);
  const changes = agreed.filter(({ kind, varietyId }) => kind !== 'LESS' || !told.has(varietyId));
  const harvest = harvestDay(deliveryDay, harvestRule(order, planner));
  return deliveryClaims({ wanted: ouncesOf(items), harvestDay: harvest }, changes, (varietyId) =>
    assortment.varieties.has(varietyId),
  );
}

/**
 * What the dry loads claim of the harvests of a window of days, by variety id, in the order in which
 * they are served: the kitchen comes before the dryer.
 */
export function gatherDryClaims(
  { dryLoads, varieties }: PlanInputs,
  window: { readonly from: IsoDate; readonly to: IsoDate },
): ReadonlyMap<string, readonly SupplyDryClaim[]> {
  const known = new Map(varieties.map((variety) => [variety.id, variety]));
  const claims = dryClaims(dryLoads ?? [], known).map((claim): SupplyDryClaim => {
    const { loadId, itemId, varietyId, oz } = claim;
    const dayISO = isoDate(claim.cutDay);
    return { loadId, itemId, varietyId, dayISO, deliveryISO: dayISO, oz, isTaken: true };
  });
  const inWindow = claims.filter(({ dayISO }) => dayISO >= window.from && dayISO <= window.to);
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
