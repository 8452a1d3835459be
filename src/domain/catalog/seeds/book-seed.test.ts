import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { type SeedFarm, bookSeed } from './book-seed.ts';

const DAY = '2025-03-04';
const NOON = '2025-03-04T12:00:00.000Z';
const EVENING = '2025-03-04T18:00:00.000Z';

/** A pound a tray. */
const PEA = aVariety({ id: 'pea', seedGPerTray: 453.59237 });
const FARM: SeedFarm = {
  varieties: [PEA, aVariety({ id: 'kale', seedGPerTray: null })],
  catalog: { materials: [], seedsByVariety: {} },
  seedsInventory: [],
};
const change = (deltaTrays: number, varietyId = 'pea', dateISO = DAY) => ({
  varietyId,
  dateISO,
  deltaTrays,
});
const poundsOf = ({ seedsInventory }: SeedFarm) => seedsInventory.map(({ pounds }) => pounds);

test('trays that are planted take their seed, under an id that every device gives', () => {
  const { seedsInventory } = bookSeed(FARM, change(2), NOON);
  expect(seedsInventory).toMatchObject([
    { id: 'seed_2025-03-04_pea', varietyId: 'pea', pounds: -2, atISO: NOON },
  ]);
});

test('a second booking of the day has an id of its own, one of another day or variety the first', () => {
  const once = bookSeed(FARM, change(2), NOON);
  const twice = bookSeed(once, change(1), EVENING);
  expect(poundsOf(twice)).toEqual([-2, -1]);
  expect(twice.seedsInventory[1]?.id).not.toBe('seed_2025-03-04_pea');
  const next = bookSeed(once, change(1, 'pea', '2025-03-05'), EVENING);
  expect(next.seedsInventory[1]?.id).toBe('seed_2025-03-05_pea');
});

test('removed trays return exactly the seed that was booked for them', () => {
  const booked = bookSeed(FARM, change(3), NOON);
  expect(poundsOf(bookSeed(booked, change(-1), EVENING))).toEqual([-3, 1]);
  expect(poundsOf(bookSeed(booked, change(-9), EVENING))).toEqual([-3, 3]);
  const back = bookSeed(booked, change(-3), EVENING);
  expect(bookSeed(back, change(-1), '2025-03-04T19:00:00.000Z')).toBe(back);
});

test('nothing is booked without grams, without trays, or where nothing was booked before', () => {
  expect(bookSeed(FARM, change(2, 'kale'), NOON)).toBe(FARM);
  expect(bookSeed(FARM, change(2, 'gone'), NOON)).toBe(FARM);
  expect(bookSeed(FARM, change(0), NOON)).toBe(FARM);
  expect(bookSeed(FARM, change(-2), NOON)).toBe(FARM);
  const booked = bookSeed(FARM, change(2), NOON);
  expect(bookSeed(booked, change(-2, 'pea', '2025-03-05'), EVENING)).toBe(booked);
});
