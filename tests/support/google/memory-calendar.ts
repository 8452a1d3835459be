import type { FoundEvent } from '#domain/calendar-events/reconcile-events.ts';
import type { WantedEvent } from '#domain/calendar-events/wanted-events.ts';
import type { CalendarAccess, CalendarDevice, FarmCalendar } from '#state/ports/calendar-ports.ts';

export interface CalendarCall extends CalendarAccess {
  readonly kind: 'list' | 'create' | 'patch' | 'remove';
}

/** A calendar in memory that tells what was asked and fails as a test wants. */
export interface MemoryCalendar extends FarmCalendar {
  readonly calls: CalendarCall[];
  readonly summaries: (calendarId?: string) => string[];
  readonly events: (calendarId?: string) => FoundEvent[];
  /** What a call rejects with, null when it succeeds. `afterwards` it was carried out all the same. */
  fail: (call: CalendarCall) => { readonly cause: unknown; readonly afterwards?: boolean } | null;
}

export function aMemoryCalendar(): MemoryCalendar {
  const calendars = new Map<string, Map<string, FoundEvent>>();
  let ids = 0;
  const eventsOf = (calendarId: string): Map<string, FoundEvent> => {
    const events = calendars.get(calendarId) ?? new Map<string, FoundEvent>();
    calendars.set(calendarId, events);
    return events;
  };

  async function asked<T>(
    kind: CalendarCall['kind'],
    access: CalendarAccess,
    run: (events: Map<string, FoundEvent>) => T,
  ): Promise<T> {
    const call = { kind, ...access };
    memory.calls.push(call);
    const failure = memory.fail(call);
    if (failure !== null && failure.afterwards !== true) throw failure.cause;
    const answer = run(eventsOf(access.calendarId));
    if (failure !== null) throw failure.cause;
    return answer;
  }

  const memory: MemoryCalendar = {
    calls: [],
    fail: () => null,
    events: (calendarId = 'primary') => [...eventsOf(calendarId).values()],
    summaries: (calendarId = 'primary') =>
      [...eventsOf(calendarId).values()].map(({ summary }) => summary).sort(),
    list: (access) => asked('list', access, (events) => [...events.values()]),
    create: (access, event) =>
      asked('create', access, (events) => {
        const id = `event${(ids += 1)}`;
        events.set(id, standing(id, event));
      }),
    patch: (access, id, event) =>
      asked('patch', access, (events) => void events.set(id, standing(id, event))),
    remove: (access, id) => asked('remove', access, (events) => void events.delete(id)),
  };
  return memory;
}

/** A device that remembers, with one tab. */
export function aCalendarDevice(): CalendarDevice {
  const written = new Map<string, readonly string[]>();
  return {
    written: (account) => written.get(account) ?? [],
    keepWritten: (account, ids) => void written.set(account, ids),
    alone: (run) => run(),
  };
}

function standing(id: string, { key, summary, description }: WantedEvent): FoundEvent {
  return { id, mgKey: key, summary, description, isAllDay: true };
}
