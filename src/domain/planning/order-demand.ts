import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { agreedDeliveries } from './agreed-demand.ts';
import { ounceChangesByOrder } from './delivery-claims.ts';
import type { OunceChange } from './delivery-claims.ts';
import { assortmentOf, demandLines, ouncesByVariety } from './demand-lines.ts';
import type { Assortment, DemandLine } from './demand-lines.ts';
import { harvestRule } from './harvest-day.ts';
import type { HarvestRule } from './harvest-day.ts';
import { compareTexts } from './name-order.ts';
import type { PlanInputs } from './plan-inputs.ts';

/** An order as the plan sees it: when it is cut, and ounces by row of the demand calendar. */
export interface OrderDemand {
  readonly order: DatedOrder;
  readonly rule: HarvestRule;
  readonly lines: readonly { readonly row: number; readonly ounces: number }[];
  /** Its deliveries about whose ounces something was agreed; absent when it has none. */
  readonly agreed?: AgreedDemand;
}

interface AgreedDemand {
  /** The days these deliveries have by the order's rule: `lines` do not count for them. */
  readonly eventDays: ReadonlySet<DayNumber>;
  readonly claims: readonly {
    readonly row: number;
    readonly day: DayNumber;
    readonly ounces: number;
    readonly isTaken: boolean;
  }[];
}

/**
 * What each order asks for at each of its events. The row of a variety is its place in `varieties`.
 *
 * Orders come by id, so that ounces add up to the very same number however orders are stored.
 */
export function orderDemands(inputs: PlanInputs, varieties: readonly Variety[]): OrderDemand[] {
  const assortment = assortmentOf(inputs);
  const rows = new Map(varieties.map((variety, row) => [variety.id, row]));
  const changes = ounceChangesByOrder(inputs.deliveryChanges ?? []);
  const orders = readOrders(inputs).sort((a, b) => compareTexts(a.id, b.id));
  return orders.map((order) => {
    const rule = harvestRule(order, inputs.settings.planner);
    const lines = demandLines(order, assortment);
    const demand = {
      order,
      rule,
      lines: lines.flatMap(({ varietyId, ounces }) => {
        const row = rows.get(varietyId);
        return row === undefined ? [] : [{ row, ounces }];
      }),
    };
    const own = changes.get(order.id);
    if (own === undefined) return demand;
    return { ...demand, agreed: agreedDemand({ order, rule, lines, own, assortment, rows }) };
  });
}

function agreedDemand(given: {
  readonly order: DatedOrder;
  readonly rule: HarvestRule;
  readonly lines: readonly DemandLine[];
  readonly own: ReadonlyMap<DayNumber, readonly OunceChange[]>;
  readonly assortment: Assortment;
  readonly rows: ReadonlyMap<string, number>;
}): AgreedDemand {
  const { order, rule, lines, own, assortment, rows } = given;
  const deliveries = agreedDeliveries(
    { order, rule, wanted: ouncesByVariety(lines), changes: own },
    (varietyId) => assortment.varieties.has(varietyId),
  );
  return {
    eventDays: new Set(deliveries.map(({ eventDay }) => eventDay)),
    claims: deliveries.flatMap(({ claims }) =>
      claims.flatMap(({ varietyId, oz, harvestDay, isTaken }) => {
        const row = rows.get(varietyId);
        return row === undefined ? [] : [{ row, day: harvestDay, ounces: oz, isTaken }];
      }),
    ),
  };
}
