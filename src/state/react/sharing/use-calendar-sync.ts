import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';

export function useCalendarSync() {
  const { calendar } = useFarmStore();
  const state = useSyncExternalStore(calendar.onChange, calendar.state);
  return { ...state, syncNow: calendar.syncNow };
}
