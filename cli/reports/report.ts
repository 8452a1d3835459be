import { type IsoDate, addDays, type ReportRange } from '#domain/calendar/iso-date.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { UsageError } from '../command.ts';

interface ReportQuestion {
  readonly farm: FarmDocument;
  readonly today: IsoDate;
  readonly range: ReportRange;
  /** Costs as in an order like the one of this id. */
  readonly orderId: string | null;
}

/** A report for programs, and the same one for people. */
interface ReportAnswer {
  readonly json: {
    readonly rows: readonly object[];
    readonly totals?: object;
    readonly warnings?: readonly string[];
    /** What else a report tells, under its own names. */
    readonly [more: string]: unknown;
  };
  readonly table: readonly (readonly string[])[];
}

export interface Report {
  readonly title: string;
  /** The days its screen shows at first; null for a report that has none. */
  readonly usualDays: ((today: IsoDate) => ReportRange) | null;
  answer(question: ReportQuestion): ReportAnswer;
}

/** A column of a report: its head, its cell, and what stands below it in the line of totals. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => string, total?: string];

/** Heads and rows of a report, and its totals where a column has one. */
export function tableOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[][] {
  const heads = columns.map(([head]) => head);
  const totals = columns.map(([, , total = '']) => total);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  return [heads, ...cells, ...(totals.some((total) => total !== '') ? [totals] : [])];
}

/** So many days up to today, today included. */
export function daysUpTo(days: number): (today: IsoDate) => ReportRange {
  return (today) => ({ from: addDays(today, 1 - days), to: today });
}

export const EVER: ReportRange = { from: null, to: null };

/** The usual end stands in for one that is not named, unless the named one lies beyond it. */
export function rangeOf(from: IsoDate | null, to: IsoDate | null, usual: ReportRange): ReportRange {
  if (from !== null && to !== null) {
    if (from > to) throw new UsageError(`--from ${from} is after --to ${to}.`);
    return { from, to };
  }
  if (from !== null) return { from, to: usual.to !== null && usual.to >= from ? usual.to : null };
  if (to !== null) {
    return { from: usual.from !== null && usual.from <= to ? usual.from : null, to };
  }
  return usual;
}

export function rangeLabel({ from, to }: ReportRange): string {
  if (from !== null && to !== null) return `${dateLabel(from)} to ${dateLabel(to)}`;
  if (from !== null) return `from ${dateLabel(from)} on`;
  return to === null ? 'all days' : `up to ${dateLabel(to)}`;
}

/** Money with cents; a minus comes first. */
export function dollars(amount: number): string {
  const text = Math.abs(amount).toFixed(2);
  return amount < 0 && /[1-9]/.test(text) ? `-$${text}` : `$${text}`;
}

/** An amount with at most so many decimals, without trailing zeros, rounded as on the screens. */
export function figure(amount: number, decimals = 1): string {
  return String(roundTo(amount, decimals));
}
