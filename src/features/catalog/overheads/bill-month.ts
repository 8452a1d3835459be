import type { IsoMonth } from '#domain/calendar/month-grid.ts';
import { isIsoMonth } from '#domain/calendar/month-grid.ts';

/** The month that a bill's month and year make; null while the year is not whole yet, such as 202. */
export function billMonth(month: number | null, year: number | null): IsoMonth | null {
  const written = `${year ?? ''}-${String(month ?? '').padStart(2, '0')}`;
  return isIsoMonth(written) ? written : null;
}
