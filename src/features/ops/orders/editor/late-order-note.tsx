import { say } from '#domain/tell/say.ts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDay, formatSentence } from '#ui/format.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import {
  availabilityAmountSaid,
  type AvailabilityAmount,
} from '#domain/answers/availability/availability-question.ts';
import type { LateOrderResult } from '#state/ports/farm-answers.ts';
import type { OrderDraft } from './order-draft.ts';
import { Group, PlainButton } from '#ui/kit/plain-parts.tsx';

/** Under the day of an order that comes too late to be grown for: that it does, and the ways out. */
export function LateOrderNote(props: {
  readonly draft: OrderDraft;
  readonly late: LateOrderResult;
  /** Only a new order can be saved together with what it takes from other harvests. */
  readonly canAgree: boolean;
  readonly onWayOut: (draft: OrderDraft, changes: readonly NewDeliveryChange[]) => void;
}) {
  const { draft, late, canAgree, onWayOut } = props;
  const isOpen = (changes: readonly NewDeliveryChange[]) => canAgree || changes.length === 0;
  const { move, take, startISO } = late;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size="1.125rem" aria-hidden />} role="status">
      {formatSentence(late.text)}
      <Group gap="xs" mt="xs">
        {move !== null && isOpen(move.changes) && (
          <PlainButton onClick={() => onWayOut({ ...draft, date: move.dateISO }, move.changes)}>
            {`Move to ${formatDay(move.dateISO)}`}
          </PlainButton>
        )}
        {take !== null && isOpen(take.changes) && (
          <PlainButton onClick={() => onWayOut(withAmountOfOne(draft, take.amount), take.changes)}>
            {formatSentence(say`Take ${availabilityAmountSaid(take.amount)}`)}
          </PlainButton>
        )}
        {startISO !== null && (
          <PlainButton onClick={() => onWayOut({ ...draft, startDate: startISO }, [])}>
            {`Start on ${formatDay(startISO)}`}
          </PlainButton>
        )}
      </Group>
    </Alert>
  );
}

/** The order of one item, with another amount of it. */
function withAmountOfOne(draft: OrderDraft, amount: AvailabilityAmount): OrderDraft {
  const items = draft.items.map((item) =>
    amount.mode === 'PACKAGE'
      ? { ...item, mode: amount.mode, count: amount.count }
      : { ...item, mode: amount.mode, weight: amount.weight, unit: amount.unit },
  );
  return { ...draft, items };
}
