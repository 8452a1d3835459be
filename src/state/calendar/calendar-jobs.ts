import { pushesAnything } from '#domain/calendar-events/event-type.ts';
import type { GoogleSettings } from '#domain/settings/settings.ts';

/** The part of the settings that says what goes where. */
type CalendarSettings = Pick<GoogleSettings, 'calendarId' | 'pushAggregates'>;

/** A calendar to be brought up to date: with the plan, or by taking out what was written before. */
export interface CalendarJob {
  readonly calendarId: string;
  readonly shows: 'plan' | 'nothing';
}

/** A calendar is named and at least one kind of work is to be shown in it. */
export function showsPlan({ calendarId, pushAggregates }: CalendarSettings): boolean {
  return calendarId.trim() !== '' && pushesAnything(pushAggregates);
}

/**
 * What a sync has to do: the calendar of the settings shows the plan, all others written from this device
 * are cleared. So nothing is left behind when the last kind of work is switched off or another calendar is
 * named. Without a named calendar nothing happens at all.
 */
export function calendarJobs(
  settings: CalendarSettings,
  written: readonly string[],
): readonly CalendarJob[] {
  const calendarId = settings.calendarId.trim();
  if (calendarId === '') return [];
  const shown = showsPlan(settings) ? calendarId : null;
  return [
    ...(shown === null ? [] : [{ calendarId: shown, shows: 'plan' } as const]),
    ...written
      .filter((other) => other !== shown)
      .map((other) => ({ calendarId: other, shows: 'nothing' }) as const),
  ];
}
