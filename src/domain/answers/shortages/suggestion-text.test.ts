import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { suggestionCost } from './suggestion-text.ts';
import type { ShortageSuggestion } from './shortage.ts';

function cost(costOz: number, leavesShortOz: number): string {
  const proposal: ShortageSuggestion = {
    kind: 'LESS',
    oz: costOz,
    leavesShortOz,
    costOz,
    bufferOz: 0,
    changes: [],
    others: [],
  };
  return tellPlainly(suggestionCost(proposal, {}));
}

test('what is left short is told from a twentieth of an ounce on, and else what it costs', () => {
  expect(cost(8, 0.05)).toBe('leaves 0.1 oz short');
  expect(cost(8, 0.04)).toBe('8 oz not delivered');
  expect(cost(0.05, 0)).toBe('0.1 oz not delivered');
  expect(cost(0.04, 0)).toBe('no one else affected');
});
