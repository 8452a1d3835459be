import type { Market } from '#domain/orders/order.ts';
import type { DemandScope } from '#domain/reports/tray-demand.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatCount } from '#ui/format.ts';
import { isPicked } from './demand-view.ts';

/** Ounces with at most two decimals; a dash when they are not known. */
export function ouncesLabel(ounces: number): string {
  return ounces > 0 ? String(roundTo(ounces, 2)) : '—';
}

/** Which sales are looked at, in a few words. */
export function scopeLabel(scope: DemandScope, markets: readonly Market[]): string {
  return [
    countLabel(scope, markets, 'MARKET', 'market'),
    countLabel(scope, markets, 'EVENT', 'event'),
  ].join(', ');
}

function countLabel(
  scope: DemandScope,
  markets: readonly Market[],
  kind: Market['kind'],
  word: string,
): string {
  const listed = markets.filter((market) => market.kind === kind);
  const picked = scope.kinds.includes(kind)
    ? listed.filter((market) => isPicked(scope, market)).length
    : 0;
  if (picked === listed.length && scope.kinds.includes(kind)) return formatCount(picked, word);
  if (picked === 0) return `no ${word}s`;
  return `${picked} of ${formatCount(listed.length, word)}`;
}
