import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { windowDays } from '#domain/capacity/capacity.ts';

export interface CapacityWindow {
  readonly from: IsoDate;
  readonly days: number;
}

/** The window named in the address: from today on and 14 days long when it names none. */
export function readCapacityWindow(query: URLSearchParams, today: IsoDate): CapacityWindow {
  const from = query.get('from');
  const days = query.get('days');
  return {
    from: from !== null && isIsoDate(from) ? from : today,
    days: windowDays(days === null ? null : Number.parseInt(days, 10)),
  };
}
