import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import classes from './agreed-lines.module.css';
import { DateField } from './date-field.tsx';

/** One of the next events of a standing order: it is skipped or moved at once, or changed in a form of its own. */
export function NextDeliveryLine(props: {
  /** "Tue 11/24". */
  readonly day: string;
  /** How it differs from the rule. */
  readonly note: string;
  readonly onSkip: () => void;
  readonly onMove: (toISO: IsoDate) => void;
  /** What else can be changed; it closes what it stands in. */
  readonly changeForm?: (close: () => void) => ReactNode;
}) {
  const { day, changeForm } = props;
  const [open, setOpen] = useState<'change' | 'move' | null>(null);
  const close = () => setOpen(null);
  const toggle = (what: 'change' | 'move') => setOpen(open === what ? null : what);
  return (
    <li className={classes.nextLine}>
      <div className={classes.agreedLine}>
        <span>
          {day} <span className={classes.agreedDay}>{props.note}</span>
        </span>
        <Button.Group>
          <Button variant="default" aria-label={`Skip ${day}`} onClick={props.onSkip}>
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
          onMove={(toISO) => {
            close();
            props.onMove(toISO);
          }}
        />
      )}
      {open === 'change' && changeForm?.(close)}
    </li>
  );
}

function MoveTo({ onMove }: { readonly onMove: (toISO: IsoDate) => void }) {
  const [toISO, setToISO] = useState<IsoDate | null>(null);
  return (
    <div className={classes.pauseDays}>
      <DateField label="To" value={toISO} onChange={setToISO} />
      <Button
        variant="default"
        disabled={toISO === null}
        onClick={() => toISO !== null && onMove(toISO)}
      >
        Move
      </Button>
    </div>
  );
}
