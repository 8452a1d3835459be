import { hasOwnOverheads } from '#domain/costing/overhead-shares.ts';
import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import type { OrderCost, SplitOrders } from '#domain/costing/order-cost.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { dayRangeLabel, type DayRange } from '#ui/day-range/day-range.ts';
import { formatCount, formatDollars } from '#ui/format.ts';
import { QuietNote } from '#ui/kit/plain-parts.tsx';
import { priceDayText, TODAYS_PRICES } from './price-day-text.ts';
import classes from './order-costs.module.css';

/** Which days an open range covers, of when the prices are, and how orders bear overheads. */
export function CostsNote(props: {
  readonly split: SplitOrders;
  readonly range: DayRange;
  readonly totals: OrderCostTotals;
}) {
  const { split, range, totals } = props;
  const today = useToday();
  const bearAlone = useFarm((farm) => hasOwnOverheads(farm.catalog));
  const words = [
    range.to === null && coverText(split),
    split.upToToday.some(({ dateISO }) => dateISO < today) && TODAYS_PRICES,
    bearAlone && ownOverheadsText(totals),
  ].filter((text) => text !== false && text !== '');
  return words.length === 0 ? null : <p className={classes.rule}>{words.join(' ')}</p>;
}

/** Of a delivery that is over: at which prices it is costed. */
export function PricesOfCost({ cost }: { readonly cost: OrderCost }) {
  const today = useToday();
  const seedsInventory = useFarm((farm) => farm.seedsInventory);
  if (cost.dateISO >= today) return null;
  return <QuietNote>{priceDayText(cost, seedsInventory)}</QuietNote>;
}

function coverText({ covers, later }: SplitOrders): string {
  const days = `Orders of ${dayRangeLabel(covers)}.`;
  if (later.length === 0) return covers.from === null ? '' : days;
  const dollars = later.reduce((sum, { totalCost }) => sum + totalCost, 0);
  const apart = `${formatCount(later.length, 'one-time order')} after today (${formatDollars(dollars)}) ${later.length === 1 ? 'is' : 'are'} listed below.`;
  return covers.from === null ? apart : `${days} ${apart}`;
}

function ownOverheadsText({ ownOverhead }: OrderCostTotals): string {
  return `These costs include ${formatDollars(ownOverhead)} of event and batch overhead, charged to the orders that cause it. Production Costs spreads it over all trays.`;
}
