import type { FarmCalendar } from '#state/ports/calendar-ports.ts';
import { late } from '../late.ts';
import { readAppConfig } from '../read-app-config.ts';

/** The calendar at Google; what asks it is loaded with the first question. */
export function lateCalendar(): FarmCalendar {
  return late(async () => {
    const { calendarService } = await import('./calendar-service.ts');
    return calendarService(async () => (await readAppConfig()).calendarUrl);
  });
}
