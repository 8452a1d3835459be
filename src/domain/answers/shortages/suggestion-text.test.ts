import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { suggestionCost } from './suggestion-text.ts';

const cost = (costOz: number, leavesShortOz: number) =>
  tellPlainly(suggestionCost({ costOz, leavesShortOz }, {}));

test('what is left short is told from a twentieth of an ounce on, and else what it costs', () => {
  expect(cost(8, 0.05)).toBe('leaves 0.1 oz short');
  expect(cost(8, 0.04)).toBe('8 oz not delivered');
  expect(cost(0.05, 0)).toBe('0.1 oz not delivered');
  expect(cost(0.04, 0)).toBe('no one else affected');
});
