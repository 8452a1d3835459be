import { AddLineButton } from '#ui/editing/line-buttons.tsx';
import { useCallback, useRef, type RefObject, useMemo } from 'react';
import { useFarm, useNewId, useToday } from '#state/react/use-farm.ts';
import { selectCostBook } from '#state/selectors/sales/order-costs.ts';
import { selectHasPrices, selectPriceBook } from '#state/selectors/sales/price-book.ts';
import { type ItemDraft, newItemDraft } from './item-draft.ts';
import type { OrderDraft } from '../order-draft.ts';
import { OrderItemRow } from './order-item-row.tsx';
import classes from './order-items.module.css';
import { OrderTotal } from '../../list/order-figures.tsx';
import { orderMoneyText, orderMoney, type OrderMoney } from '../order-money.ts';
import { useAssortment } from '../use-assortment.ts';
import type { ChangeOrder } from '../use-order-draft.ts';
import { Group, QuietText, Text } from '#ui/kit/plain-parts.tsx';

export function OrderItems(props: { readonly draft: OrderDraft; readonly onChange: ChangeOrder }) {
  const { draft, onChange } = props;
  const newId = useNewId();
  const assortment = useAssortment();
  const money = useOrderMoney(draft);
  // A price that was just typed on a line is one, too.
  const isAnyPriced = useFarm(selectHasPrices);
  const hasPrice = isAnyPriced || draft.items.some(({ unitPrice }) => unitPrice !== null);
  const list = useRef<HTMLDivElement>(null);
  const slim = draft.list !== 'orders';

  const add = () => {
    // A line still without product is the one to fill in next.
    const blank = draft.items.findIndex((item) => item.target === null);
    if (blank === -1) onChange({ items: [...draft.items, newItemDraft(newId('li'))] });
    focusTarget(list, blank === -1 ? draft.items.length : blank);
  };
  const change = useCallback(
    (item: ItemDraft) =>
      onChange(({ items }) => ({
        items: items.map((each) => (each.id === item.id ? item : each)),
      })),
    [onChange],
  );
  const remove = useCallback(
    (id: string, row: number) => {
      onChange(({ items }) => ({ items: items.filter((each) => each.id !== id) }));
      focusTarget(list, Math.max(0, row - 1));
    },
    [onChange],
  );

  return (
    <div>
      {draft.items.length > 0 && (
        <div ref={list} className={classes.list} data-slim={slim || undefined}>
          <ItemHeads slim={slim} />
          {draft.items.map((item, row) => (
            <OrderItemRow
              key={item.id}
              row={row}
              item={item}
              slim={slim}
              assortment={assortment}
              onChange={change}
              onRemove={remove}
              customer={draft.customer}
              isPriced={money.lines.has(item.id)}
              price={money.lines.get(item.id)?.price ?? null}
              amount={money.lines.get(item.id)?.amount ?? null}
            />
          ))}
        </div>
      )}
      <Group justify="space-between" gap="sm" className={classes.foot}>
        <AddLineButton onClick={add}>Add item</AddLineButton>
        <div className={classes.totals}>
          <OrderTotal draft={draft} assortment={assortment} />
          {hasPrice && <QuietText aria-live="polite">{orderMoneyText(money)}</QuietText>}
        </div>
      </Group>
    </div>
  );
}

/** After the line is drawn. */
function focusTarget(list: RefObject<HTMLElement | null>, row: number): void {
  requestAnimationFrame(() => {
    list.current?.querySelectorAll<HTMLInputElement>('[data-target]')[row]?.focus();
  });
}

function ItemHeads({ slim }: { readonly slim: boolean }) {
  const heads = slim
    ? ['Product', 'Count', 'Weight']
    : ['Mode', 'Product or variety', 'Size', 'Count', 'Weight'];
  return (
    <div className={classes.heads} aria-hidden>
      {heads.map((head) => (
        <Text key={head} span inherit data-number={numeric.has(head) || undefined}>
          {head}
        </Text>
      ))}
    </div>
  );
}

const numeric = new Set(['Count', 'Weight']);

function useOrderMoney(draft: OrderDraft): OrderMoney {
  const prices = useFarm(selectPriceBook);
  const costs = useFarm(selectCostBook);
  const today = useToday();
  return useMemo(() => orderMoney(draft, { prices, costs }, today), [draft, prices, costs, today]);
}
