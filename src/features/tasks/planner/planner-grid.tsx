import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { WEEKDAY_NAMES } from '#domain/calendar/day-label.ts';
import { addDays, type IsoDate } from '#domain/calendar/iso-date.ts';
import { type IsoMonth, monthLabel, monthsLater } from '#domain/calendar/month-grid.ts';
import type { PlannerMonth } from './use-planner-month.ts';

/** The weeks of a month below the names of their days; short names are read out in full. */
export function PlannerGrid(props: {
  readonly planner: PlannerMonth;
  readonly className: string | undefined;
  readonly hasShortHeads?: boolean;
  readonly onMonth: (month: IsoMonth) => void;
  /** A cell with its day in `data-day`, by which the keys find it. */
  readonly drawDay: (dateISO: IsoDate, weekday: number) => ReactNode;
}) {
  const { planner, hasShortHeads = false } = props;
  const calendar = useDayKeys(planner.month, props.onMonth);
  return (
    <table ref={calendar} className={props.className} aria-label={monthLabel(planner.month)}>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((name) => (
            <th key={name} scope="col" {...(hasShortHeads && { abbr: name })}>
              {hasShortHeads ? name.slice(0, 3) : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planner.weeks.map((week, index) => (
          // Cells stay when the month changes, and the focus with them.
          <tr key={index}>{week.map(props.drawDay)}</tr>
        ))}
      </tbody>
    </table>
  );
}

const DAYS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

const MONTHS_OF_KEY: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * Moves through a calendar by keys: arrows go from day to day, page keys from month to month.
 *
 * Every button can be reached by Tab too; the keys only spare the way through all of them.
 */
function useDayKeys(month: IsoMonth, onMonth: (month: IsoMonth) => void) {
  const calendar = useRef<HTMLTableElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const months = MONTHS_OF_KEY[event.key];
    const days = DAYS_OF_KEY[event.key];
    if (months !== undefined) onMonth(monthsLater(month, months));
    else if (days !== undefined) focusDay(calendar.current, event.target, days);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const { current } = calendar;
    current?.addEventListener('keydown', onKeyDown);
    return () => current?.removeEventListener('keydown', onKeyDown);
  }, []);
  return calendar;
}

/** From a button of one day to the first button of another; at the edge of the month it stays. */
function focusDay(calendar: Element | null, from: EventTarget | null, days: number): void {
  const cell = from instanceof Element ? from.closest('[data-day]') : null;
  const day = cell?.getAttribute('data-day');
  if (day === null || day === undefined) return;
  const to = calendar?.querySelector(`[data-day="${addDays(day, days)}"] button`);
  if (to instanceof HTMLElement) to.focus();
}
