import { daysBetween } from '#domain/calendar/iso-date.ts';
import {
  NOTHING_SAID,
  count,
  inDigits,
  onDay,
  say,
  weightOf,
  type Sentence,
} from '#domain/tell/say.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { unitLabel, type Quantity } from '#domain/units/unit.ts';
import type { BuyingLine, BuyingList, ExpectedPurchase } from './buying-list.ts';
import { varietyOfStock } from './purchase.ts';

export const NOTHING_TO_ORDER =
  'Nothing to order. Seed, soil and boxes last for the plan of the next weeks.';

/** Formats the urgency of a line: "Order by Sun 11/29". */
export function buyingStateText(line: BuyingLine): Sentence {
  const { state, orderByISO, runOutISO, emptyTrays } = line;
  switch (state) {
    case 'LATE': {
      const from = runOutISO === null ? '' : onDay(runOutISO);
      if (emptyTrays === 0) return say`Too late: runs out ${from}`;
      const stay = emptyTrays === 1 ? 'stays' : 'stay';
      return say`Too late: ${count(emptyTrays, 'tray')} ${stay} empty from ${from}`;
    }
    case 'NOW':
      return say`Order today`;
    case 'SOON':
    case 'LATER':
      return say`Order by ${orderByISO === null ? '' : onDay(orderByISO)}`;
    case 'LEVEL':
      return say`Below its level`;
    case 'COMING':
      return say`On its way`;
  }
}

/** What comes too late: "5 lb come Thu 12/10, 1 day after it runs out."; NOTHING_SAID if nothing does. */
export function gapText({ gapISO, gapBy }: Pick<BuyingLine, 'gapISO' | 'gapBy'>): Sentence {
  if (gapISO === null || gapBy === null) return NOTHING_SAID;
  const after = count(daysBetween(gapISO, gapBy.expectedISO), 'day');
  return say`${comesText(gapBy)}, ${after} after it runs out.`;
}

/** "5 lb come Thu 12/10". */
function comesText(purchase: ExpectedPurchase): Sentence {
  return say`${stockAmountText(purchase)} come ${onDay(purchase.expectedISO)}`;
}

/** Formats the amount to order: "2 × 5 lb", or "5.1 lb" if the package is unknown. */
export function orderAmountText({ packs, packQty, amount, unit, stockId }: BuyingLine): Sentence {
  return packs === null || packQty === null
    ? stockAmountText({ qty: amount, unit, stockId })
    : say`${packs} × ${stockAmountText({ qty: packQty, unit, stockId })}`;
}

/** A line as a supplier reads it: "2 × 5 lb Sunflower seed". */
export function orderItemText(line: BuyingLine): Sentence {
  return say`${orderAmountText(line)} ${line.name}`;
}

/** How much of which: seed is in the weights of the farm, other goods keep their own unit. */
interface StockAmount extends Quantity {
  readonly stockId: string;
}

/** An amount of a stock; pieces are only counted, and seed is in the weights of the farm. */
export function stockAmountText({ qty, unit, stockId }: StockAmount): Sentence {
  if (unit === 'each') return say`${inDigits(qty, 'few')}`;
  const isSeed = unit === 'lb' && varietyOfStock(stockId) !== null;
  return isSeed
    ? say`${weightOf('lb', qty, 'few')}`
    : say`${inDigits(qty, 'few')} ${unit === 'case' && roundTo(qty, 2) !== 1 ? 'cases' : unitLabel(unit)}`;
}

/** Formats the outlook of a stock that runs out: "order by Sun 11/29", or "5 lb come Thu 12/10"; NOTHING_SAID for none. */
export function stockOutlookText({ groups, coming }: BuyingList, stockId: string): Sentence {
  const line = groups.flatMap(({ lines }) => lines).find((one) => one.stockId === stockId);
  if (line?.state === 'LATE') return say`too late`;
  if (line?.state === 'NOW') return say`order today`;
  if (line?.orderByISO != null) return say`order by ${onDay(line.orderByISO)}`;
  const first = coming.find((one) => one.stockId === stockId);
  return first === undefined ? NOTHING_SAID : comesText(first);
}
