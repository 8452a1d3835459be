import { expect, test } from 'vitest';
import type { Rack, Shelf } from './capacity.ts';
import { shelfAllows, slotsFor } from './shelf-allows.ts';

const SUN = { id: 'sun', name: 'Sunflower' };

const shelf = (
  allowedVarieties: readonly string[],
  blockedVarieties: readonly string[] = [],
): Shelf => ({ id: 's1', capacity: 4, constraints: { allowedVarieties, blockedVarieties } });

test('a shelf that names nobody takes every variety', () => {
  expect(shelfAllows(shelf([]), SUN)).toBe(true);
});

test('a variety is named by its id or by its name, whatever the capitals and spaces around', () => {
  for (const text of ['sun', ' SUN ', 'Sunflower', ' sunFLOWER']) {
    expect(shelfAllows(shelf(['pea', text]), SUN)).toBe(true);
    expect(shelfAllows(shelf([], ['pea', text]), SUN)).toBe(false);
  }
  expect(shelfAllows(shelf(['sunf']), SUN)).toBe(false);
  expect(shelfAllows(shelf([], ['sunf']), SUN)).toBe(true);
});

test('blocked goes before allowed', () => {
  expect(shelfAllows(shelf(['sun'], ['Sunflower']), SUN)).toBe(false);
});

test('open slots are those of one kind of rack on shelves that allow the variety', () => {
  const rack = (type: Rack['type'], ...shelves: readonly Shelf[]): Rack => ({
    id: type,
    label: '',
    type,
    shelves,
  });
  const racks = [
    rack('grow', shelf([]), shelf(['pea']), shelf(['sun'])),
    rack('germination', shelf([])),
    rack('grow', shelf([], ['sun'])),
  ];
  expect(slotsFor(racks, 'grow', SUN)).toBe(8);
  expect(slotsFor(racks, 'germination', SUN)).toBe(4);
});
