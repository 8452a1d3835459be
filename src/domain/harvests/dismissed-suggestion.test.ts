import { expect, test } from 'vitest';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { countRecords, isSuggestionDismissed } from './dismissed-suggestion.ts';

test('"Not now" hides proposals until four more harvests are recorded', () => {
  const settings = { dismissed: { pea: 8 } };
  expect(isSuggestionDismissed(settings, 'pea', 11)).toBe(true);
  expect(isSuggestionDismissed(settings, 'pea', 12)).toBe(false);
  expect(isSuggestionDismissed(settings, 'kale', 1)).toBe(false);
  expect(isSuggestionDismissed(undefined, 'pea', 8)).toBe(false);
});

test('records of one variety are counted', () => {
  const records = [aWeighedHarvest(), aWeighedHarvest({ varietyId: 'kale' })];
  expect(countRecords(records, 'pea')).toBe(1);
});
