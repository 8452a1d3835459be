import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { amountSaid } from '#domain/catalog/varieties/variety.ts';
import { NOTHING_SAID, say, type Sentence } from '#domain/tell/say.ts';
import { shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import type { ShortRow } from './plan-diff.ts';
import { changedRows } from './variety-names.ts';

/** A row with the name its delivery keeps wherever it is moved: order and day of the order's rule. */
export interface NamedShortRow extends ShortRow {
  readonly eventISO: string;
}

/** Deliveries from today on that get more or less than before, by day. */
export function diffShorts(before: Outlook, after: Outlook): NamedShortRow[] {
  const rows = changedRows(before, after, (named, unit) => {
    const was = shortsOfVariety(before, named.varietyId);
    const is = shortsOfVariety(after, named.varietyId);
    return [...new Map([...was, ...is])].map(([key, { deliveryISO, eventISO, order }]) => ({
      dateISO: deliveryISO,
      eventISO,
      orderId: order.id,
      orderName: order.name,
      ...named,
      shortBefore: was.get(key)?.shortOz ?? 0,
      shortAfter: is.get(key)?.shortOz ?? 0,
      ...unit,
    }));
  });
  return rows
    .filter(
      ({ dateISO, shortBefore, shortAfter }) =>
        dateISO >= after.today && Math.abs(shortAfter - shortBefore) >= SHORT_OZ,
    )
    .sort(byTexts('dateISO', 'varietyName', 'orderId', 'varietyId', 'eventISO'));
}

export function toShortRow({ eventISO: _eventISO, ...row }: NamedShortRow): ShortRow {
  return row;
}

/** Names deliveries to come that become shorter: "Bistro Marlow 12 oz short and 2 more short." */
export function newShortText(before: Outlook, after: Outlook): Sentence {
  const worse = diffShorts(before, after).filter((row) => row.shortAfter > row.shortBefore);
  const [first, ...rest] = worse;
  if (first === undefined) return NOTHING_SAID;
  const more = rest.length === 0 ? '' : say` and ${rest.length} more short`;
  return say`${first.orderName} ${amountSaid(first.shortAfter, first)} short${more}.`;
}
