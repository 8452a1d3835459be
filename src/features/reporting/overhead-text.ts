import { formatDollars } from '#ui/format.ts';

/** Said on Production Costs, where an order would cost another sum. */
export const SPREAD_OVERHEADS =
  'Unit cost spreads event and batch overheads over all trays; an order bears its own.';

/** Said on Order Costs, with the dollars that the orders bear alone. */
export function directOverheadsText(ownOverhead: number): string {
  return `An order bears its own event and batch overheads, ${formatDollars(ownOverhead)} of these costs; Production Costs spreads them over all trays.`;
}

/** Said of one order. */
export function ownOverheadText(ownOverhead: number): string {
  return `${formatDollars(ownOverhead)} of the overhead are the event and the batches of this order, which it bears alone.`;
}
