import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { EVENT_TYPES } from './event-key.ts';
import { eventKey, keyTag } from './event-key.ts';
import { reconcileEvents, type FoundEvent } from './reconcile-events.ts';
import { calendarWindow, type WantedEvent } from './wanted-events.ts';

const WINDOW = calendarWindow('2026-11-20');

function wanted(dateISO: string, trays = 3, type: WantedEvent['type'] = 'plant'): WantedEvent {
  const key = eventKey({ dateISO, type });
  const summary = `[MGM] Plant — ${trays} trays`;
  return { key, dateISO, type, summary, description: `Pea — ${trays} trays\n${keyTag(key)}` };
}

function standing(event: WantedEvent, more: Partial<FoundEvent> = {}): FoundEvent {
  const { key: mgKey, summary, description } = event;
  return { id: `ev_${mgKey}`, mgKey, summary, description, isAllDay: true, ...more };
}

const NO_CHANGES = { create: [], patch: [], remove: [] };
const event = wanted('2026-11-21');

test('an event that is wanted but missing is created', () => {
  expect(reconcileEvents([event], [], WINDOW)).toEqual({ ...NO_CHANGES, create: [event] });
});

test('an event whose summary or description differs is patched', () => {
  const patch = [{ id: 'ev_2026-11-21|plant', event }];
  const found = [
    standing(event, { summary: '[MGM] Plant — 2 trays' }),
    standing(event, { description: 'Something else' }),
    standing(event, { summary: 'Sow with Ann' }),
  ];
  for (const changed of found)
    expect(reconcileEvents([event], [changed], WINDOW)).toEqual({ ...NO_CHANGES, patch });
});

test('an event that says the same is not touched', () => {
  expect(reconcileEvents([event], [standing(event)], WINDOW)).toEqual(NO_CHANGES);
  const description = ` ${event.description.replace('\n', '\r\n')}\n`;
  expect(reconcileEvents([event], [standing(event, { description })], WINDOW)).toEqual(NO_CHANGES);
});

test('an event that was given hours stays while it says the same, and is replaced when it has to change', () => {
  const timed = standing(event, { isAllDay: false });
  const removed = { create: [event], patch: [], remove: [{ id: timed.id }] };
  expect(reconcileEvents([event], [timed], WINDOW)).toEqual(NO_CHANGES);
  expect(
    reconcileEvents([event], [{ ...timed, summary: '[MGM] Plant — 2 trays' }], WINDOW),
  ).toEqual(removed);
});

test('past events and events beyond the window are left as they are', () => {
  const found = ['2026-11-19', '2026-12-21'].map((day) => standing(wanted(day)));
  expect(reconcileEvents([], found, WINDOW)).toEqual(NO_CHANGES);
});

test('an event with a description that people changed is never deleted', () => {
  const mine = standing(event, { description: 'Ann comes to help' });
  expect(reconcileEvents([], [mine], WINDOW)).toEqual(NO_CHANGES);
});

const anyDay = fc
  .integer({ min: 1, max: 30 })
  .map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const anyWanted = fc
  .uniqueArray(
    fc.record({ day: anyDay, type: fc.constantFrom(...EVENT_TYPES), trays: fc.nat(9) }),
    { selector: ({ day, type }) => `${day}|${type}` },
  )
  .map((rows) =>
    rows
      .map(({ day, type, trays }) => wanted(day, trays, type))
      .filter(({ dateISO }) => dateISO >= WINDOW.from && dateISO <= WINDOW.to),
  );

/** What people and other tools put into calendars, some of it close to ours. */
const anyForeign = fc.record({
  summary: fc.oneof(fc.string(), fc.constantFrom('[MGM] Plant — 3 trays', '[MGM]', 'Dentist')),
  description: fc.oneof(
    fc.string(),
    anyDay.map((day) => keyTag(`${day}|plant`)),
  ),
  mgKey: fc.constantFrom(null, '', 'plant', '2026-11-21', 'x|plant'),
});

test('of a thousand events of others none is touched', () => {
  checkLaw(
    [anyWanted, fc.array(anyForeign, { minLength: 1_000, maxLength: 1_000 })],
    { numRuns: 20 },
    (events, foreign) => {
      const found = foreign.map((one, index) => ({
        ...one,
        id: `foreign_${index}`,
        isAllDay: true,
      }));
      const { patch, remove } = reconcileEvents(events, found, WINDOW);
      expect([...patch, ...remove]).toEqual([]);
    },
  );
});

test('after the changes are made, there is nothing left to change', () => {
  checkLaw([anyWanted, anyWanted, fc.nat(3)], { numRuns: 50 }, (before, after, twins) => {
    const found = before.flatMap((one) =>
      Array.from({ length: 1 + twins }, (_, twin) => standing(one, { id: `${one.key} ${twin}` })),
    );
    const { create, patch, remove } = reconcileEvents(after, found, WINDOW);
    const gone = new Set(remove.map(({ id }) => id));
    const patched = new Map(patch.map((one) => [one.id, one.event]));
    const next = [
      ...create.map((one) => standing(one)),
      ...found
        .filter(({ id }) => !gone.has(id))
        .map((one) => {
          const event = patched.get(one.id);
          return event === undefined ? one : standing(event, { id: one.id });
        }),
    ];
    expect(reconcileEvents(after, next, WINDOW)).toEqual(NO_CHANGES);
    expect(next).toHaveLength(after.length);
  });
});
