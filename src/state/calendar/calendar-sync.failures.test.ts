import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aFollowedFarm, planting } from '#tests/support/google/followed-farm.ts';
import { CalendarError } from './calendar-error.ts';

/** A planting on each of the first twenty days of December. */
function aFarmWithWork() {
  const farm = aFollowedFarm();
  const days = Array.from({ length: 20 }, (_, day) => String(day + 1).padStart(2, '0'));
  farm.change({ tasks: days.map((day) => aTask({ dateISO: `2026-12-${day}` })) });
  return farm;
}

test('a sync that is asked for fails when the calendar cannot be read, and says so to the log', async () => {
  const farm = aFollowedFarm();
  farm.calendar.fail = () => ({ cause: new CalendarError(500, 'Backend Error') });
  expect(await farm.sync.syncNow()).toBe('failed');
  expect(farm.problems).toEqual([
    'The calendar could not be synced: Calendar error 500: Backend Error',
  ]);
  expect(farm.sync.state().lastError).toBe('Google Calendar is having problems');
});

test('a sync that is asked for fails when no change could be made, not when only some could not', async () => {
  const farm = aFollowedFarm();
  farm.change({ tasks: [...planting(2), aTask({ dateISO: '2026-11-22' })] });
  let left = 2;
  farm.calendar.fail = ({ kind }) =>
    kind === 'create' && (left -= 1) >= 0 ? { cause: new Error('offline') } : null;
  expect(await farm.sync.syncNow()).toBe('failed');
  expect(farm.sync.state()).toEqual({ pending: 2, lastError: 'offline' });
  left = 1;
  expect(await farm.sync.syncNow()).toBe('synced');
  expect(farm.sync.state()).toEqual({ pending: 1, lastError: 'offline' });
  await farm.pass(4_000);
  expect(farm.sync.state()).toEqual({ pending: 0, lastError: null });
  expect(farm.calendar.summaries()).toHaveLength(2);
});

test('without a token a sync that is asked for fails', async () => {
  const farm = aFollowedFarm();
  farm.loseTokens();
  expect(await farm.sync.syncNow()).toBe('failed');
  expect(farm.sync.state().lastError).toBe('Google has not given access to the calendar');
});

test('by itself a failure is only noted, and tried again after 2, 4 and 8 seconds, five minutes at most', async () => {
  const farm = aFollowedFarm();
  farm.calendar.fail = () => ({ cause: new Error('offline') });
  await farm.pass(600);
  for (const [index, wait] of [2, 4, 8, 16, 32, 64, 128, 256, 300, 300].entries()) {
    await farm.pass(wait * 1_000 - 1);
    expect(farm.calendar.calls).toHaveLength(index + 1);
    await farm.pass(1);
    expect(farm.calendar.calls).toHaveLength(index + 2);
  }
  expect(farm.problems).toEqual([]);
  expect(farm.noted[0]).toBe('Error: offline');
  farm.calendar.fail = () => null;
  await farm.pass(300_000);
  expect(farm.calendar.summaries()).toHaveLength(1);
  expect(farm.sync.state()).toEqual({ pending: 0, lastError: null });
});

test('a change during the wait does not hurry a calendar that asked to be left alone', async () => {
  const farm = aFollowedFarm();
  farm.calendar.fail = () => ({ cause: new CalendarError(429, 'slow down', 60_000) });
  await farm.pass(600);
  farm.change({ tasks: planting(5) });
  await farm.pass(59_999);
  expect(farm.calendar.calls).toHaveLength(1);
  farm.calendar.fail = () => null;
  await farm.pass(1);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 5 trays']);
});

test('too many calls: the rest of the changes waits', async () => {
  const farm = aFarmWithWork();
  const body = '{"error":{"errors":[{"reason":"userRateLimitExceeded"}]}}';
  farm.calendar.fail = ({ kind }) =>
    kind === 'create' ? { cause: new CalendarError(403, body) } : null;
  await farm.pass(600);
  // They are made six at a time.
  expect(farm.calendar.calls).toHaveLength(1 + 6);
  expect(farm.sync.state().pending).toBe(20);
  farm.calendar.fail = () => null;
  await farm.pass(2_000);
  expect(farm.calendar.summaries()).toHaveLength(20);
});

test('a calendar that is out of order is not asked for every change', async () => {
  const farm = aFarmWithWork();
  farm.calendar.fail = ({ kind }) =>
    kind === 'create' ? { cause: new CalendarError(503, 'Backend Error') } : null;
  await farm.pass(600);
  expect(farm.calendar.calls.length).toBeLessThanOrEqual(1 + 2 * 6);
  expect(farm.sync.state().pending).toBe(20);
});

test('changes that are refused for good do not keep the others from being made', async () => {
  const farm = aFarmWithWork();
  let call = 0;
  farm.calendar.fail = ({ kind }) =>
    kind === 'create' && (call += 1) <= 7 ? { cause: new CalendarError(400, 'Bad Request') } : null;
  expect(await farm.sync.syncNow()).toBe('synced');
  expect(farm.sync.state().pending).toBe(7);
});

test('what can never pass by itself is not tried again until something changes', async () => {
  const farm = aFollowedFarm({ calendarId: 'nowhere' });
  farm.calendar.fail = () => ({ cause: new CalendarError(404, 'Not Found') });
  await farm.pass(600);
  await farm.pass(3_600_000);
  expect(farm.calendar.calls).toHaveLength(1);
  farm.calendar.fail = () => null;
  farm.set({ calendarId: 'primary' });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toHaveLength(1);
});

test('a token that is refused is replaced once', async () => {
  const farm = aFollowedFarm();
  farm.calendar.fail = ({ token }) =>
    token === 'token 1' ? { cause: new CalendarError(401, 'Invalid Credentials') } : null;
  expect(await farm.sync.syncNow()).toBe('synced');
  expect(farm.calendar.calls.map(({ token }) => token)).toEqual(['token 1', 'token 2', 'token 2']);
});

test('a token that is refused in the middle of the changes is replaced once for all of them', async () => {
  const farm = aFollowedFarm();
  farm.change({ tasks: ['22', '23', '24'].map((day) => aTask({ dateISO: `2026-11-${day}` })) });
  farm.calendar.fail = ({ kind, token }) =>
    kind === 'create' && token === 'token 1' ? { cause: new CalendarError(401, '') } : null;
  expect(await farm.sync.syncNow()).toBe('synced');
  expect(farm.calendar.summaries()).toHaveLength(3);
  expect(farm.calendar.calls.at(-1)?.token).toBe('token 2');
});

test('a second token that is refused is a failure', async () => {
  const farm = aFollowedFarm();
  farm.calendar.fail = () => ({ cause: new CalendarError(401, 'Invalid Credentials') });
  expect(await farm.sync.syncNow()).toBe('failed');
  expect(farm.calendar.calls).toHaveLength(2);
});
