import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type IsoMonth, isIsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import type { BillPeriod } from '#domain/catalog/overheads/overhead-save.ts';
import { useToday } from '#state/react/use-farm.ts';
import { periodOf } from './bill-month.ts';

/** The month whose bills are shown, kept in the address; this month unless another was chosen. */
export interface ShownPeriod {
  readonly month: IsoMonth;
  readonly period: BillPeriod;
  readonly show: (month: IsoMonth) => void;
}

export function useBillPeriod(): ShownPeriod {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('month');
  const month = asked !== null && isIsoMonth(asked) ? asked : monthOf(today);
  const show = (next: IsoMonth) =>
    setParameters(next === monthOf(today) ? {} : { month: next }, { replace: true });
  const period = useMemo(() => periodOf(month), [month]);
  return { month, period, show };
}
