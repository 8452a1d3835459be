import { onTestFinished } from 'vitest';
import { createFakeCalendar, type FakeCalendarParts } from './fake-google/calendar-events.ts';
import { startLocalService } from './fake-google/local-service.ts';

/** Starts the stand-in for the calendar; it stops when the test ends. The token `good` is of account 1. */
export async function aCalendarServer(parts: Partial<FakeCalendarParts> = {}) {
  const accountOf = (token: string | null) => (token === 'good' ? 'google_1' : null);
  const calendar = createFakeCalendar({ accountOf, ...parts });
  const { port, close } = await startLocalService(({ path, ...question }) =>
    calendar.answer({ ...question, path: path.replace('/calendar/v3', '') }),
  );
  onTestFinished(close);
  return { calendar, address: `http://127.0.0.1:${port}/calendar/v3` };
}
