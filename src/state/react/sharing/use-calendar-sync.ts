import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';
import type { CalendarSyncState } from '../../calendar/calendar-runner.ts';
import type { CalendarSyncOutcome } from '../../calendar/calendar-sync.ts';

interface CalendarSyncControls extends CalendarSyncState {
  readonly syncNow: () => Promise<CalendarSyncOutcome>;
}

/** The state of the calendar, and a way to sync it at once. */
export function useCalendarSync(): CalendarSyncControls {
  const { calendar } = useFarmStore();
  const state = useSyncExternalStore(calendar.onChange, calendar.state);
  return { ...state, syncNow: calendar.syncNow };
}
