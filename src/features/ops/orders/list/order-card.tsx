import { amountText, MarkBadge } from './order-figures.tsx';
import type { OrderFigures } from './order-columns.tsx';
import { kindWord } from './kind-word.ts';
import { hasEnded, lifeWords, type OrderRow } from './order-rows.ts';
import classes from './orders-list.module.css';
import { Badge } from '#ui/kit/badge.tsx';
import { Text } from '#ui/kit/text.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

/** What the card of an order says on a phone. */
export function OrderCard(props: {
  readonly row: OrderRow;
  readonly figures: OrderFigures;
  readonly onEdit: (row: OrderRow) => void;
}) {
  const { row, figures, onEdit } = props;
  const amount = figures.amounts.get(row.id);
  return (
    <>
      <UnstyledButton
        className={classes.cardName}
        data-ended={hasEnded(row) || undefined}
        onClick={() => onEdit(row)}
      >
        {row.name}
      </UnstyledButton>
      <Text>
        {row.when}
        <Text span inherit c="dimmed">
          {nextText(row)}
        </Text>
      </Text>
      {amount !== undefined && <Text c="dimmed">{amountText(amount)}</Text>}
      <MarkBadge mark={figures.marks.get(row.id)} />
      <div className={classes.tags}>
        <Badge color="gray" title={row.type}>
          {kindWord(row.type)}
        </Badge>
        <Text span size="note" c="dimmed">
          {row.category}
        </Text>
      </div>
    </>
  );
}

function nextText(row: OrderRow): string {
  const { type, next, from } = row;
  if (next === null && !hasEnded(row)) return from === null ? '' : ', past';
  return type === 'ONCE' ? '' : `, ${lifeWords(row).join(', ')}`;
}
