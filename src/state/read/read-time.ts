import {
  type IsoDate,
  type IsoInstant,
  type Millis,
  dayNumberOf,
  isIsoDate,
  isoDate,
} from '#domain/calendar/iso-date.ts';
import { parseNumber } from './coerce.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Year first with dashes, or numbers and slashes, or a month's name: what people and programs write. */
const TIME_LIKE = /^\d{4}-\d{2}-\d{2}|^\d{1,2}\/\d{1,2}\/\d{4}|[a-z]{3,}.*\d{4}/i;

/**
 * A calendar day of the farm.
 *
 * A day stays as it is written. A moment becomes the day it falls on here: the farm's calendar is
 * the calendar of the device. Anything else, also a day that no calendar has, is null.
 */
export function readDay(value: unknown): IsoDate | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (DAY.test(text)) return isIsoDate(text) ? text : null;
  const millis = parseTime(value);
  return millis === null ? null : localDayAt(millis);
}

/** A moment as UTC text; milliseconds and any usual way to write a time are understood, else null. */
export function readInstant(value: unknown): IsoInstant | null {
  const millis = parseTime(value);
  return millis === null ? null : new Date(millis).toISOString();
}

/** A moment as milliseconds, from milliseconds or text; else 0, which means never. */
export function readStamp(value: unknown): Millis {
  return Math.max(0, parseNumber(value) ?? parseTime(value) ?? 0);
}

export function localDayAt(millis: Millis): IsoDate {
  const date = new Date(millis);
  return isoDate(dayNumberOf(date.getFullYear(), date.getMonth() + 1, date.getDate()));
}

function parseTime(value: unknown): Millis | null {
  const millis = parseNumber(value) ?? parseTimeText(value);
  return millis !== null && isFourDigitYear(millis) ? millis : null;
}

function parseTimeText(value: unknown): Millis | null {
  // Date.parse alone also reads texts like 'tray 2' as a date.
  if (typeof value !== 'string' || !TIME_LIKE.test(value.trim())) return null;
  const millis = Date.parse(value.trim());
  return Number.isNaN(millis) ? null : millis;
}

function isFourDigitYear(millis: Millis): boolean {
  const date = new Date(millis);
  if (Number.isNaN(date.getTime())) return false;
  return [date.getUTCFullYear(), date.getFullYear()].every((year) => year >= 0 && year <= 9999);
}
