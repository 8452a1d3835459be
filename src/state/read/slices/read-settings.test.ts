import { expect, test } from 'vitest';
import { aLogo } from '#tests/support/files/logos.ts';
import { freshFarm } from '../../document/fresh-farm.ts';
import { BUFFER_SETTINGS } from '../../schema/settings.ts';
import { readObject } from '../read-record.ts';
import { readSettings } from './read-settings.ts';

const switchesOf = (settings: object) => {
  const { planner, plannerPrefs, weekendHarvestToFriday } = readSettings(settings);
  return [
    planner.weekendHarvestToFriday,
    plannerPrefs.harvestWeekendOnFriday,
    weekendHarvestToFriday,
  ];
};

test('N1: no settings at all are those of a fresh farm', () => {
  expect(readSettings(null)).toEqual(freshFarm().settings);
  expect(readSettings([])).toEqual(freshFarm().settings);
});

test('N24: the first place that says something rules all three', () => {
  expect(
    switchesOf({ planner: { weekendHarvestToFriday: 'true' }, weekendHarvestToFriday: false }),
  ).toEqual([true, true, true]);
  expect(
    switchesOf({ plannerPrefs: { harvestWeekendOnFriday: false }, weekendHarvestToFriday: true }),
  ).toEqual([false, false, false]);
  expect(switchesOf({ weekendHarvestToFriday: true })).toEqual([true, true, true]);
});

test('N24: old settings that never heard of the switch have it off', () => {
  expect(switchesOf({})).toEqual([false, false, false]);
});

test('N23: the week starts on Sunday or Monday', () => {
  const weekOf = (weekStartsOn: number) => readSettings({ planner: { weekStartsOn } }).planner;
  expect([3, 1, 0].map((day) => weekOf(day).weekStartsOn)).toEqual([1, 1, 0]);
});

test('what bounds a promise is kept while it says something that is known, or other data', () => {
  const promiseOf = (promise: unknown) => readSettings({ promise }).promise;
  expect(promiseOf({ limits: ['grow', 'wind'] })).toEqual({ limits: ['grow'] });
  expect(promiseOf({ limits: ['wind'] })).toBeUndefined();
  expect(promiseOf({ limits: [], other: 1 })).toEqual({ limits: [], other: 1 });
  expect(promiseOf(undefined)).toBeUndefined();
});

test('N25: the logo comes from either name, and only a safe picture is one', () => {
  const logo = aLogo();
  const brandOf = (brand: object) => readSettings({ brand }).brand;
  expect(brandOf({ logoDataUrl: logo })).toEqual({ farmName: '', title: '', appLogoDataUrl: logo });
  expect(brandOf({ appLogoDataUrl: 'https://example.com/a.png' }).appLogoDataUrl).toBeNull();
});

test('N26: quick tasks are trimmed, unique and sorted ignoring case', () => {
  const commonTasks = ['sweep', ' Mop ', { name: 'mop' }, { title: 'Order seed' }, '', null];
  expect(readSettings({ commonTasks }).commonTasks).toEqual(['Mop', 'Order seed', 'sweep']);
});

test('N26: no list of quick tasks gives the default four, an empty one stays empty', () => {
  expect(readSettings({ commonTasks: 'mop' }).commonTasks).toHaveLength(4);
  expect(readSettings({ commonTasks: [] }).commonTasks).toEqual([]);
});

test('N28: the calendar is the primary one unless cleared', () => {
  const calendarOf = (google: object) => readSettings({ google }).google.calendarId;
  expect([calendarOf({}), calendarOf({ calendarId: '' })]).toEqual(['primary', '']);
});

test.each([
  [{ sliver: 0.256 }, 0.26],
  [{ sliver: 0 }, undefined],
  [{}, undefined],
])('a sliver is a share with two decimals, and absent where there is none: %j', (typed, sliver) => {
  const read = readObject(BUFFER_SETTINGS, typed);
  expect(read.sliver).toBe(sliver);
  expect('sliver' in read).toBe(sliver !== undefined);
});

test('how a farm writes is read ignoring case; what is unknown is as in the US', () => {
  const regionOf = (region: unknown) => readSettings({ region }).region;
  expect(
    regionOf({ weights: 'Metric', currency: 'eur', dates: 'weekly', numbers: 'COMMA' }),
  ).toEqual({ weights: 'metric', currency: 'EUR', dates: 'us', numbers: 'comma' });
  expect(regionOf({ weights: 'stones', currency: 'XXX' })).toBeUndefined();
  expect(regionOf('metric')).toBeUndefined();
  expect(regionOf({ language: 'en' })).toBeUndefined();
  expect(regionOf({ language: 'FR' })).toMatchObject({ weights: 'us', language: 'fr' });
});
