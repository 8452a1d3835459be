import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** The days a report covers, both ends included. Null leaves that end open. */
export interface ReportRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** Checks whether a day is in the range. Both ends are included; a missing end is no limit. */
export function isInRange(day: IsoDate, { from, to }: ReportRange): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}
