import { expect, test } from 'vitest';
import { slug } from '#domain/records/change-records.ts';
import { type LibraryCrop, libraryCrop } from './library-crop.ts';
import { CROP_LIBRARY, CROPS_EASY_FIRST } from './crop-library.ts';
import { CROP_SOURCES } from './crop-sources.ts';
import { findCrops } from './find-crops.ts';
import { varietyOfCrop } from './variety-of-crop.ts';

const crop = (name: string): LibraryCrop => {
  const found = CROP_LIBRARY.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`No ${name} in the library`);
  return found;
};

test('the library has forty crops, each with an address of its own', () => {
  expect(CROP_LIBRARY).toHaveLength(40);
  expect(new Set(CROP_LIBRARY.map(({ name }) => slug(name))).size).toBe(40);
});

test.each(CROP_LIBRARY)('$name: what is usual lies within what growers report', (each) => {
  const { daysToHarvest, soakHours, germinationDays, blackoutDays } = each;
  const { seedGPerTray, yieldOzPerTray } = each;
  for (const { from, to, usual } of [daysToHarvest, soakHours, germinationDays, blackoutDays]) {
    expect(from <= usual && usual <= to && from >= 0).toBe(true);
  }
  for (const { from, to, usual } of [seedGPerTray, yieldOzPerTray]) {
    expect(from < to && from <= usual && usual <= to && from > 0).toBe(true);
  }
  expect(germinationDays.usual).toBeGreaterThanOrEqual(1);
  expect(germinationDays.usual + blackoutDays.usual).toBeLessThanOrEqual(daysToHarvest.usual);
});

test('every figure says where it is from', () => {
  for (const { sources, yieldSources } of CROP_LIBRARY) {
    expect(sources.length * yieldSources.length).toBeGreaterThan(0);
  }
  const used = new Set(CROP_LIBRARY.flatMap((each) => [...each.sources, ...each.yieldSources]));
  expect([...used].toSorted()).toEqual(Object.keys(CROP_SOURCES).toSorted());
});

test('a variety of a crop grows by the usual figures', () => {
  const sunflower = varietyOfCrop(crop('Sunflower'), 'sunflower-2');
  const usual = { daysToHarvest: 10, yieldOzPerTray: 18, seedGPerTray: 150 };
  expect(sunflower).toMatchObject({ id: 'sunflower-2', name: 'Sunflower', ...usual });
  expect(sunflower.steps.map((step) => `${step.type} ${step.dayStart}-${step.dayEnd}`)).toEqual([
    'SOAK 0-0',
    'PLANT 0-3',
    'BLACKOUT 3-5',
    'LIGHTS 5-10',
    'WATER 5-9',
    'HARVEST 10-10',
  ]);
  expect(sunflower.steps[0]?.soakHours).toBe(8);
});

test('seed that is sown dry has no soak, and a crop kept dark no lights', () => {
  const types = (name: string) => varietyOfCrop(crop(name), 'x').steps.map(({ type }) => type);
  expect(types('Broccoli')).toEqual(['PLANT', 'LIGHTS', 'WATER', 'HARVEST']);
  expect(types('Popcorn Shoots')).toEqual(['SOAK', 'PLANT', 'BLACKOUT', 'HARVEST']);
  const rinsed = { ...crop('Broccoli'), soakHours: { from: 1, to: 2, usual: 1 } };
  expect(varietyOfCrop(rinsed, 'x').steps[0]).toMatchObject({ type: 'SOAK', soakHours: 1 });
});

test('crops are found by any words of their name', () => {
  const names = (search: string) => findCrops(CROP_LIBRARY, search).map(({ name }) => name);
  expect(names('CABB')).toEqual(['Cabbage', 'Red Cabbage']);
  expect(names(' red  cab')).toEqual(['Red Cabbage']);
  expect(names('')).toHaveLength(40);
  expect(names('oak')).toEqual([]);
});

test('new growers see six easy crops first, then all others by name, each once', () => {
  const names = CROPS_EASY_FIRST.map(({ name }) => name);
  const easy = ['Sunflower', 'Pea Shoots', 'Radish', 'Broccoli', 'Kale', 'Arugula'];
  expect(names.slice(0, 6)).toEqual(easy);
  const others = CROP_LIBRARY.map(({ name }) => name).filter((name) => !easy.includes(name));
  expect(names.slice(6)).toEqual(others.toSorted());
  expect(names).toHaveLength(40);
});

test('what is sown dry and goes straight under the lights is neither soaked nor kept dark', () => {
  const none = { from: 0, to: 0, usual: 0 };
  const bare = libraryCrop('Cress | | 1-3 2 | | 1-3 2 | | 1-3 2 | 1-3 2 | airi');
  expect([bare.soakHours, bare.blackoutDays]).toEqual([none, none]);
  expect([bare.sources, bare.yieldSources]).toEqual([['airi'], ['practice']]);
});
