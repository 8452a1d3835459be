import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { useToday } from '#state/react/use-farm.ts';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import classes from './deliveries.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

export function DeliveryDayBar(props: {
  readonly day: IsoDate;
  readonly onDay: (day: IsoDate) => void;
}) {
  const { day, onDay } = props;
  const today = useToday();
  return (
    <div className={classes.dayBar}>
      <ActionIcon
        variant="default"
        aria-label="Previous day"
        onClick={() => onDay(addDays(day, -1))}
      >
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
      <TypedDayField className={classes.dayField} aria-label="Day" value={day} onChange={onDay} />
      <ActionIcon variant="default" aria-label="Next day" onClick={() => onDay(addDays(day, 1))}>
        <IconChevronRight size="1.125rem" />
      </ActionIcon>
      <PlainButton disabled={day === today} onClick={() => onDay(today)}>
        Today
      </PlainButton>
    </div>
  );
}
