import { Input } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '../format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { OrderPause } from '#domain/orders/order.ts';
import classes from './agreed-lines.module.css';
import { DateField } from './form-fields.tsx';
import { PlainButton } from '../kit/plain-parts.tsx';

interface PauseDays {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

const NO_DAYS: PauseDays = { from: null, to: null };

/** The days without events of a standing order; one more pause has both its days typed first. */
export function PauseFields(props: {
  readonly pauses: readonly OrderPause[];
  readonly onChange: (pauses: readonly OrderPause[]) => void;
  readonly newId: () => string;
}) {
  const { pauses, onChange } = props;
  const [typed, setTyped] = useState<PauseDays | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = ({ from, to }: PauseDays) => {
    if (from === null || to === null) {
      setProblem('Enter both dates');
      return;
    }
    const [first, last] = from <= to ? [from, to] : [to, from];
    onChange([...pauses, { id: props.newId(), from: first, to: last, note: '' }]);
    setTyped(null);
    setProblem(null);
  };
  return (
    <Input.Wrapper label="Pauses" labelElement="div" className={classes.pauses}>
      <ul aria-label="Pauses">
        {pauses.map(({ id, from, to }) => {
          const days = `${formatDay(from)} to ${formatDay(to)}`;
          return (
            <li key={id} className={classes.agreedLine}>
              <span>{days}</span>
              <PlainButton
                aria-label={`Remove pause ${days}`}
                onClick={() => onChange(pauses.filter((one) => one.id !== id))}
              >
                Remove
              </PlainButton>
            </li>
          );
        })}
      </ul>
      {typed === null ? (
        <PlainButton onClick={() => setTyped(NO_DAYS)}>Pause…</PlainButton>
      ) : (
        <div className={classes.pauseDays}>
          <DateField
            label="From"
            value={typed.from}
            error={problem}
            onChange={(from) => setTyped({ ...typed, from })}
          />
          <DateField label="To" value={typed.to} onChange={(to) => setTyped({ ...typed, to })} />
          <PlainButton onClick={() => add(typed)}>Add pause</PlainButton>
        </div>
      )}
    </Input.Wrapper>
  );
}
