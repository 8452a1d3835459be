import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ReportRange } from '#domain/reports/report-range.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

/** What a report is asked: which days of which farm. */
export interface ReportQuestion {
  readonly farm: FarmDocument;
  readonly today: IsoDate;
  readonly range: ReportRange;
  /** Costs as in an order like the one of this id. */
  readonly orderId: string | null;
}

/** A report for programs, and the same one for people. */
export interface ReportAnswer {
  readonly json: {
    readonly rows: readonly object[];
    readonly totals?: object;
    readonly warnings?: readonly string[];
    /** What else a report tells, under its own names. */
    readonly [more: string]: unknown;
  };
  /** Heads, rows and totals. */
  readonly table: readonly (readonly string[])[];
}

/** One of the reports of the product. */
export interface Report {
  readonly title: string;
  /** The days its screen shows at first; null for a report that has none. */
  readonly usualDays: ((today: IsoDate) => ReportRange) | null;
  answer(question: ReportQuestion): ReportAnswer;
}

/** So many days up to today, today included. */
export function daysUpTo(days: number): (today: IsoDate) => ReportRange {
  return (today) => ({ from: addDays(today, 1 - days), to: today });
}
