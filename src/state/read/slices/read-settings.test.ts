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

test('N23: tray limits are whole and above 0, else 40 and 4', () => {
  const limitsOf = (trays: object) => readSettings({ trays }).trays;
  expect(limitsOf({ dirtyThreshold: 25.9, stackLimit: '3' })).toEqual({
    dirtyThreshold: 25,
    stackLimit: 3,
  });
  expect(limitsOf({ dirtyThreshold: 0.5, stackLimit: -1 })).toEqual({
    dirtyThreshold: 40,
    stackLimit: 4,
  });
});

test('N23: buffer days are 0 to 7, the week starts on Sunday or Monday, USDA is basic', () => {
  const { planner, reporting } = readSettings({
    planner: { defaultHarvestBufferDays: 30, weekStartsOn: 3 },
    reporting: { usdaMode: 'full', trackHarvestLoss: false },
  });
  expect(planner.defaultHarvestBufferDays).toBe(7);
  expect(planner.weekStartsOn).toBe(1);
  expect(reporting).toEqual({ trackHarvestLoss: false, usdaMode: 'basic' });
  expect(readSettings({ planner: { weekStartsOn: 0 } }).planner.weekStartsOn).toBe(0);
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

test('N28: the calendar is the primary one unless cleared, switches are off', () => {
  expect(readSettings({ google: {} }).google).toMatchObject({
    connected: false,
    calendarId: 'primary',
    pushAggregates: { plant: false, harvest: false, soak: false },
  });
  expect(readSettings({ google: { calendarId: '' } }).google.calendarId).toBe('');
});

test('N27: buffers that are no number of 0 or more have their defaults', () => {
  expect(
    readObject(BUFFER_SETTINGS, {
      generalBufferPercent: -1,
      consistent: { percent: 'x', varieties: ['pea', ' ', 'pea'] },
      delicate: { percent: '0' },
      maxExtraTrays: 2.9,
    }),
  ).toEqual({
    generalBufferPercent: 6,
    consistent: { percent: 4, varieties: ['pea'] },
    delicate: { percent: 0, varieties: [] },
    maxExtraTrays: 2,
  });
});

test.each([
  [{ sliver: 0.256 }, 0.26],
  [{ sliver: '0.25' }, 0.25],
  [{ sliver: 7 }, 1],
  [{ sliver: -1 }, undefined],
  [{ sliver: 0 }, undefined],
  [{ sliver: 'some' }, undefined],
  [{}, undefined],
])('a sliver is a share with two decimals, and absent where there is none: %j', (typed, sliver) => {
  const read = readObject(BUFFER_SETTINGS, typed);
  expect(read.sliver).toBe(sliver);
  expect('sliver' in read).toBe(sliver !== undefined);
});

test('how a farm writes is read ignoring case; what is unknown is as in the US, and nothing is left out', () => {
  const regionOf = (region: unknown) => readSettings({ region }).region;
  expect(
    regionOf({ weights: 'Metric', currency: 'eur', dates: 'weekly', numbers: 'COMMA' }),
  ).toEqual({ weights: 'metric', currency: 'EUR', dates: 'us', numbers: 'comma' });
  expect(regionOf({ weights: 'stones', currency: 'XXX' })).toBeUndefined();
  expect(regionOf('metric')).toBeUndefined();
  expect(regionOf({ language: 'en' })).toBeUndefined();
  expect(regionOf({ language: 'FR' })).toEqual({
    weights: 'us',
    currency: 'USD',
    dates: 'us',
    numbers: 'point',
    language: 'fr',
  });
  expect(regionOf({ weights: 'us', acres: true })).toEqual({
    weights: 'us',
    currency: 'USD',
    dates: 'us',
    numbers: 'point',
    acres: true,
  });
});
