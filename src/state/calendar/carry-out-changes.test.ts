import { expect, test } from 'vitest';
import type { CalendarChanges } from '#domain/calendar-events/reconcile-events.ts';
import { aMemoryCalendar } from '#tests/support/google/memory-calendar.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { CalendarError } from './calendar-error.ts';
import { carryOutChanges } from './carry-out-changes.ts';
import type { WithToken } from './with-calendar-token.ts';

const withToken: WithToken = (call) => call('good');

function creating(count: number): CalendarChanges {
  const create = Array.from({ length: count }, (_, index) => {
    const summary = `event ${index}`;
    const dateISO = '2026-11-21';
    return { key: summary, dateISO, type: 'plant', summary, description: '' } as const;
  });
  return { create, patch: [], remove: [] };
}

test('changes are made at the same time, six at most', async () => {
  const calendar = aMemoryCalendar();
  const waiting: (() => void)[] = [];
  calendar.create = () => new Promise((resolve) => waiting.push(resolve));
  const carriedOut = carryOutChanges(calendar, 'primary', creating(8), withToken);
  await turns();
  expect(waiting).toHaveLength(6);
  waiting[0]?.();
  await turns();
  expect(waiting).toHaveLength(7);
  while (waiting.length > 0) {
    waiting.shift()?.();
    await turns();
  }
  expect(await carriedOut).toEqual({ done: 8, pending: 0, failures: [] });
});

test('a change that is refused for good does not keep the others from being made', async () => {
  const calendar = aMemoryCalendar();
  let call = 0;
  const refused = new CalendarError(400, 'Bad Request');
  calendar.fail = () => ((call += 1) <= 7 ? { cause: refused } : null);
  const result = await carryOutChanges(calendar, 'primary', creating(10), withToken);
  expect(result).toEqual({ done: 3, pending: 7, failures: Array(7).fill(refused) });
});
