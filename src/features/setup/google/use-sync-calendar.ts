import { useState } from 'react';
import { useCalendarSync } from '#state/react/sharing/use-calendar-sync.ts';
import { toast } from '#ui/toasts/toast.ts';

const TO_SYNC =
  "To sync: connect Google, set a Calendar ID (or use 'primary'), and enable at least one aggregate.";

/** Brings the plan into the calendar at once and says what came of it. */
export function useSyncCalendar() {
  const calendar = useCalendarSync();
  const [isSyncing, setIsSyncing] = useState(false);
  const syncNow = async () => {
    setIsSyncing(true);
    const outcome = await calendar.syncNow();
    setIsSyncing(false);
    if (outcome === 'synced') toast.success('Calendar synced.');
    else if (outcome === 'missing') toast.info(TO_SYNC);
    else toast.error('Calendar sync failed. See console for details.');
  };
  return { isSyncing, syncNow: () => void syncNow() };
}
