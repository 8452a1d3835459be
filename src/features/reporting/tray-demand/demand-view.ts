import type { Market } from '#domain/orders/order.ts';
import type { DemandScope } from '#domain/reports/tray-demand.ts';

/** How the address names the two kinds when one is off. */
const SWITCH_OF_KIND = { MARKET: 'markets', EVENT: 'events' } as const satisfies Record<
  Market['kind'],
  string
>;

const PICKED = 'at';

/** The sales named in the address: all markets and events when it names none. */
export function readDemandScope(query: URLSearchParams): DemandScope {
  return {
    kinds: (['MARKET', 'EVENT'] as const).filter(
      (kind) => query.get(SWITCH_OF_KIND[kind]) !== 'off',
    ),
    marketIds: query.has(PICKED) ? new Set(query.getAll(PICKED).filter((id) => id !== '')) : null,
  };
}

/** The address with the sales in it that are looked at; what else it names stays. */
export function writeDemandScope(
  query: URLSearchParams,
  { kinds, marketIds }: DemandScope,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const kind of ['MARKET', 'EVENT'] as const) {
    next.delete(SWITCH_OF_KIND[kind]);
    if (!kinds.includes(kind)) next.set(SWITCH_OF_KIND[kind], 'off');
  }
  next.delete(PICKED);
  for (const id of marketIds ?? []) next.append(PICKED, id);
  // An empty pick must not read as no pick.
  if (marketIds?.size === 0) next.set(PICKED, '');
  return next;
}

export function withKind(scope: DemandScope, kind: Market['kind'], on: boolean): DemandScope {
  const others = scope.kinds.filter((other) => other !== kind);
  return { ...scope, kinds: on ? [...others, kind] : others };
}

/**
 * The scope with one market or event ticked or not.
 *
 * @param listed - All that can be ticked. When every one is, so is every one still to come.
 */
export function withMarket(
  scope: DemandScope,
  listed: readonly Market[],
  marketId: string,
  on: boolean,
): DemandScope {
  const picked = new Set(scope.marketIds ?? listed.map(({ id }) => id));
  if (on) picked.add(marketId);
  else picked.delete(marketId);
  return { ...scope, marketIds: listed.every(({ id }) => picked.has(id)) ? null : picked };
}

export function isPicked({ marketIds }: DemandScope, { id }: Market): boolean {
  return marketIds === null || marketIds.has(id);
}
