import type { Answer, Question } from './local-service.ts';

/** An event as the stand-in keeps it, in Google's own fields. */
export interface CalendarItem {
  readonly id: string;
  readonly status: 'confirmed';
  readonly created: string;
  readonly summary?: string;
  readonly description?: string;
  readonly start: EventTime;
  readonly end: EventTime;
  readonly transparency?: string;
  readonly extendedProperties?: { readonly private?: Readonly<Record<string, string>> };
}

interface EventTime {
  readonly date?: string;
  readonly dateTime?: string;
}

/** A failure that a test wants: instead of the call, after it was carried out, or as a broken line. */
export interface CalendarFault {
  readonly answer: Answer | 'broken line';
  readonly isCarriedOut?: boolean;
}

/** A stand-in for version 3 of Google's calendar. */
export interface FakeCalendar {
  /** The path of a question begins behind the address of the service. */
  readonly answer: (question: Question) => Answer | 'broken line';
  /** The events of a calendar, for looking at them and for putting some in. */
  readonly events: (calendarId?: string, account?: string) => CalendarItem[];
  readonly put: (
    item: Partial<CalendarItem>,
    calendarId?: string,
    account?: string,
  ) => CalendarItem;
  readonly asked: Question[];
  /** Decides over each call; null lets it through. */
  fault: ((question: Question) => CalendarFault | null) | null;
}

export interface FakeCalendarParts {
  /** The account of a token, `forbidden` when it has no right to the calendar, null when it is not valid. */
  readonly accountOf: (token: string | null) => string | null;
  readonly now?: () => number;
  /** Hours by which days in the calendars begin before those of Greenwich. */
  readonly hoursEast?: number;
  readonly calendarIds?: readonly string[];
  /** Events that a page holds at most, whatever is asked for. */
  readonly pageSize?: number;
}

const FORBIDDEN = 'forbidden';

export function createFakeCalendar(parts: FakeCalendarParts): FakeCalendar {
  const { accountOf, now = Date.now, hoursEast = 0, calendarIds = [], pageSize = 2_500 } = parts;
  const calendars = new Map<string, CalendarItem[]>();
  const known = new Set(['primary', ...calendarIds]);
  let ids = 0;

  function eventsOf(calendarId: string, account: string): CalendarItem[] {
    const key = `${account}/${calendarId}`;
    const events = calendars.get(key) ?? [];
    calendars.set(key, events);
    return events;
  }

  function make(item: Partial<CalendarItem>): CalendarItem {
    ids += 1;
    const date = '2026-11-21';
    return {
      id: `event${ids}`,
      status: 'confirmed',
      created: new Date(now() + ids).toISOString(),
      start: { date },
      end: { date: '2026-11-22' },
      ...item,
    };
  }

  function carryOut({ method, path, query, token, body }: Question): Answer {
    const account = accountOf(token);
    if (account === null) return refusal(401, 'Invalid Credentials', 'authError');
    if (account === FORBIDDEN)
      return refusal(403, 'Insufficient Permission', 'insufficientPermissions');
    const [, calendarId, eventId] = (
      /^\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(path) ?? []
    ).map((part) => decodeURIComponent(part ?? ''));
    if (calendarId === undefined || !known.has(calendarId)) return NOT_FOUND;
    const events = eventsOf(calendarId, account);
    if (method === 'GET' && !eventId) return list(events, query, hoursEast, pageSize);
    if (method === 'POST' && !eventId) {
      const item = make(readItem(body));
      events.push(item);
      return { status: 200, body: item };
    }
    const place = events.findIndex(({ id }) => id === eventId);
    const item = events[place];
    if (item === undefined) return method === 'DELETE' ? GONE : NOT_FOUND;
    if (method === 'DELETE') {
      events.splice(place, 1);
      return { status: 204 };
    }
    if (method !== 'PATCH') return refusal(405, 'Method Not Allowed', 'httpMethodNotAllowed');
    const change = readItem(body);
    if (item.start.dateTime !== undefined && change.start?.date !== undefined)
      return refusal(400, 'Invalid start time.', 'invalid');
    events[place] = { ...item, ...change };
    return { status: 200, body: events[place] };
  }

  const calendar: FakeCalendar = {
    asked: [],
    fault: null,
    events: (calendarId = 'primary', account = 'google_1') => eventsOf(calendarId, account),
    put(item, calendarId = 'primary', account = 'google_1') {
      const made = make(item);
      eventsOf(calendarId, account).push(made);
      return made;
    },
    answer(question) {
      calendar.asked.push(question);
      const fault = calendar.fault?.(question) ?? null;
      if (fault === null) return carryOut(question);
      if (fault.isCarriedOut === true) carryOut(question);
      return fault.answer;
    },
  };
  return calendar;
}

/** An answer that refuses, in the form of Google's. */
export function refusal(status: number, message: string, reason: string): Answer {
  return { status, body: { error: { code: status, message, errors: [{ reason, message }] } } };
}

const NOT_FOUND = refusal(404, 'Not Found', 'notFound');
const GONE = refusal(410, 'Resource has been deleted', 'deleted');

function list(
  events: readonly CalendarItem[],
  query: URLSearchParams,
  hoursEast: number,
  pageSize: number,
): Answer {
  const instant = ({ date, dateTime }: EventTime): number =>
    Date.parse(dateTime ?? `${date}T00:00:00Z`) -
    (dateTime === undefined ? hoursEast * 3_600_000 : 0);
  const edge = (name: string): number => Date.parse(query.get(name) ?? '');
  if (query.get('orderBy') === 'startTime' && query.get('singleEvents') !== 'true')
    return refusal(400, 'The requested ordering is not available', 'invalid');
  const found = events
    .filter(
      ({ start, end }) =>
        !(instant(end) <= edge('timeMin')) && !(instant(start) >= edge('timeMax')),
    )
    .sort((a, b) => instant(a.start) - instant(b.start));
  const first = Number(query.get('pageToken') ?? 0);
  const last = first + Math.min(pageSize, Number(query.get('maxResults') ?? 250));
  return {
    status: 200,
    body: {
      kind: 'calendar#events',
      items: found.slice(first, last),
      ...(last < found.length ? { nextPageToken: String(last) } : {}),
    },
  };
}

function readItem(body: string): Partial<CalendarItem> {
  // The stand-in takes what it gets.
  return JSON.parse(body) as Partial<CalendarItem>;
}
