import { Badge, Text, UnstyledButton } from '@mantine/core';
import { shortDate, type OrderRow } from './order-rows.ts';
import classes from './orders-list.module.css';

/** What the card of an order says on a phone. */
export function OrderCard(props: {
  readonly row: OrderRow;
  readonly onEdit: (row: OrderRow) => void;
}) {
  const { row, onEdit } = props;
  return (
    <>
      <UnstyledButton className={classes.cardName} onClick={() => onEdit(row)}>
        {row.name}
      </UnstyledButton>
      <Text>
        {row.when}
        <Text span inherit c="dimmed">
          {nextText(row)}
        </Text>
      </Text>
      <div className={classes.tags}>
        <Badge color="gray">{row.type}</Badge>
        <Text span size="note" c="dimmed">
          {row.category}
        </Text>
      </div>
    </>
  );
}

function nextText({ type, next, from }: OrderRow): string {
  if (next === null) return from === null ? '' : ', past';
  return type === 'ONCE' ? '' : `, next ${shortDate(next)}`;
}
