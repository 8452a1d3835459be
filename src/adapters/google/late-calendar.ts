import type { FarmCalendar } from '#state/ports/calendar-ports.ts';
import { readAppConfig } from '../read-app-config.ts';

/** The calendar at Google; what asks it is loaded with the first question. */
export function lateCalendar(): FarmCalendar {
  let loading: Promise<FarmCalendar> | null = null;
  const load = (): Promise<FarmCalendar> =>
    (loading ??= import('./calendar-service.ts').then(({ calendarService }) =>
      calendarService(async () => (await readAppConfig()).calendarUrl),
    ));
  return {
    list: async (...asked) => (await load()).list(...asked),
    create: async (...asked) => (await load()).create(...asked),
    patch: async (...asked) => (await load()).patch(...asked),
    remove: async (...asked) => (await load()).remove(...asked),
  };
}
