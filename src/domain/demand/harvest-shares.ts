import type { DayNumber, DaySpan } from '#domain/calendar/iso-date.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { groupBy } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import type { DeliveryClaim } from './delivery-claims.ts';
import type { DemandFarm, DemandLine } from './demand-lines.ts';
import { demandRules, orderDemand } from './order-demand.ts';
import { isWorthCutting } from './worth-cutting.ts';

/** Ounces that one delivery takes from the harvest of one variety. */
export interface HarvestShare {
  readonly order: Order;
  readonly varietyId: string;
  readonly harvestDay: DayNumber;
  readonly lines: readonly DemandLine[];
}

/** Ounces that a delivery change moves to another harvest count there, in bulk; trays sold alive as trays. */
export function harvestShares(farm: DemandFarm, days: DaySpan): HarvestShare[] {
  const rules = demandRules(farm);
  // Nearly all deliveries of an order have the very same lines.
  const byVariety = oncePer((lines: readonly DemandLine[]) =>
    groupBy(lines, ({ varietyId }) => varietyId),
  );
  return readOrders(farm).flatMap((order) =>
    orderDemand(order, rules, days).flatMap(({ lines, harvestDay, agreed }): HarvestShare[] => {
      const own = byVariety(lines);
      if (agreed === null) {
        return [...own].map(([varietyId, of]) => ({ order, varietyId, harvestDay, lines: of }));
      }
      return agreed.map((claim) => {
        const { varietyId, harvestDay: day } = claim;
        const isLive = rules.assortment.varieties.get(varietyId)?.live === true;
        const of = linesOfClaim(claim, own.get(varietyId) ?? [], isLive);
        return { order, varietyId, harvestDay: day, lines: of };
      });
    }),
  );
}

/** The order's own lines where the claim asks for all of them, else its ounces as a loose weight. */
function linesOfClaim(
  { varietyId, oz, isTaken }: DeliveryClaim,
  lines: readonly DemandLine[],
  isLive: boolean,
): readonly DemandLine[] {
  const all = lines.reduce((sum, { ounces }) => sum + ounces, 0);
  if (!isTaken && !isWorthCutting(Math.abs(all - oz))) return lines;
  const item: OrderItem = isLive
    ? { id: '', varietyId, mode: 'PACKAGE', count: oz, packageOz: 1 }
    : { id: '', varietyId, mode: 'BULK', weight: oz, unit: 'oz' };
  return [{ varietyId, ounces: oz, item }];
}
