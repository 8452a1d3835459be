import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import type { Task } from '#domain/planning/task.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { wantedEvents } from '#domain/calendar-events/wanted-events.ts';
import { syncCalendars } from '#state/calendar/sync-calendars.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, aTask, aVariety, someSettings } from '#tests/support/builders/builders.ts';
import { aCalendarServer } from '#tests/support/google/calendar-server.ts';
import { refusal, type CalendarFault } from '#tests/support/google/fake-google/calendar-events.ts';
import { aCalendarDevice } from '#tests/support/google/memory-calendar.ts';
import { calendarService } from './calendar-service.ts';

const TODAY = '2026-11-20';
const google = { userId: () => 'google_1', token: async () => 'good', refuse: () => undefined };

function aShownFarm(tasks: readonly Task[]): FarmDocument {
  const pushAggregates = { plant: true, harvest: true, soak: true };
  return aFarm({
    varieties: ['pea', 'kale', 'radish'].map((id) => aVariety({ id })),
    tasks,
    settings: someSettings({ google: { ...someSettings().google, pushAggregates } }),
  });
}

const anyTask = fc
  .record({
    type: fc.constantFrom('PLANT', 'HARVEST', 'SOAK', 'WATER' as const),
    dateISO: fc.integer({ min: -3, max: 35 }).map((days) => addDays(TODAY, days)),
    varietyId: fc.constantFrom('pea', 'kale', 'radish', 'gone'),
    varietyName: fc.string(),
    trays: fc.nat(9),
    oz: fc.nat(900).map((tenths) => tenths / 10),
  })
  .map((fields) => aTask(fields));
const anyFarm = fc.array(anyTask, { maxLength: 60 }).map(aShownFarm);

async function aSyncedCalendar(server = aCalendarServer()) {
  const { calendar, address } = await server;
  const parts = {
    calendar: calendarService(async () => address),
    device: aCalendarDevice(),
    google,
  };
  const changes = () => calendar.asked.filter(({ method }) => method !== 'GET').length;
  return { calendar, changes, sync: (farm: FarmDocument) => syncCalendars(parts, farm, TODAY) };
}

/** What the calendar shows from today on, in the words of the plan. */
function shown(calendar: Awaited<ReturnType<typeof aSyncedCalendar>>['calendar']) {
  return calendar
    .events()
    .map(({ summary, description }) => ({ summary, description }))
    .sort(bySummary);
}

function wanted(farm: FarmDocument) {
  return wantedEvents(farm, TODAY)
    .map(({ summary, description }) => ({ summary, description }))
    .sort(bySummary);
}

function bySummary(
  a: { description?: string | undefined },
  b: { description?: string | undefined },
) {
  return (a.description ?? '') < (b.description ?? '') ? -1 : 1;
}

test('whatever the plan was before, the calendar shows the plan; a second sync changes nothing', async () => {
  await checkSlowLaw([anyFarm, anyFarm], { numRuns: 15 }, async (before, after) => {
    const { calendar, changes, sync } = await aSyncedCalendar();
    await sync(before);
    await sync(after);
    expect(shown(calendar)).toEqual(wanted(after));
    const made = changes();
    await sync(after);
    expect(changes()).toBe(made);
  });
});

test('a thousand events of others stay as they are, through plans that come and go', async () => {
  const { calendar, sync } = await aSyncedCalendar();
  const marks = ['[MGM] Plant — 3 trays', '[mgKey:2026-11-21|plant]', 'Dentist'];
  for (let index = 0; index < 1_000; index += 1) {
    const date = addDays(TODAY, index % 31);
    calendar.put({
      summary: marks[index % 3] ?? '',
      description: marks[(index + 1) % 3] ?? '',
      start: { date },
      end: { date: addDays(date, 1) },
      ...(index % 4 === 0 ? { extendedProperties: { private: { mgKey: `${index}` } } } : {}),
    });
  }
  const before = JSON.stringify(calendar.events());
  await sync(aShownFarm([aTask({ dateISO: '2026-11-21' }), aTask({ dateISO: '2026-11-25' })]));
  expect(calendar.events()).toHaveLength(1_002);
  await sync(aShownFarm([]));
  expect(JSON.stringify(calendar.events())).toBe(before);
});

const anyFault = fc.constantFrom<CalendarFault | null>(
  null,
  null,
  { answer: refusal(500, 'Backend Error', 'backendError') },
  { answer: refusal(403, 'Rate Limit Exceeded', 'rateLimitExceeded') },
  { answer: refusal(429, 'Too Many Requests', 'rateLimitExceeded') },
  { answer: { status: 503, body: '' }, isCarriedOut: true },
  { answer: 'broken line' },
  { answer: 'broken line', isCarriedOut: true },
);

test('whatever fails, or arrives although it seemed to fail, the calendar ends like the plan', async () => {
  await checkSlowLaw(
    [
      fc.array(anyFarm, { minLength: 1, maxLength: 4 }),
      fc.array(anyFault, { minLength: 1, maxLength: 80 }),
    ],
    { numRuns: 25 },
    async (farms, faults) => {
      const { calendar, sync } = await aSyncedCalendar();
      let call = 0;
      calendar.fault = () => faults[(call += 1) % faults.length] ?? null;
      for (const farm of farms) await sync(farm).catch(() => undefined);
      calendar.fault = null;
      const last = farms.at(-1) ?? aShownFarm([]);
      expect((await sync(last)).pending).toBe(0);
      expect(shown(calendar)).toEqual(wanted(last));
    },
  );
});

test('devices that sync at the same moment leave one event for each day and kind of work', async () => {
  await checkSlowLaw(
    [anyFarm, fc.integer({ min: 2, max: 4 })],
    { numRuns: 10 },
    async (farm, count) => {
      const server = aCalendarServer();
      const devices = await Promise.all(
        Array.from({ length: count }, () => aSyncedCalendar(server)),
      );
      await Promise.all(devices.map(({ sync }) => sync(farm)));
      await Promise.all(devices.map(({ sync }) => sync(farm)));
      const { calendar } = await server;
      expect(shown(calendar)).toEqual(wanted(farm));
    },
  );
});
