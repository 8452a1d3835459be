import { draftFields } from '#ui/editing/draft-fields.ts';
import { WindowDaysField } from '#ui/fields/window-days-field.tsx';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import classes from './capacity.module.css';
import { Group, QuietText } from '#ui/kit/plain-parts.tsx';
import { isIsoDate, type IsoDate } from '#domain/calendar/iso-date.ts';
import { windowDays } from '#domain/capacity/capacity.ts';
import type { SimulationWindow } from '#domain/capacity/simulation-input.ts';

export function CapacityWindowFields(props: {
  readonly window: SimulationWindow;
  readonly onChange: (window: SimulationWindow) => void;
}) {
  const { window, onChange } = props;
  const field = draftFields(window, (part) => onChange({ ...window, ...part }));
  return (
    <>
      <Group gap="sm" wrap="nowrap" className={classes.field}>
        <QuietText aria-hidden>Start date</QuietText>
        <TypedDayField aria-label="Start date" {...field.of('from')} />
      </Group>
      <Group gap="sm" wrap="nowrap" className={classes.field}>
        <QuietText aria-hidden>Window days</QuietText>
        <WindowDaysField
          aria-label="Window days"
          className={classes.days}
          counts="while typed"
          {...field.of('days')}
        />
      </Group>
    </>
  );
}

/** The window named in the address: from today on and 14 days long when it names none. */
export function readCapacityWindow(query: URLSearchParams, today: IsoDate): SimulationWindow {
  const from = query.get('from');
  const days = query.get('days');
  return {
    from: from !== null && isIsoDate(from) ? from : today,
    days: windowDays(days === null ? null : Number.parseInt(days, 10)),
  };
}
