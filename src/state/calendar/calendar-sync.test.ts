import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aFollowedFarm, planting } from '#tests/support/google/followed-farm.ts';
import type { GoogleStatus } from '../google/google-status.ts';
import { CalendarError } from './calendar-error.ts';

const NO_CALENDARS = { plant: false, harvest: false, soak: false };

test('a change reaches the calendar 600 ms after the last one', async () => {
  const farm = aFollowedFarm();
  await farm.pass(599);
  expect(farm.calendar.calls).toEqual([]);
  farm.change({ tasks: planting(3) });
  await farm.pass(599);
  expect(farm.calendar.calls).toEqual([]);
  await farm.pass(1);
  expect(farm.calendar.calls.map(({ kind }) => kind)).toEqual(['list', 'create']);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 3 trays']);

  farm.change({ tasks: planting(1) });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 1 tray']);
  farm.change({ tasks: [] });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual([]);
});

test('by itself it syncs only while Google is connected, and as soon as it is', async () => {
  const statuses: GoogleStatus[] = ['signed-out', 'checking', 'expired', 'disconnected'];
  for (const status of statuses) {
    const farm = aFollowedFarm({}, { status });
    farm.change({ tasks: planting(4) });
    await farm.pass(10_000);
    expect(farm.calendar.calls).toEqual([]);
    farm.become('connected');
    await farm.pass(600);
    expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 4 trays']);
  }
});

test('by itself it syncs only with a calendar id and at least one kind of work', async () => {
  for (const missing of [
    { calendarId: '' },
    { calendarId: '  ' },
    { pushAggregates: NO_CALENDARS },
  ]) {
    const farm = aFollowedFarm(missing);
    farm.change({ tasks: planting(4) });
    await farm.pass(10_000);
    expect(farm.calendar.calls).toEqual([]);
    expect(await farm.sync.syncNow()).toBe('missing');
  }
});

test('the calendar id goes out without blanks around it', async () => {
  const farm = aFollowedFarm({ calendarId: ' farm@group ' });
  await farm.pass(600);
  expect(farm.calendar.calls[0]?.calendarId).toBe('farm@group');
});

test('what does not change the calendar costs no call', async () => {
  const farm = aFollowedFarm();
  await farm.pass(600);
  const before = farm.calendar.calls.length;
  farm.change({ tasks: planting(2).map((task) => ({ ...task, done: true, note: 'sown' })) });
  farm.change({ harvestLosses: [] });
  await farm.pass(5_000);
  farm.become('expired');
  farm.become('connected');
  await farm.pass(5_000);
  expect(farm.calendar.calls).toHaveLength(before);
});

test('on a new day the window moves on and the day before stays', async () => {
  const farm = aFollowedFarm();
  farm.change({ tasks: [...planting(2), aTask({ dateISO: '2026-12-21' })] });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 2 trays']);
  farm.beginDay('2026-11-22');
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 1 tray', '[MGM] Plant — 2 trays']);
});

test('access to the calendar may be asked for when it is switched on and when a sync is asked for, only then', async () => {
  const farm = aFollowedFarm({ pushAggregates: NO_CALENDARS });
  farm.change({ tasks: planting(3) });
  await farm.pass(600);
  expect(farm.asked()).toBe(0);
  farm.set({ pushAggregates: { ...NO_CALENDARS, plant: true } });
  expect(farm.asked()).toBe(1);
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 3 trays']);
  farm.set({ pushAggregates: { ...NO_CALENDARS, plant: true, soak: true } });
  farm.change({ tasks: planting(4) });
  await farm.pass(600);
  expect(farm.asked()).toBe(1);
  await farm.sync.syncNow();
  expect(farm.asked()).toBe(2);
});

test('a farm that comes from elsewhere with its calendar switched on opens no window', async () => {
  const farm = aFollowedFarm({ pushAggregates: NO_CALENDARS });
  const { settings } = aFarm();
  const google = { ...settings.google, pushAggregates: { ...NO_CALENDARS, plant: true } };
  farm.change({ varieties: [aVariety()], settings: { ...settings, google } });
  expect(farm.asked()).toBe(0);
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 2 trays']);
});

test('without access nothing can be cleared, which is no failure and is made good later', async () => {
  const farm = aFollowedFarm();
  await farm.pass(600);
  farm.loseTokens();
  farm.set({ pushAggregates: NO_CALENDARS });
  await farm.pass(600);
  expect(farm.sync.state()).toEqual({ pending: 0, lastError: null });
  expect(farm.calendar.summaries()).toHaveLength(1);
  farm.findTokens();
  farm.become('connected');
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual([]);
});

test('switching the last kind of work off takes its events out, then nothing more is done', async () => {
  const farm = aFollowedFarm();
  await farm.pass(600);
  farm.set({ pushAggregates: NO_CALENDARS });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual([]);
  const before = farm.calendar.calls.length;
  farm.change({ tasks: planting(9) });
  await farm.pass(10_000);
  expect(farm.calendar.calls).toHaveLength(before);
});

test('events that another device wrote go, too, when the last kind of work goes off here', async () => {
  const other = aFollowedFarm();
  await other.pass(600);
  const farm = aFollowedFarm();
  farm.calendar.list = async () => other.calendar.events();
  const removed: string[] = [];
  farm.calendar.remove = async (_, id) => void removed.push(id);
  farm.set({ pushAggregates: NO_CALENDARS });
  await farm.pass(600);
  expect(removed).toEqual(['event1']);
});

test('a kind of work turned off while signed out is removed later', async () => {
  const farm = aFollowedFarm();
  await farm.pass(600);
  farm.become('expired');
  farm.set({ pushAggregates: NO_CALENDARS });
  await farm.pass(10_000);
  expect(farm.calendar.summaries()).toHaveLength(1);
  farm.become('connected');
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual([]);
});

test('another calendar gets the events and the one before is cleared, even if it is gone', async () => {
  const farm = aFollowedFarm();
  await farm.pass(600);
  farm.set({ calendarId: 'farm@group' });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toEqual([]);
  expect(farm.calendar.summaries('farm@group')).toHaveLength(1);
  farm.calendar.fail = ({ calendarId }) =>
    calendarId === 'farm@group' ? { cause: new CalendarError(404, 'Not Found') } : null;
  farm.set({ calendarId: 'primary' });
  await farm.pass(600);
  expect(farm.calendar.summaries()).toHaveLength(1);
  expect(farm.device.written('google_1')).toEqual(['primary']);
  expect(farm.sync.state()).toEqual({ pending: 0, lastError: null });
});

test('a sync that is asked for runs at once and looks at every event again', async () => {
  const farm = aFollowedFarm();
  expect(await farm.sync.syncNow()).toBe('synced');
  const [event] = farm.calendar.events();
  await farm.calendar.remove({ calendarId: 'primary', token: '' }, event?.id ?? '');
  expect(await farm.sync.syncNow()).toBe('synced');
  expect(farm.calendar.summaries()).toEqual(['[MGM] Plant — 2 trays']);
});

test('after the tab is closed nothing more is asked', async () => {
  const farm = aFollowedFarm();
  farm.sync.close();
  farm.change({ tasks: planting(7) });
  await farm.pass(10_000);
  expect(farm.calendar.calls).toEqual([]);
});
