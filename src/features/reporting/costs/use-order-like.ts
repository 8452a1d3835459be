import { useMemo } from 'react';
import { hasOwnOverheads } from '#domain/costing/overhead-shares.ts';
import { packageCostIn } from '#domain/costing/package-cost.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import type { ProductionCost } from '#domain/reports/production-costs.ts';
import { selectCostBook, selectEventCosts } from '#state/selectors/sales/order-costs.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useLatestQuery, withParameter } from '#ui/page/use-latest-query.ts';

export type OrderLike = ReturnType<typeof useOrderLike>;

const NAME = 'order';

/** The order that the address names, and what the packages would cost in it. */
export function useOrderLike(lines: readonly ProductionCost[]) {
  const bearAlone = useFarm((farm) => hasOwnOverheads(farm.catalog));
  const events = useFarm((farm) => (bearAlone ? selectEventCosts(farm) : NO_EVENTS));
  const [query, changeQuery] = useLatestQuery();
  const offered = useMemo(
    () =>
      events
        .map(({ order }) => order)
        .toSorted(byNameThenId)
        .map(({ id, name, customer }) => ({
          id,
          label: [name, customer].filter((word) => word.trim() !== '').join(' · ') || id,
        })),
    [events],
  );
  const named = query.get(NAME) ?? '';
  const event = events.find(({ order }) => order.id === named);
  const book = useFarm((farm) => (event === undefined ? null : selectCostBook(farm)));
  const inOrder = useMemo(() => {
    if (book === null || event === undefined) return null;
    return new Map(
      lines.map(({ variety: { id }, choice }) => [id, packageCostIn(book, event, id, choice)]),
    );
  }, [book, event, lines]);
  return {
    /** Nothing where orders bear no overhead alone: then a package costs the same in every order. */
    offered,
    /** '' while none is chosen. */
    chosen: event === undefined ? '' : named,
    choose: (orderId: string) =>
      changeQuery((before) => withParameter(before, NAME, orderId || null)),
    /** By variety; null while no order is chosen. */
    inOrder,
  };
}

const NO_EVENTS: ReturnType<typeof selectEventCosts> = [];
