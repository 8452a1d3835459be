import { Button, Input } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../format.ts';
import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { OrderEvent } from '#domain/orders/event-days.ts';
import classes from './agreed-lines.module.css';
import { DateField } from './form-fields.tsx';

interface NextDeliveryProps {
  readonly orderId: string;
  /** They come no earlier. */
  readonly today: IsoDate;
  /** How one differs from the rule besides its day; '' for nothing. */
  readonly noteOf?: (event: OrderEvent) => string;
  /** Settles it, and says so: "Skipped Tue 11/24". */
  readonly onAgree: (change: NewDeliveryChange, told: string) => void;
  /** What else can be changed; it closes what it stands in. */
  readonly changeForm?: (event: OrderEvent, close: () => void) => ReactNode;
}

/** The next events of a standing order, each of which is skipped or moved at once, or changed in a form of its own. */
export function NextDeliveryList(
  props: NextDeliveryProps & { readonly label: string; readonly events: readonly OrderEvent[] },
) {
  const { label, events, ...shared } = props;
  if (events.length === 0) return null;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <ul aria-label={label}>
        {events.map((event) => (
          <NextDeliveryLine key={event.eventDay} {...shared} event={event} />
        ))}
      </ul>
    </Input.Wrapper>
  );
}

function NextDeliveryLine(props: NextDeliveryProps & { readonly event: OrderEvent }) {
  const { orderId, event, onAgree, changeForm } = props;
  const [open, setOpen] = useState<'change' | 'move' | null>(null);
  const close = () => setOpen(null);
  const toggle = (what: 'change' | 'move') => setOpen(open === what ? null : what);
  const day = formatDay(isoDate(event.deliveryDay));
  const named = { orderId, dateISO: isoDate(event.eventDay) };
  const moved =
    event.eventDay === event.deliveryDay ? '' : `moved from ${formatDay(named.dateISO)}`;
  const note = [moved, props.noteOf?.(event)].filter(Boolean).join(', ');
  return (
    <li className={classes.nextLine}>
      <div className={classes.agreedLine}>
        <span>
          {day} <span className={classes.agreedDay}>{note}</span>
        </span>
        <Button.Group>
          <Button
            variant="default"
            aria-label={`Skip ${day}`}
            onClick={() => onAgree({ kind: 'SKIP', ...named }, `Skipped ${day}`)}
          >
            Skip
          </Button>
          {changeForm !== undefined && (
            <Button variant="default" aria-label={`Change ${day}`} onClick={() => toggle('change')}>
              Change…
            </Button>
          )}
          <Button variant="default" aria-label={`Move ${day}`} onClick={() => toggle('move')}>
            Move…
          </Button>
        </Button.Group>
      </div>
      {open === 'move' && (
        <MoveTo
          today={props.today}
          onMove={(toISO) => {
            close();
            const told = `Moved ${day} to ${formatDay(toISO)}`;
            onAgree({ kind: 'MOVE', ...named, toISO }, told);
          }}
        />
      )}
      {open === 'change' && changeForm?.(event, close)}
    </li>
  );
}

function MoveTo(props: { readonly today: IsoDate; readonly onMove: (toISO: IsoDate) => void }) {
  const { today, onMove } = props;
  const [toISO, setToISO] = useState<IsoDate | null>(null);
  const isOver = toISO !== null && toISO < today;
  return (
    <div className={classes.pauseDays}>
      <DateField
        label="To"
        min={today}
        value={toISO}
        error={isOver && 'Choose today or a later day'}
        onChange={setToISO}
      />
      <Button
        variant="default"
        disabled={toISO === null || isOver}
        onClick={() => toISO !== null && onMove(toISO)}
      >
        Move
      </Button>
    </div>
  );
}
