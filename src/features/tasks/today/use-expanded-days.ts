import { useCallback, useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isIsoDate } from '#domain/calendar/day-number.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';

function readDays(stored: string | null): readonly IsoDate[] {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(value) ? value.filter((day) => isIsoDate(day)) : [];
  } catch {
    return [];
  }
}

function readDay(stored: string | null): string {
  return stored ?? '';
}

/** Which day cards are open, remembered on the device. Today is open the first time a day is looked at. */
export function useExpandedDays(today: IsoDate) {
  const [stored, setStored] = useRemembered('mgm.expandedDays', readDays);
  const [lastOpenedOn, setLastOpenedOn] = useRemembered('mgm.ui.tasksOpenedOn', readDay, String);
  const expanded = useMemo(
    () => new Set(lastOpenedOn === today ? stored : [...stored, today]),
    [stored, lastOpenedOn, today],
  );
  const toggle = useCallback(
    (day: IsoDate) => {
      const next = new Set(expanded);
      if (!next.delete(day)) next.add(day);
      setStored([...next].sort());
      setLastOpenedOn(today);
    },
    [expanded, today, setStored, setLastOpenedOn],
  );
  return { expanded, toggle };
}
