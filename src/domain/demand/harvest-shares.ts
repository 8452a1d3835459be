import type { DayNumber } from '#domain/calendar/day-number.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { agreedDeliveries } from './agreed-demand.ts';
import { ounceChangesByOrder } from './delivery-claims.ts';
import type { DeliveryClaim, OunceChange } from './delivery-claims.ts';
import { demandLines, ouncesByVariety } from './demand-lines.ts';
import type { Assortment, DemandLine } from './demand-lines.ts';
import { isWorthCutting } from './worth-cutting.ts';
import { harvestDay, harvestRule, MAX_LEAD_DAYS } from './harvest-day.ts';
import type { DemandFarm } from './demand-farm.ts';

/** What one event of an order takes from the harvest of one variety. */
export interface HarvestShare {
  readonly order: Order;
  readonly varietyId: string;
  readonly harvestDay: DayNumber;
  readonly lines: readonly DemandLine[];
}

type AgreedDays = ReadonlyMap<DayNumber, readonly OunceChange[]>;

const NOTHING_AGREED: AgreedDays = new Map();

/**
 * What every order takes from the harvests of some days, both ends included.
 *
 * Ounces that were agreed to come from the cut of another day stand with that day, as a loose weight.
 */
export function harvestShares(
  farm: DemandFarm,
  assortment: Assortment,
  from: DayNumber,
  to: DayNumber,
): HarvestShare[] {
  const changes = ounceChangesByOrder(farm.deliveryChanges ?? []);
  return readOrders(farm).flatMap((order) => {
    const agreed = changes.get(order.id) ?? NOTHING_AGREED;
    const rule = harvestRule(order, farm.settings.planner);
    const events = orderEvents(order, from, to + MAX_LEAD_DAYS)
      .filter(({ eventDay }) => !agreed.has(eventDay))
      .map(({ deliveryDay, items }) => ({ day: harvestDay(deliveryDay, rule), items }));
    const isWanted = (day: DayNumber) => day >= from && day <= to;
    if (agreed.size === 0 && !events.some(({ day }) => isWanted(day))) return [];
    const linesOf = linesReader(order, assortment);
    const natural = events
      .filter(({ day }) => isWanted(day))
      .flatMap(({ day, items }) =>
        [...linesOf(items)].map(([varietyId, lines]) => {
          return { order, varietyId, harvestDay: day, lines };
        }),
      );
    const ofAgreed = agreedShares(order, { rule, agreed, linesOf, assortment });
    return [...natural, ...ofAgreed.filter((share) => isWanted(share.harvestDay))];
  });
}

function agreedShares(
  order: DatedOrder,
  facts: {
    readonly rule: ReturnType<typeof harvestRule>;
    readonly agreed: AgreedDays;
    readonly linesOf: LinesReader;
    readonly assortment: Assortment;
  },
): HarvestShare[] {
  const { rule, agreed, linesOf, assortment } = facts;
  const wantedOf = (items: readonly OrderItem[]) =>
    ouncesByVariety([...linesOf(items).values()].flat());
  const isKnown = (varietyId: string) => assortment.varieties.has(varietyId);
  const deliveries = agreedDeliveries({ order, rule, wantedOf, changes: agreed }, isKnown);
  return deliveries.flatMap(({ claims, items }) =>
    claims.map((claim) => ({
      order,
      varietyId: claim.varietyId,
      harvestDay: claim.harvestDay,
      lines: linesOfClaim(claim, linesOf(items).get(claim.varietyId) ?? []),
    })),
  );
}

/** The order's own lines where the claim asks for all of them, else its ounces as a loose weight. */
function linesOfClaim(
  { varietyId, oz, isTaken }: DeliveryClaim,
  lines: readonly DemandLine[],
): readonly DemandLine[] {
  const all = lines.reduce((sum, { ounces }) => sum + ounces, 0);
  if (!isTaken && !isWorthCutting(Math.abs(all - oz))) return lines;
  const item = { id: '', varietyId, mode: 'BULK', weight: oz, unit: 'oz' } as const;
  return [{ varietyId, ounces: oz, item }];
}

/** What lines of an order ask for, by variety. */
type LinesReader = (items: readonly OrderItem[]) => ReadonlyMap<string, readonly DemandLine[]>;

/** Nearly all deliveries of an order have its own lines, which are read once. */
function linesReader(order: Order, assortment: Assortment): LinesReader {
  const usual = linesByVariety(demandLines(order, assortment));
  return (items) =>
    items === order.items ? usual : linesByVariety(demandLines({ items }, assortment));
}

function linesByVariety(lines: readonly DemandLine[]): Map<string, DemandLine[]> {
  const groups = new Map<string, DemandLine[]>();
  for (const line of lines) {
    const group = groups.get(line.varietyId);
    if (group) group.push(line);
    else groups.set(line.varietyId, [line]);
  }
  return groups;
}
