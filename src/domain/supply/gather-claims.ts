import { dayNumber, isoDate } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { agreedDeliveries } from '#domain/planning/agreed-demand.ts';
import { deliveryClaims, ounceChangesByOrder } from '#domain/planning/delivery-claims.ts';
import type { DeliveryClaim, OunceChange } from '#domain/planning/delivery-claims.ts';
import { assortmentOf, demandLines, ouncesByVariety } from '#domain/planning/demand-lines.ts';
import { dryClaims } from '#domain/planning/dry-claims.ts';
import { harvestDay, harvestRule, MAX_LEAD_DAYS } from '#domain/planning/harvest-day.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import type { PlanInputs } from '#domain/planning/plan-inputs.ts';
import type { Steps } from '#domain/records/at-once.ts';
import { groupBy } from './group-by.ts';
import type { SupplyClaim, SupplyDryClaim } from './supply-claim.ts';

const NOTHING_AGREED: ReadonlyMap<DayNumber, readonly OunceChange[]> = new Map();

/** Orders whose claims are gathered between two looks at what else is to do. */
const ORDERS_A_STEP = 100;

/**
 * What all deliveries claim of the harvests of a window of days, by variety id, in the order in which
 * they are served; in steps of a hundred orders.
 *
 * @param isWanted - Says of a variety whether its claims are asked for.
 */
export function* claimSteps(
  inputs: PlanInputs,
  window: { readonly from: IsoDate; readonly to: IsoDate },
  isWanted: (varietyId: string) => boolean,
): Steps<Map<string, SupplyClaim[]>> {
  const [first, last] = [dayNumber(window.from), dayNumber(window.to)];
  const assortment = assortmentOf(inputs);
  const isKnown = (varietyId: string) => assortment.varieties.has(varietyId);
  const changes = ounceChangesByOrder(inputs.deliveryChanges ?? []);
  const byVariety = new Map<string, SupplyClaim[]>();
  const add = (claim: DeliveryClaim, event: Omit<SupplyEvent, 'harvestDay'>) => {
    const { varietyId, oz, isTaken, change } = claim;
    if (claim.harvestDay < first || claim.harvestDay > last || !isWanted(varietyId)) return;
    const { order, eventDay, deliveryDay } = event;
    const days = { eventISO: isoDate(eventDay), deliveryISO: isoDate(deliveryDay) };
    const dayISO = isoDate(claim.harvestDay);
    const supplyClaim = { order, ...days, varietyId, dayISO, oz, isTaken, change };
    const claims = byVariety.get(varietyId);
    if (claims === undefined) byVariety.set(varietyId, [supplyClaim]);
    else claims.push(supplyClaim);
  };
  for (const [at, order] of readOrders(inputs).entries()) {
    if (at % ORDERS_A_STEP === 0) yield;
    const own = changes.get(order.id);
    const usual = ouncesByVariety(demandLines(order, assortment));
    const isOfInterest = [...usual.keys()].some(isWanted) || order.deliveries !== undefined;
    if (own === undefined && !isOfInterest) continue;
    const wantedOf = (items: readonly OrderItem[]) =>
      items === order.items ? usual : ouncesByVariety(demandLines({ items }, assortment));
    const rule = harvestRule(order, inputs.settings.planner);
    const agreed = agreedDeliveries(
      { order, rule, wantedOf, changes: own ?? NOTHING_AGREED },
      isKnown,
    );
    for (const { eventDay, deliveryDay, claims } of agreed) {
      for (const claim of claims) add(claim, { order, eventDay, deliveryDay });
    }
    const events = orderEvents(order, first, last + MAX_LEAD_DAYS);
    for (const { eventDay, deliveryDay, items } of events) {
      if (own?.has(eventDay) === true) continue;
      const delivery = { wanted: wantedOf(items), harvestDay: harvestDay(deliveryDay, rule) };
      for (const claim of deliveryClaims(delivery, [], isKnown)) {
        add(claim, { order, eventDay, deliveryDay });
      }
    }
  }
  for (const claims of byVariety.values()) {
    yield;
    claims.sort(byTurn);
  }
  return byVariety;
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

interface SupplyEvent {
  readonly order: DatedOrder;
  readonly eventDay: DayNumber;
  readonly deliveryDay: DayNumber;
  readonly harvestDay: DayNumber;
}

/** Days ascending; on a day who ordered first is served first. */
function byTurn(a: SupplyClaim, b: SupplyClaim): number {
  return (
    compareTexts(a.dayISO, b.dayISO) ||
    compareTexts(a.order.createdAt, b.order.createdAt) ||
    compareTexts(a.deliveryISO, b.deliveryISO) ||
    compareTexts(a.order.id, b.order.id) ||
    Number(a.isTaken) - Number(b.isTaken) ||
    compareTexts(a.change?.atISO ?? '', b.change?.atISO ?? '') ||
    compareTexts(a.change?.id ?? '', b.change?.id ?? '')
  );
}
