import { useCallbackRef } from '@mantine/hooks';
import { useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';

export type TaskFilter = 'open' | 'all';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The chosen filter, remembered on the device, and what was ticked in this visit.
 *
 * A row ticked since the filter was chosen stays where it is, and a day that was finished stays in the list,
 * before the screen is opened anew or the day is over.
 */
export function useTaskFilter(today: IsoDate) {
  const [filter, setFilter] = useRemembered('mgm.ui.taskFilter', readFilter, String);
  const [kept, setKept] = useState<ReadonlySet<string>>(NOTHING);
  const [ticked, setTicked] = useState({ on: today, ids: NOTHING });
  const keep = useCallbackRef((taskId: string) => {
    setKept((before) => withId(before, taskId));
    setTicked(({ on, ids }) => ({
      on: today,
      ids: withId(on === today ? ids : NOTHING, taskId),
    }));
  });
  const choose = useCallbackRef((next: TaskFilter) => {
    setKept(NOTHING);
    setFilter(next);
  });
  return { filter, choose, kept, ticked: ticked.on === today ? ticked.ids : NOTHING, keep };
}

function withId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? ids : new Set(ids).add(id);
}

function readFilter(stored: string | null): TaskFilter {
  return stored === 'open' ? 'open' : 'all';
}
