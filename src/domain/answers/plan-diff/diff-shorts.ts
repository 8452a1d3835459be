import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { amountSaid } from '#domain/catalog/varieties/variety.ts';
import { NOTHING_SAID, say, type Sentence } from '#domain/tell/say.ts';
import { shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import type { ShortRow } from './plan-diff.ts';
import { changedRows } from './changed-rows.ts';

/** A row with the name its delivery keeps wherever it is moved: order and day of the order's rule. */
export interface NamedShortRow extends ShortRow {
  readonly eventISO: string;
}

/** Deliveries from today on that get more or less than before, by day. */
export function diffShorts(before: Outlook, after: Outlook): NamedShortRow[] {
  const rows = changedRows(before, after, shortsOfVariety, ({ was, is, named, unit }) => {
    const short = is ?? was;
    const [shortBefore, shortAfter] = [was?.shortOz ?? 0, is?.shortOz ?? 0];
    if (short === undefined || short.deliveryISO < after.today) return null;
    if (Math.abs(shortAfter - shortBefore) < SHORT_OZ) return null;
    const { deliveryISO, eventISO, order } = short;
    const days = { dateISO: deliveryISO, eventISO };
    const delivery = { orderId: order.id, orderName: order.name, ...named };
    return { ...days, ...delivery, shortBefore, shortAfter, ...unit };
  });
  return rows.sort(byTexts('dateISO', 'varietyName', 'orderId', 'varietyId', 'eventISO'));
}

/** Whether a delivery of `diffShorts` gets less than before. */
export function isShorter({ shortBefore, shortAfter }: ShortRow): boolean {
  return shortAfter > shortBefore;
}

export function toShortRow({ eventISO: _eventISO, ...row }: NamedShortRow): ShortRow {
  return row;
}

/** Names deliveries to come that become shorter: "Bistro Marlow 12 oz short and 2 more short." */
export function newShortText(before: Outlook, after: Outlook): Sentence {
  const [first, ...rest] = diffShorts(before, after).filter(isShorter);
  if (first === undefined) return NOTHING_SAID;
  const more = rest.length === 0 ? '' : say` and ${rest.length} more short`;
  return say`${first.orderName} ${amountSaid(first.shortAfter, first)} short${more}.`;
}
