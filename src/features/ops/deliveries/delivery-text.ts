import { formatLoose, shownPrice } from '#ui/format-weights.ts';
import type { PackedLine } from '#domain/deliveries/pack-list.ts';
import { thingText, type LineText } from '#domain/deliveries/line-text.ts';
import type { DeliveryReason } from '#domain/orders/delivery.ts';
import type { EventChangeWord } from '#domain/orders/farm-events.ts';
import type { LinePrice } from '#domain/prices/line-price.ts';
import {
  formatDollars,
  formatOz,
  formatPrice,
  formatNumber,
  pageTeller,
  unpricedText,
} from '#ui/format.ts';

/** Why less was delivered, as it is offered. */
export const DELIVERY_REASON_LABELS: Readonly<Record<DeliveryReason, string>> = {
  SHORT: 'Short',
  QUALITY: 'Quality',
  REFUSED: 'Refused',
  OTHER: 'Other',
};

const CHANGES: Readonly<Record<EventChangeWord, string>> = {
  '': '',
  MOVED: 'moved here',
  CHANGED: 'changed',
  'MOVED+CHANGED': 'moved here, changed',
};

/** What is different about a delivery; '' for one as the order has it. */
export function changeText(change: EventChangeWord): string {
  return CHANGES[change];
}

/** What a mix is packed of: "Pea 2.4 oz, Kale 1.6 oz"; nothing for any other line. */
export function partText({ parts }: Pick<PackedLine, 'parts'>): string {
  return parts.map(({ name, ounces }) => `${name} ${formatOz(ounces)}`).join(', ');
}

/** What it is, in sizes as the farm weighs: "Pea 4 oz", "Pea 100 g". */
export function thingName(line: LineText): string {
  return thingText(line, pageTeller());
}

/** How much of it: packages "12", a loose weight "8 oz". */
export function quantityText({ unit }: Pick<LineText, 'unit'>, quantity: number): string {
  return unit === null ? formatNumber(quantity, 'exact') : formatLoose(quantity, unit, 'exact');
}

/** How a line differs from what was ordered: "12 ordered, 1 returned, quality"; '' as ordered. */
export function lineDifference(
  line: Pick<PackedLine, 'ordered' | 'packed' | 'returned' | 'reason' | 'isAdded'>,
): string {
  const reason = line.reason && DELIVERY_REASON_LABELS[line.reason].toLowerCase();
  return [
    line.isAdded
      ? 'added'
      : line.packed !== line.ordered && `${formatNumber(line.ordered, 'all')} ordered`,
    line.returned > 0 && `${formatNumber(line.returned, 'all')} returned`,
    reason,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The price of a line: "$4.25", a loose weight "$18.00 per lb"; '' without one. */
export function priceText(price: LinePrice | null): string {
  if (price === null) return '';
  const { amount, unit } = shownPrice(price);
  return unit === null ? formatPrice(amount) : `${formatPrice(amount)} per ${unit}`;
}

/** What a delivery comes to: "$51.00", "$51.00, 1 line has no price". */
export function deliveryAmount(amount: number, unpriced: number): string {
  return [formatDollars(amount), unpricedText(unpriced)].filter(Boolean).join(', ');
}
