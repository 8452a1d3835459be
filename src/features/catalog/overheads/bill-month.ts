import { type IsoMonth, isIsoMonth } from '#domain/calendar/month-grid.ts';
import type { BillPeriod } from '#domain/catalog/overheads/overhead-save.ts';

/** The month that a bill's month and year make; null while the year is not whole yet, such as 202. */
export function billMonth(month: number | null, year: number | null): IsoMonth | null {
  const written = `${year ?? ''}-${String(month ?? '').padStart(2, '0')}`;
  return isIsoMonth(written) ? written : null;
}

export function periodOf(month: IsoMonth): BillPeriod {
  return { month: Number(month.slice(5)), year: Number(month.slice(0, 4)) };
}
