import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import type { ShortRow } from './plan-diff.ts';
import { differingVarieties, varietyNames, varietyUnits } from './variety-names.ts';

/** A row with the name its delivery keeps wherever it is moved: order and day of the order's rule. */
export interface NamedShortRow extends ShortRow {
  readonly eventISO: string;
}

/** Deliveries from today on that get more or less than before, by day. */
export function diffShorts(before: Outlook, after: Outlook): NamedShortRow[] {
  const nameOf = varietyNames(before, after);
  const unitOf = varietyUnits(before, after);
  const rows = differingVarieties(before, after).flatMap((varietyId) => {
    const was = shortsOfVariety(before, varietyId);
    const is = shortsOfVariety(after, varietyId);
    return [...new Map([...was, ...is])].map(([key, { deliveryISO, eventISO, order }]) => ({
      dateISO: deliveryISO,
      eventISO,
      orderId: order.id,
      orderName: order.name,
      varietyId,
      varietyName: nameOf(varietyId),
      shortBefore: was.get(key)?.shortOz ?? 0,
      shortAfter: is.get(key)?.shortOz ?? 0,
      ...unitOf(varietyId),
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
