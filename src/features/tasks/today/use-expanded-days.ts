import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isIsoDate } from '#domain/calendar/day-number.ts';

function readDays(stored: string | undefined): readonly IsoDate[] | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(value) ? value.filter((day) => isIsoDate(day)) : null;
  } catch {
    return null;
  }
}

/** Which day cards are open, remembered on the device. Today is open the first time a day is looked at. */
export function useExpandedDays(today: IsoDate) {
  const [stored, setStored] = useLocalStorage<readonly IsoDate[] | null>({
    key: 'mgm.expandedDays',
    defaultValue: null,
    deserialize: readDays,
    getInitialValueInEffect: false,
  });
  const [lastOpenedOn, setLastOpenedOn] = useLocalStorage({
    key: 'mgm.ui.tasksOpenedOn',
    defaultValue: '',
    deserialize: (value) => value ?? '',
    serialize: (value) => value,
    getInitialValueInEffect: false,
  });
  const expanded = useMemo(
    () => new Set(lastOpenedOn === today ? (stored ?? []) : [...(stored ?? []), today]),
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
