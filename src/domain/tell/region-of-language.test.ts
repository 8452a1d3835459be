import { expect, test } from 'vitest';
import { regionOfLanguage } from './region-of-language.ts';

test.each([
  ['fr-FR', 'EUR', 'space'],
  ['de-AT', 'EUR', 'comma'],
  ['en-IE', 'EUR', 'point'],
  ['en-GB', 'GBP', 'point'],
  ['fr-CA', 'CAD', 'point'],
  ['de-CH', 'CHF', 'point'],
  ['pt-BR', 'BRL', 'comma'],
  ['cs-CZ', 'CZK', 'space'],
  ['ja-JP', 'USD', 'point'],
])('a browser of %s offers %s and numbers with a %s', (language, currency, numbers) => {
  expect(regionOfLanguage(language)).toEqual({
    weights: 'metric',
    dates: 'day-first',
    currency,
    numbers,
  });
});

test.each(['en-US', 'es-US', 'en', ''])('a browser of “%s” offers nothing', (language) => {
  expect(regionOfLanguage(language)).toBe(null);
});
