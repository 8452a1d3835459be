import { Alert, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { amountOunces } from '#domain/promise/promise-amount.ts';
import type { PromiseAmount } from '#domain/promise/promise-amount.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import type { ToldLateOrder } from '#state/ports/farm-answers.ts';
import type { DraftProps } from './draft-props.ts';
import type { OrderDraft } from './order-draft.ts';

/** Under the day of an order that comes too late to be grown for: that it does, and the ways out. */
export function LateOrderNote(props: DraftProps & { readonly late: ToldLateOrder }) {
  const { draft, onChange, late } = props;
  const { moveToISO, take, startISO } = late;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle size="1.125rem" aria-hidden />} role="status">
      {late.text}
      <Group gap="xs" mt="xs">
        {moveToISO !== null && (
          <WayOut onTake={() => onChange({ ...draft, date: moveToISO })}>
            {`Move to ${shortDayLabel(moveToISO)}`}
          </WayOut>
        )}
        {take !== null && (
          <WayOut onTake={() => onChange(withAmountOfOne(draft, take))}>
            {`Take ${ouncesText(amountOunces(take))} oz`}
          </WayOut>
        )}
        {startISO !== null && (
          <WayOut onTake={() => onChange({ ...draft, startDate: startISO })}>
            {`Start on ${shortDayLabel(startISO)}`}
          </WayOut>
        )}
      </Group>
    </Alert>
  );
}

function WayOut(props: { readonly onTake: () => void; readonly children: string }) {
  return (
    <Button variant="default" onClick={props.onTake}>
      {props.children}
    </Button>
  );
}

/** The order of one item, with another amount of it. */
function withAmountOfOne(draft: OrderDraft, amount: PromiseAmount): OrderDraft {
  const items = draft.items.map((item) =>
    amount.mode === 'PACKAGE'
      ? { ...item, mode: amount.mode, count: amount.count }
      : { ...item, mode: amount.mode, weight: amount.weight, unit: amount.unit },
  );
  return { ...draft, items };
}
