import { Button, Input } from '@mantine/core';
import { useState } from 'react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useNewId } from '#state/react/use-farm.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { END_BEFORE_START, endsBeforeStart } from '../saving/save-problem.ts';
import type { DraftProps } from './draft-props.ts';
import classes from './order-dialog.module.css';

/** When a standing order ends, and when it pauses. */
export function LifeFields({ draft, onChange }: DraftProps) {
  return (
    <div className={classes.row}>
      <DateField
        label="Ends"
        description="Never, if left empty"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.endDate}
        error={endsBeforeStart(draft) ? END_BEFORE_START : undefined}
        onChange={(endDate) => onChange({ ...draft, endDate })}
      />
      <PauseFields draft={draft} onChange={onChange} />
    </div>
  );
}

interface PauseDays {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

const NO_DAYS: PauseDays = { from: null, to: null };

function PauseFields({ draft, onChange }: DraftProps) {
  const newId = useNewId();
  const [typed, setTyped] = useState<PauseDays | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const add = () => {
    const { from, to } = typed ?? NO_DAYS;
    if (from === null || to === null) {
      setProblem('A pause needs both days');
      return;
    }
    const [first, last] = from <= to ? [from, to] : [to, from];
    const pause = { id: newId('pau'), from: first, to: last, note: '' };
    onChange({ ...draft, pauses: [...draft.pauses, pause] });
    setTyped(null);
    setProblem(null);
  };
  return (
    <Input.Wrapper label="Pauses" labelElement="div" className={classes.pauses}>
      <ul className={classes.agreed} aria-label="Pauses">
        {draft.pauses.map(({ id, from, to }) => {
          const days = `${shortDayLabel(from)} to ${shortDayLabel(to)}`;
          return (
            <li key={id} className={classes.agreedLine}>
              <span>{days}</span>
              <Button
                variant="default"
                aria-label={`Remove pause ${days}`}
                onClick={() =>
                  onChange({ ...draft, pauses: draft.pauses.filter((one) => one.id !== id) })
                }
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      {typed === null ? (
        <Button variant="default" onClick={() => setTyped(NO_DAYS)}>
          Pause…
        </Button>
      ) : (
        <div className={classes.pauseDays}>
          <DateField
            label="From"
            value={typed.from}
            error={problem}
            onChange={(from) => setTyped({ ...typed, from })}
          />
          <DateField label="To" value={typed.to} onChange={(to) => setTyped({ ...typed, to })} />
          <Button variant="default" onClick={add}>
            Add pause
          </Button>
        </div>
      )}
    </Input.Wrapper>
  );
}
