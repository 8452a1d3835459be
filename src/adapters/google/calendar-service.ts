import { addDays, type IsoSpan } from '#domain/calendar/iso-date.ts';
import type { WantedEvent } from '#domain/calendar-events/wanted-events.ts';
import { byTexts } from '#domain/records/lists.ts';
import { CalendarError } from '#state/calendar/calendar-error.ts';
import type { CalendarAccess, FarmCalendar } from '#state/ports/calendar-ports.ts';
import type { FoundEvent } from '#domain/calendar-events/reconcile-events.ts';
import { readPatience } from '../cloud/read-answer.ts';
import { asRecord, textOrBlank, type JsonRecord } from '#state/document/json-record.ts';

const MAX_RESULTS = 2_500;
/** A calendar of more events than that in a month is none that people look at. */
const MAX_PAGES = 20;
const ANSWER_LIMIT_MS = 30_000;

/** The calendar of Google, version 3. The address is asked for before each call. */
export function calendarService(address: () => Promise<string>): FarmCalendar {
  async function call(
    { calendarId, token }: CalendarAccess,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Response> {
    const base = (await address()).replace(/\/+$/, '');
    const response = await fetch(
      `${base}/calendars/${encodeURIComponent(calendarId)}/events${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      },
    );
    if (!response.ok) throw await calendarError(response);
    return response;
  }

  return {
    async list(access, window) {
      const events: ListedEvent[] = [];
      let pageToken: string | null = null;
      for (let pages = 0; pages < MAX_PAGES; pages += 1) {
        const response = await call(access, 'GET', `?${listQuery(window, pageToken)}`);
        const page = readEventsPage(await response.json());
        events.push(...page.events);
        pageToken = page.nextPageToken;
        // All devices see the same event as the first.
        if (pageToken === null) return events.sort(byTexts('createdAt'));
      }
      throw new Error(`The calendar has more than ${MAX_PAGES * MAX_RESULTS} events`);
    },
    async create(access, event) {
      await call(access, 'POST', '', eventBody(event));
    },
    async patch(access, eventId, event) {
      await call(access, 'PATCH', `/${encodeURIComponent(eventId)}`, eventBody(event));
    },
    async remove(access, eventId) {
      try {
        await call(access, 'DELETE', `/${encodeURIComponent(eventId)}`);
      } catch (cause) {
        const isGone = cause instanceof CalendarError && [404, 410].includes(cause.status);
        if (!isGone) throw cause;
      }
    },
  };
}

/** The window with half a day to spare on both sides, so that no calendar's time zone cuts a day off. */
function listQuery({ from, to }: IsoSpan, pageToken: string | null): string {
  const query = new URLSearchParams({
    timeMin: `${addDays(from, -1)}T12:00:00Z`,
    timeMax: `${addDays(to, 1)}T12:00:00Z`,
    singleEvents: 'true',
    orderBy: 'startTime',
    maxResults: String(MAX_RESULTS),
  });
  if (pageToken !== null) query.set('pageToken', pageToken);
  return query.toString();
}

/** An all-day event ends on the day after it, and does not make anybody busy. */
function eventBody({ key, dateISO, summary, description }: WantedEvent) {
  return {
    summary,
    description,
    start: { date: dateISO },
    end: { date: addDays(dateISO, 1) },
    transparency: 'transparent',
    extendedProperties: { private: { mgKey: key } },
  };
}

async function calendarError(response: Response): Promise<CalendarError> {
  const body = await response.text().catch(() => '');
  const text = body.trim() === '' ? response.statusText : body;
  const wait = readPatience(response.headers.get('retry-after'), Date.now());
  return new CalendarError(response.status, text, wait);
}

interface ListedEvent extends FoundEvent {
  readonly createdAt: string;
}

/** Reads a page as Google sends it. What has no id, or was cancelled, is no event. */
function readEventsPage(answer: unknown) {
  const page = asRecord(answer);
  const items: readonly unknown[] = Array.isArray(page['items']) ? page['items'] : [];
  return {
    events: items
      .map(asRecord)
      .filter((item) => textOrBlank(item['id']) !== '' && item['status'] !== 'cancelled')
      .map(readEvent),
    nextPageToken: textOrBlank(page['nextPageToken']) || null,
  };
}

function readEvent(item: JsonRecord): ListedEvent {
  const { mgKey } = asRecord(asRecord(item['extendedProperties'])['private']);
  return {
    id: textOrBlank(item['id']),
    mgKey: typeof mgKey === 'string' ? mgKey : null,
    summary: textOrBlank(item['summary']),
    description: textOrBlank(item['description']),
    isAllDay: textOrBlank(asRecord(item['start'])['date']) !== '',
    createdAt: textOrBlank(item['created']),
  };
}
