import { WindowDaysField } from '#ui/fields/window-days-field.tsx';
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
        label="Window days"
        className={classes.days}
        counts="when left"
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
