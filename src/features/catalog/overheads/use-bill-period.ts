import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type IsoMonth, isIsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import { useToday } from '#state/react/use-farm.ts';
import { periodOf } from './bill-month.ts';

/** The month whose bills are shown, kept in the address; this month unless another was chosen. */
export type ShownPeriod = ReturnType<typeof useBillPeriod>;

export function useBillPeriod() {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('month');
  const month = asked !== null && isIsoMonth(asked) ? asked : monthOf(today);
  const show = (next: IsoMonth) =>
    setParameters(next === monthOf(today) ? {} : { month: next }, { replace: true });
  const period = useMemo(() => periodOf(month), [month]);
  return { month, period, show };
}
