import type { Outlook } from '#domain/supply/outlook.ts';
import { amountSaid } from '#domain/catalog/varieties/variety.ts';
import { NOTHING_SAID, say, type Sentence } from '#domain/tell/say.ts';
import { diffShorts } from './diff-shorts.ts';

/** Names deliveries to come that become shorter: "Bistro Marlow 12 oz short and 2 more short." */
export function newShortText(before: Outlook, after: Outlook): Sentence {
  const worse = diffShorts(before, after).filter((row) => row.shortAfter > row.shortBefore);
  const [first, ...rest] = worse;
  if (first === undefined) return NOTHING_SAID;
  const more = rest.length === 0 ? '' : say` and ${rest.length} more short`;
  return say`${first.orderName} ${amountSaid(first.shortAfter, first)} short${more}.`;
}
