import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';

/** Kinds of day's work that the calendar can show, in the order of a grower's day. */
export const EVENT_TYPES = ['soak', 'plant', 'harvest'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Subject of a calendar event: one kind of work on one day. */
export interface EventSubject {
  readonly dateISO: IsoDate;
  readonly type: EventType;
}

/** The key by which an event is found again: `2026-11-21|plant`. */
export function eventKey({ dateISO, type }: EventSubject): string {
  return `${dateISO}|${type}`;
}

/** Parses the key of a calendar event; `null` if it isn't one of the app's keys. */
export function readEventKey(key: string | null): EventSubject | null {
  const [dateISO = '', name, ...rest] = (key ?? '').split('|');
  const type = EVENT_TYPES.find((candidate) => candidate === name);
  return isIsoDate(dateISO) && type !== undefined && rest.length === 0 ? { dateISO, type } : null;
}

/** Visible tag at the end of an event's description. */
export function keyTag(key: string): string {
  return `[mgKey:${key}]`;
}
