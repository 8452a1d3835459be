import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { daysBetween } from '#domain/calendar/day-number.ts';
import { traysText } from '#domain/supply/trays-text.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { amountLabel, quantityLabel } from '#domain/units/unit-label.ts';
import type { Quantity } from '#domain/units/unit.ts';
import type { BuyingLine, BuyingList } from './buying-list.ts';

export const NOTHING_TO_ORDER =
  'Nothing to order. Seed, soil and boxes last for the plan of the next weeks.';

/** Formats the urgency of a line: "Order by Sun 11/29". */
export function buyingStateText(line: BuyingLine): string {
  const { state, orderByISO, runOutISO, emptyTrays } = line;
  switch (state) {
    case 'LATE': {
      const from = runOutISO === null ? '' : shortDayLabel(runOutISO);
      if (emptyTrays === 0) return `Too late: runs out ${from}`;
      const stay = emptyTrays === 1 ? 'stays' : 'stay';
      return `Too late: ${traysText(emptyTrays)} ${stay} empty from ${from}`;
    }
    case 'NOW':
      return 'Order today';
    case 'SOON':
    case 'LATER':
      return `Order by ${orderByISO === null ? '' : shortDayLabel(orderByISO)}`;
    case 'LEVEL':
      return 'Below its level';
    case 'COMING':
      return 'On its way';
  }
}

/**
 * Formats a purchase that comes too late: "5 lb come Thu 12/10, 1 day after it runs out."; '' if
 * none does.
 */
export function gapText({ gapISO, gapBy }: Pick<BuyingLine, 'gapISO' | 'gapBy'>): string {
  if (gapISO === null || gapBy === null) return '';
  const days = daysBetween(gapISO, gapBy.expectedISO);
  const after = days === 1 ? '1 day' : `${days} days`;
  return `${comesText(gapBy.amount, gapBy.expectedISO)}, ${after} after it runs out.`;
}

/** "5 lb come Thu 12/10". */
export function comesText(amount: Quantity, expectedISO: string): string {
  return `${stockAmountText(amount)} come ${shortDayLabel(expectedISO)}`;
}

/** Formats the amount to order: "2 × 5 lb", or "5.1 lb" if the package is unknown. */
export function orderAmountText({ packs, packQty, amount, unit }: BuyingLine): string {
  if (packs === null || packQty === null) return stockAmountText({ qty: amount, unit });
  return `${packs} × ${stockAmountText({ qty: packQty, unit })}`;
}

/** A line as a supplier reads it: "2 × 5 lb Sunflower seed". */
export function orderItemText(line: BuyingLine): string {
  return `${orderAmountText(line)} ${line.name}`;
}

/** An amount of a stock; pieces are only counted. */
export function stockAmountText({ qty, unit }: Quantity): string {
  const told = roundTo(qty, 2);
  return unit === 'each' ? amountLabel(told) : quantityLabel({ qty: told, unit });
}

/** Formats the outlook of a stock that runs out: "order by Sun 11/29", or "5 lb come Thu 12/10". */
export function stockOutlookText({ groups, coming }: BuyingList, stockId: string): string {
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.stockId === stockId);
  if (line?.state === 'LATE') return 'too late';
  if (line?.orderByISO != null) return buyingStateText(line).replace('Order', 'order');
  const [first] = coming.filter((one) => one.stockId === stockId);
  return first === undefined ? '' : comesText(first, first.expectedISO);
}
