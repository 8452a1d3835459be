import { expect, test } from 'vitest';
import { calendarWindow, type WantedEvent } from '#domain/calendar-events/wanted-events.ts';
import { aCalendarServer } from '#tests/support/google/calendar-server.ts';
import { refusal, type CalendarItem } from '#tests/support/google/fake-google/calendar-events.ts';
import { calendarService } from './calendar-service.ts';

const WINDOW = calendarWindow('2026-11-20');
const ACCESS = { calendarId: 'primary', token: 'good' };
const EVENT: WantedEvent = {
  key: '2026-11-30|plant',
  dateISO: '2026-11-30',
  type: 'plant',
  summary: '[MGM] Plant — 3 trays',
  description: 'Pea — 3 trays\n[mgKey:2026-11-30|plant]',
};

async function aService(parts: Parameters<typeof aCalendarServer>[0] = {}) {
  const { calendar, address } = await aCalendarServer(parts);
  return { calendar, service: calendarService(async () => address) };
}

test('events are asked for from half a day before the window to half a day after it', async () => {
  const { calendar, service } = await aService();
  await service.list(ACCESS, WINDOW);
  const [{ method, path, query, token } = fail()] = calendar.asked;
  expect([method, path, token]).toEqual(['GET', '/calendars/primary/events', 'good']);
  expect(Object.fromEntries(query)).toEqual({
    timeMin: '2026-11-19T12:00:00Z',
    timeMax: '2026-12-21T12:00:00Z',
    singleEvents: 'true',
    orderBy: 'startTime',
    maxResults: '2500',
  });
});

test('an event is all day long, ends on the next day, leaves people free and carries its key', async () => {
  const { calendar, service } = await aService();
  await service.create(ACCESS, EVENT);
  const body = {
    summary: '[MGM] Plant — 3 trays',
    description: 'Pea — 3 trays\n[mgKey:2026-11-30|plant]',
    start: { date: '2026-11-30' },
    end: { date: '2026-12-01' },
    transparency: 'transparent',
    extendedProperties: { private: { mgKey: '2026-11-30|plant' } },
  };
  expect(JSON.parse(calendar.asked[0]?.body ?? '')).toEqual(body);
  expect(calendar.events()).toMatchObject([body]);

  const [found] = await service.list(ACCESS, WINDOW);
  expect(found).toMatchObject({ mgKey: EVENT.key, summary: EVENT.summary, isAllDay: true });
  await service.patch(ACCESS, found?.id ?? '', EVENT);
  expect(calendar.asked.at(-1)).toMatchObject({
    method: 'PATCH',
    path: `/calendars/primary/events/${found?.id}`,
  });
  expect(JSON.parse(calendar.asked.at(-1)?.body ?? '')).toEqual(body);
});

test('an event is removed, and one that is gone already is none to worry about', async () => {
  const { calendar, service } = await aService();
  const { id } = calendar.put({});
  await service.remove(ACCESS, id);
  await service.remove(ACCESS, id);
  await service.remove(ACCESS, 'never was');
  expect(calendar.events()).toEqual([]);
});

test('ids are encoded in the address', async () => {
  const calendarId = 'farm/../#1?@group.calendar.google.com';
  const { calendar, service } = await aService({ calendarIds: [calendarId] });
  const { id } = calendar.put({ id: 'a/b?c#d' }, calendarId);
  await service.remove({ ...ACCESS, calendarId }, id);
  expect(calendar.events(calendarId)).toEqual([]);
  expect(calendar.asked[0]?.path).toBe(
    '/calendars/farm%2F..%2F%231%3F%40group.calendar.google.com/events/a%2Fb%3Fc%23d',
  );
});

test('a refusal says its status and body, or its status text without a body', async () => {
  const { calendar, service } = await aService();
  const answers = [
    { status: 404, body: 'no such calendar' },
    { status: 503, body: '' },
  ];
  calendar.fault = () => ({ answer: answers.shift() ?? fail() });
  await expect(service.list(ACCESS, WINDOW)).rejects.toThrow(
    /^Calendar error 404: no such calendar$/,
  );
  await expect(service.create(ACCESS, EVENT)).rejects.toThrow(
    /^Calendar error 503: Service Unavailable$/,
  );
});

test('a refusal tells how long to wait', async () => {
  const { calendar, service } = await aService();
  calendar.fault = () => ({ answer: { ...refusal(429, '', ''), headers: { 'retry-after': '7' } } });
  await expect(service.create(ACCESS, EVENT)).rejects.toMatchObject({
    status: 429,
    retryAfterMs: 7_000,
  });
});

test('all pages of a long list are read', async () => {
  const { calendar, service } = await aService({ pageSize: 100 });
  for (let index = 0; index < 250; index += 1) calendar.put({ summary: `event ${index}` });
  expect(await service.list(ACCESS, WINDOW)).toHaveLength(250);
  expect(calendar.asked).toHaveLength(3);
});

test('of events alike the oldest comes first', async () => {
  const { calendar, service } = await aService();
  calendar.put({ id: 'young', created: '2026-11-19T09:00:00.000Z' });
  calendar.put({ id: 'old', created: '2026-11-19T08:00:00.000Z' });
  expect((await service.list(ACCESS, WINDOW)).map(({ id }) => id)).toEqual(['old', 'young']);
});

test('the first and the last day are found in calendars of every time zone', async () => {
  for (const hoursEast of [-12, -8, 0, 5.5, 14]) {
    const { calendar, service } = await aService({ hoursEast });
    calendar.put(allDay('2026-11-20', '2026-11-21'));
    calendar.put(allDay('2026-12-20', '2026-12-21'));
    expect(await service.list(ACCESS, WINDOW)).toHaveLength(2);
  }
});

test('answers of odd shapes are read as far as they go', async () => {
  const { calendar, service } = await aService();
  const items = [null, 7, {}, { id: 'gone', status: 'cancelled' }, { id: 'bare' }];
  const answers = [{ items }, 'null', { items: 'none' }];
  calendar.fault = () => ({ answer: { status: 200, body: answers.shift() } });
  expect(await service.list(ACCESS, WINDOW)).toMatchObject([{ id: 'bare', mgKey: null }]);
  expect(await service.list(ACCESS, WINDOW)).toEqual([]);
  expect(await service.list(ACCESS, WINDOW)).toEqual([]);
});

function allDay(date: string, next: string): Partial<CalendarItem> {
  return { start: { date }, end: { date: next } };
}

function fail(): never {
  throw new Error('There was no further call');
}
