import { formatDollars } from '#ui/format.ts';

/** Said on Production Costs, where an order would cost another sum. */
export const SPREAD_OVERHEADS =
  'Unit cost spreads event and batch overhead over all trays. An order is charged for its own.';

/** Said on Order Costs, with the dollars that the orders bear alone. */
export function directOverheadsText(ownOverhead: number): string {
  return `These costs include ${formatDollars(ownOverhead)} of event and batch overhead, charged to the orders that cause it. Production Costs spreads it over all trays.`;
}

/** Said of one order. */
export function ownOverheadText(ownOverhead: number): string {
  return `${formatDollars(ownOverhead)} of this overhead is the order’s own event and batch cost.`;
}
