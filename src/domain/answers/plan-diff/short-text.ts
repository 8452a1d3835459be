import type { Outlook } from '#domain/supply/outlook.ts';
import { amountInUnit } from '#domain/supply/trays-text.ts';
import { diffShorts } from './diff-shorts.ts';

/**
 * Names deliveries that become shorter: "Bistro Marlow 12 oz short and 2 more short." Past deliveries don't
 * count.
 *
 * @returns `''` if there are none.
 */
export function newShortText(before: Outlook, after: Outlook): string {
  const worse = diffShorts(before, after).filter((row) => row.shortAfter > row.shortBefore);
  const [first, ...rest] = worse;
  if (first === undefined) return '';
  const more = rest.length === 0 ? '' : ` and ${rest.length} more short`;
  return `${first.orderName} ${amountInUnit(first.shortAfter, first)} short${more}.`;
}
