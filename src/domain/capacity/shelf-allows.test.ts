import { expect, test } from 'vitest';
import type { Shelf } from './capacity.ts';
import { shelfAllows } from './shelf-allows.ts';

const SUN = { id: 'sun', name: 'Sunflower' };

const shelf = (
  allowedVarieties: readonly string[],
  blockedVarieties: readonly string[] = [],
): Shelf => ({ id: 's1', capacity: 4, constraints: { allowedVarieties, blockedVarieties } });

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
