import type { WantedEvent } from '#domain/calendar-events/wanted-events.ts';
import type { IsoSpan } from '#domain/calendar/iso-date.ts';
import type { FoundEvent } from '#domain/calendar-events/reconcile-events.ts';

export interface CalendarAccess {
  readonly calendarId: string;
  readonly token: string;
}

/** A Google calendar. Calls reject with a `CalendarError` if it refuses, or with the network error. */
export interface FarmCalendar {
  /** All events around the window, oldest first, from any source. */
  list(access: CalendarAccess, window: IsoSpan): Promise<readonly FoundEvent[]>;
  create(access: CalendarAccess, event: WantedEvent): Promise<void>;
  patch(access: CalendarAccess, eventId: string, event: WantedEvent): Promise<void>;
  /** An event that is gone already counts as removed. */
  remove(access: CalendarAccess, eventId: string): Promise<void>;
}

/** Calendar state shared by the tabs of this device. */
export interface CalendarDevice {
  /** Calendars of an account that may hold events written from this device. */
  written(account: string): readonly string[];
  keepWritten(account: string, calendarIds: readonly string[]): void;
  /** One tab after the other, so that two never create the same event. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}
