/** A farm-local calendar day, `YYYY-MM-DD`. Compared and added as a day, never as an instant. */
export type IsoDate = string;

/** An instant in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export type IsoInstant = string;

/** Epoch milliseconds; only `meta` of the document uses them. */
export type Millis = number;

/** Day of the week, 0 = Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A day as a whole number, 0 = 1970-01-01, so days are added and compared like numbers. Conversions use the
 * Gregorian calendar only: no clock, time zone or daylight saving.
 */
export type DayNumber = number;

/** Days one after the other, both ends included. */
export interface DaySpan {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const DAYS_PER_ERA = 146_097;
const DAYS_PER_YEAR = 365;
/** From 0000-03-01, where the count of the algorithm starts, to 1970-01-01. */
const EPOCH_OFFSET = 719_468;

/** The number of a day given by year, month (1 to 12) and day of the month. */
export function dayNumberOf(year: number, month: number, day: number): DayNumber {
  // Years are counted from March, so that the leap day is the last day of a year.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const marchMonth = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_PER_ERA + yearOfEra * DAYS_PER_YEAR + leapDays + dayOfYear - EPOCH_OFFSET;
}

/** A day by its parts; months and days count from 1. */
export function calendarDay(number: DayNumber) {
  const shifted = number + EPOCH_OFFSET;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      DAYS_PER_YEAR,
  );
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - (DAYS_PER_YEAR * yearOfEra + leapDays);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** Days of a month, leap years included. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The number of an ISO day. The text must be a real day, see `isIsoDate`. */
export function dayNumber(iso: IsoDate): DayNumber {
  const year = digit(iso, 0) * 1000 + digit(iso, 1) * 100 + digit(iso, 2) * 10 + digit(iso, 3);
  const month = digit(iso, 5) * 10 + digit(iso, 6);
  return dayNumberOf(year, month, digit(iso, 8) * 10 + digit(iso, 9));
}

/** Read from its code: a plan reads tens of thousands of days, and makes no piece of text for that. */
function digit(text: string, at: number): number {
  return text.charCodeAt(at) - ZERO;
}

const ZERO = '0'.charCodeAt(0);

// A plan names the same few hundred days thousands of times: each text is made once.
const isoTexts = new Map<DayNumber, IsoDate>();

/** The ISO text of a day number; the same text object for the same day. */
export function isoDate(number: DayNumber): IsoDate {
  const known = isoTexts.get(number);
  if (known !== undefined) return known;
  const { year, month, day } = calendarDay(number);
  const text = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  isoTexts.set(number, text);
  return text;
}

/** The day `days` later, or earlier when negative. */
export function addDays(iso: IsoDate, days: number): IsoDate {
  return isoDate(dayNumber(iso) + days);
}

/**
 * Same day of the month some months later.
 *
 * A missing day becomes the month's last day. Counting from the original day brings the 31st back in the next
 * long month.
 */
export function addMonths(iso: IsoDate, months: number): IsoDate {
  const { year, month, day } = calendarDay(dayNumber(iso));
  const monthIndex = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthIndex / 12);
  const targetMonth = monthIndex - targetYear * 12 + 1;
  const targetDay = Math.min(day, daysInMonth(targetYear, targetMonth));
  return isoDate(dayNumberOf(targetYear, targetMonth, targetDay));
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The earliest of some days; null of none. */
export function earliestOf(days: readonly IsoDate[]): IsoDate | null {
  return days.toSorted()[0] ?? null;
}

/** The latest of some days; null of none. */
export function latestOf(days: readonly IsoDate[]): IsoDate | null {
  return days.toSorted().at(-1) ?? null;
}

export function weekdayOfNumber(number: DayNumber): Weekday {
  // 1970-01-01 was a Thursday. The remainder is within 0 to 6, which the type cannot see.
  return ((((number + 4) % 7) + 7) % 7) as Weekday;
}

/** Day of the week, 0 = Sunday. */
export function weekdayOf(iso: IsoDate): Weekday {
  return weekdayOfNumber(dayNumber(iso));
}

/** Week of the month of a day, 1 to 5: the day of the month divided by 7, rounded up. */
export function weekOfMonth(iso: IsoDate): number {
  return Math.ceil(Number(iso.slice(8, 10)) / 7);
}

/** Checks whether a text is a real calendar day written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const year = digit(text, 0) * 1000 + digit(text, 1) * 100 + digit(text, 2) * 10 + digit(text, 3);
  const month = digit(text, 5) * 10 + digit(text, 6);
  const day = digit(text, 8) * 10 + digit(text, 9);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** Placeholder for an unrecorded instant in required fields. */
export const UNKNOWN_INSTANT: IsoInstant = '1970-01-01T00:00:00.000Z';

/** The market day of most farms. */
export const SATURDAY = 6 satisfies Weekday;

export const SUNDAY = 0 satisfies Weekday;

/** Days one after the other by their texts, both ends included. */
export interface IsoSpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** The days a report covers, both ends included. Null leaves that end open. */
export interface ReportRange {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** Checks whether a day is in the range. Both ends are included; a missing end is no limit. */
export function isInRange(day: IsoDate, { from, to }: ReportRange): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}
