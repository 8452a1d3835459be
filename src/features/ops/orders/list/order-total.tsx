import { weekdayName } from '#domain/calendar/day-label.ts';
import { formatCount, formatOzAndTrays } from '#ui/format.ts';
import type { OrderDraft } from '../editor/order-draft.ts';
import { itemFromDraft } from '../editor/items/item-draft.ts';
import { amountOfItems } from './order-amounts.ts';
import type { FormAssortment } from '../editor/use-assortment.ts';
import { Text } from '#ui/kit/plain-parts.tsx';

/**
 * What one event of the order takes: "57 packages, 142.0 oz each Saturday", or "each delivery" where weeks are left
 * out.
 */
export function OrderTotal(props: {
  readonly draft: OrderDraft;
  readonly assortment: FormAssortment;
}) {
  const { draft, assortment } = props;
  const items = draft.items.filter(({ target }) => target !== null).map(itemFromDraft);
  const { packages, ounces, liveTrays } = amountOfItems(items, assortment);
  const everyWeek = draft.frequency === 'WEEKLY' && draft.interval === 1;
  return (
    <Text c="dimmed" aria-live="polite">
      {packages > 0 && `${formatCount(packages, 'package')}, `}
      <Text span fw={600} c="var(--mgm-text)">
        {formatOzAndTrays(ounces, liveTrays)}
      </Text>
      {draft.kind === 'RECURRING' && ` each ${everyWeek ? weekdayName(draft.weekday) : 'delivery'}`}
    </Text>
  );
}
