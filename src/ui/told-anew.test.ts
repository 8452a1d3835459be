import { afterEach, expect, test } from 'vitest';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from './format.ts';
import { entryInFarm, noteInFarm, thingInFarm } from './told-anew.ts';

const LEEDS = { weights: 'metric', currency: 'GBP', dates: 'day-first', numbers: 'point' } as const;
const CARRY = 'Use carryover (12 oz)';
const YIELD = 'Yield 8.82 → 12 oz from 5 harvests. The calibration is cleared.';

afterEach(() => tellPageBy(PLAIN_TELLER));

test('what is stored in ounces is told in grams where the farm weighs in them', () => {
  tellPageBy(createTeller(LEEDS));
  expect(noteInFarm(CARRY, 12)).toBe('Use carryover (340 g)');
  expect(noteInFarm(CARRY)).toBe('Use carryover (340 g)');
  expect(thingInFarm('Pea 1.7637 oz')).toBe('Pea 50 g');
  expect(entryInFarm(YIELD)).toBe('Yield 250 → 340 g from 5 harvests. The calibration is cleared.');
});

test('a farm with ounces reads it as it is stored, and what a grower wrote stays in every farm', () => {
  expect([noteInFarm(CARRY, 12), entryInFarm(YIELD)]).toEqual([CARRY, YIELD]);
  tellPageBy(createTeller(LEEDS));
  expect(noteInFarm('Use 4 oz cups')).toBe('Use 4 oz cups');
  expect(entryInFarm('Yield was 4 oz')).toBe('Yield was 4 oz');
});
