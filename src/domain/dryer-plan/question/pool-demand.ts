import { byTexts, compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { DemandShare, DryDemand, DryNeed } from '../result/dry-plan.ts';
import type { DryPlanInput, GrownItem } from './dry-plan-input.ts';

type PooledQuestion = Pick<DryPlanInput, 'needs' | 'items' | 'varieties'>;

/**
 * Whole trays by item and due day.
 *
 * Dried items are pooled over all due days: the rest of a tray serves the next order, since dry goods keep.
 * Fresh items are pooled per day.
 */
export function poolDemand({ needs, items, varieties }: PooledQuestion): DryDemand[] {
  const yields = new Map(varieties.map(({ id, yieldOz }) => [id, yieldOz]));
  return items
    .flatMap((item) => {
      const wanted = needs.filter(({ itemId, oz }) => itemId === item.id && oz > 0);
      return itemDemands(item, wanted, yields.get(item.varietyId) ?? 0);
    })
    .toSorted(byTexts('dueISO', 'varietyId', 'itemId'));
}

function itemDemands(item: GrownItem, needs: readonly DryNeed[], yieldOz: number): DryDemand[] {
  let ounces = 0;
  let before = 0;
  return [...groupBy(needs, ({ dueISO }) => dueISO)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .flatMap(([dueISO, own]) => {
      const orders = own.map(({ orderId, oz }): DemandShare => ({ orderId, oz }));
      if (item.isFresh) [ounces, before] = [0, 0];
      ounces += sumOf(orders.map(({ oz }) => oz));
      const upTo = ceilWithEpsilon(ounces / yieldOz);
      const trays = upTo - before;
      before = upTo;
      return trays === 0
        ? []
        : [{ itemId: item.id, varietyId: item.varietyId, dueISO, trays, orders }];
    });
}
