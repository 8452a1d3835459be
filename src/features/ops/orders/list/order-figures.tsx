import { formatCount, formatOzAndTrays } from '#ui/format.ts';
import { amountOfItems, type OrderAmount } from './order-amounts.ts';
import type { OrderMark } from './order-marks.ts';
import classes from './orders-list.module.css';
import { WarningBadge } from '#ui/kit/badge.tsx';
import { weekdayName } from '#domain/calendar/day-label.ts';
import type { OrderDraft } from '../editor/order-draft.ts';
import { itemFromDraft } from '../editor/items/item-draft.ts';
import type { FormAssortment } from '../editor/use-assortment.ts';
import { QuietText, Text } from '#ui/kit/plain-parts.tsx';

/** "57 packages" and "142.0 oz, 6 trays": what one delivery takes. */
export function Amount({ amount }: { readonly amount: OrderAmount | undefined }) {
  if (amount === undefined) return null;
  const { packages, ounces, liveTrays } = amount;
  return (
    <>
      {packages > 0 && <span className={classes.amount}>{formatCount(packages, 'package')}</span>}{' '}
      <span className={packages > 0 ? classes.under : classes.amount}>
        {formatOzAndTrays(ounces, liveTrays)}
      </span>
    </>
  );
}

/** The same in one line. */
export function amountText({ packages, ounces, liveTrays }: OrderAmount): string {
  const parts = packages > 0 ? [formatCount(packages, 'package')] : [];
  return [...parts, formatOzAndTrays(ounces, liveTrays)].join(', ');
}

/** That a delivery will be short, and of what. */
export function MarkBadge({ mark }: { readonly mark: OrderMark | undefined }) {
  if (mark === undefined) return null;
  return (
    <WarningBadge color="red" className={classes.mark}>
      {mark.word}: {mark.detail}
    </WarningBadge>
  );
}

/** What an event takes: "57 packages, 142.0 oz each Saturday", "each delivery" where weeks are left out. */
export function OrderTotal(props: {
  readonly draft: OrderDraft;
  readonly assortment: FormAssortment;
}) {
  const { draft, assortment } = props;
  const items = draft.items.filter(({ target }) => target !== null).map(itemFromDraft);
  const { packages, ounces, liveTrays } = amountOfItems(items, assortment);
  const everyWeek = draft.frequency === 'WEEKLY' && draft.interval === 1;
  return (
    <QuietText aria-live="polite">
      {packages > 0 && `${formatCount(packages, 'package')}, `}
      <Text span fw={600} c="var(--mgm-text)">
        {formatOzAndTrays(ounces, liveTrays)}
      </Text>
      {draft.kind === 'RECURRING' && ` each ${everyWeek ? weekdayName(draft.weekday) : 'delivery'}`}
    </QuietText>
  );
}
