import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';
import type { CalendarSyncState } from '../../calendar/calendar-runner.ts';
import type { CalendarSyncOutcome } from '../../calendar/calendar-sync.ts';

interface CalendarSyncControls extends CalendarSyncState {
  readonly syncNow: () => Promise<CalendarSyncOutcome>;
}

export function useCalendarSync(): CalendarSyncControls {
  const { calendar } = useFarmStore();
  const state = useSyncExternalStore(calendar.onChange, calendar.state);
  return { ...state, syncNow: calendar.syncNow };
}
