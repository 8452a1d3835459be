import { Badge, Card, Text, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { VirtualList } from '#ui/tables/virtual-list.tsx';
import classes from './order-cards.module.css';
import type { OrderActions } from './order-menu.tsx';
import { OrderMenu } from './order-menu.tsx';
import type { OrderRow } from './order-rows.ts';
import { shortDate } from './order-rows.ts';

/** Usual height of a card with its gap. */
const CARD_HEIGHT = 108;

/** The list on a phone: one card per order. */
export const OrderCards = memo(function OrderCards(props: {
  readonly rows: readonly OrderRow[];
  readonly actions: OrderActions;
}) {
  return (
    <VirtualList
      label="Orders"
      items={props.rows}
      itemKey={(row) => row.key}
      itemHeight={CARD_HEIGHT}
      renderItem={(row) => <OrderCard row={row} actions={props.actions} />}
    />
  );
});

const OrderCard = memo(function OrderCard(props: {
  readonly row: OrderRow;
  readonly actions: OrderActions;
}) {
  const { row, actions } = props;
  return (
    <Card className={classes.card}>
      <div className={classes.text}>
        <UnstyledButton className={classes.name} onClick={() => actions.edit(row)}>
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
      </div>
      <OrderMenu row={row} actions={actions} />
    </Card>
  );
});

function nextText({ type, next, from }: OrderRow): string {
  if (next === null) return from === null ? '' : ', past';
  return type === 'ONCE' ? '' : `, next ${shortDate(next)}`;
}
