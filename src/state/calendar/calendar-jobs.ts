import { EVENT_TYPES } from '#domain/calendar-events/event-key.ts';
import type { GoogleSettings } from '#domain/settings/settings.ts';

/** The part of the settings that says what goes where. */
type CalendarSettings = Pick<GoogleSettings, 'calendarId' | 'pushAggregates'>;

/** A calendar is named and at least one kind of work is to be shown in it. */
export function showsPlan({ calendarId, pushAggregates }: CalendarSettings): boolean {
  return calendarId.trim() !== '' && EVENT_TYPES.some((type) => pushAggregates[type]);
}

/**
 * The calendars to sync: the one in settings shows the plan, all others written by this device are cleared. So
 * nothing is left behind when sync is turned off or the calendar changes. Without a calendar nothing happens.
 */
export function calendarJobs(settings: CalendarSettings, written: readonly string[]) {
  const calendarId = settings.calendarId.trim();
  if (calendarId === '') return { shown: null, cleared: [] };
  const shown = showsPlan(settings) ? calendarId : null;
  return { shown, cleared: written.filter((other) => other !== shown) };
}
