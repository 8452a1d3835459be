import type { DemandRecord, Market, Order, OrderCategory } from '#domain/orders/order.ts';
import { compareTexts } from '#domain/records/lists.ts';

/** Finds the market or event of a sale. */
export interface MarketFinder {
  /** Null for an order that is for neither. */
  readonly ofOrder: (order: Pick<Order, 'name' | 'customer' | 'orderCategory'>) => Market | null;
  readonly ofRecord: (record: Pick<DemandRecord, 'kind' | 'marketId'>) => Market;
}

/** Demand for no market. */
const UNASSIGNED = 'Unassigned';

/** The categories of orders that are for a market or an event. */
const KIND_OF_CATEGORY: Partial<Record<OrderCategory, Market['kind']>> = {
  FARMERS_MARKET: 'MARKET',
  SPECIAL_EVENT: 'EVENT',
};

/**
 * Finds the market of an order or a demand note.
 *
 * An order names its market by its own name or by its customer. Names match the farm's markets ignoring case;
 * every other name is its own market.
 */
export function findMarkets(markets: readonly Market[]): MarketFinder {
  const byId = new Map(markets.map((market) => [market.id, market]));
  const byName = new Map(markets.map((market) => [nameKey(market.kind, market.name), market]));
  return {
    ofOrder: ({ name, customer, orderCategory }) => {
      const kind = KIND_OF_CATEGORY[orderCategory];
      if (kind === undefined) return null;
      const called = name.trim() || customer.trim() || UNASSIGNED;
      const id = nameKey(kind, called);
      return byName.get(id) ?? { id, name: called, kind };
    },
    // The note says what it is for, whatever the market has become since.
    ofRecord: ({ kind, marketId }) => ({
      id: marketId || nameKey(kind, UNASSIGNED),
      name: byId.get(marketId)?.name ?? (marketId || UNASSIGNED),
      kind,
    }),
  };
}

function nameKey(kind: Market['kind'], name: string): string {
  return `${kind.toLowerCase()}:${name.trim().toLowerCase()}`;
}

/** The markets of a farm and those that something is sold at, markets before events, by name. */
export function listMarkets(
  markets: readonly Market[],
  sales: readonly { readonly market: Market }[],
): Market[] {
  const all = [...sales.map(({ market }) => market), ...markets];
  const byId = new Map(all.map((market) => [market.id, market]));
  return [...byId.values()].sort(
    (a, b) => compareTexts(b.kind, a.kind) || compareTexts(a.name, b.name),
  );
}
