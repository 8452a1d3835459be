import { useState } from 'react';
import { windowDays } from '#domain/capacity/capacity-window.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TypedDayField } from '#ui/fields/typed-day-field.tsx';
import type { SimulatorWork } from './use-simulator.ts';
import classes from './simulator.module.css';

/** From which day on and for how many days is simulated; kept with the farm. */
export function WindowFields({ work }: { readonly work: SimulatorWork }) {
  const { window, options, saveOptions } = work;
  return (
    <>
      <TypedDayField
        label="Start date"
        value={window.from}
        canStand={isPlausible}
        onChange={(startDate) => saveOptions({ startDate })}
        onClear={() => saveOptions({ startDate: null })}
        className={classes.field}
      />
      <WindowDaysField
        value={window.days}
        onChange={(days) => days !== options.windowDays && saveOptions({ windowDays: days })}
      />
    </>
  );
}

/** A day that is being typed passes through the first years of the calendar. */
function isPlausible(day: string): boolean {
  return day >= '2000-01-01' && day < '2200-01-01';
}

/** What is typed counts when the field is left or Enter is pressed: one change, not one per digit. */
function WindowDaysField(props: {
  readonly value: number;
  readonly onChange: (days: number) => void;
}) {
  const [typed, setTyped] = useState<{ readonly days: number | null } | null>(null);
  const settle = () => {
    if (typed !== null) props.onChange(windowDays(typed.days));
    setTyped(null);
  };
  return (
    <NumberField
      label="Window days"
      className={classes.days}
      value={typed === null ? props.value : typed.days}
      onChange={(days) => setTyped({ days })}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
      allowDecimal={false}
      min={1}
      max={60}
      clampBehavior="none"
      hideControls
    />
  );
}
