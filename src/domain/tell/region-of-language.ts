import { type Currency, type Region, US_REGION } from './region.ts';

/** How farms of a country write: its currency and its numbers, all of them with metric weights and days first. */
const COUNTRIES: readonly (readonly [
  countries: string,
  numbers: Region['numbers'],
  currency: Currency,
])[] = [
  ['IE', 'point', 'EUR'],
  ['DE AT NL BE ES IT PT', 'comma', 'EUR'],
  ['FR LU FI', 'space', 'EUR'],
  ['GB', 'point', 'GBP'],
  ['CA', 'point', 'CAD'],
  ['AU', 'point', 'AUD'],
  ['NZ', 'point', 'NZD'],
  ['IN', 'point', 'INR'],
  ['MX', 'point', 'MXN'],
  ['CH', 'point', 'CHF'],
  ['DK', 'comma', 'DKK'],
  ['BR', 'comma', 'BRL'],
  ['SE', 'space', 'SEK'],
  ['NO', 'space', 'NOK'],
  ['PL', 'space', 'PLN'],
  ['CZ', 'space', 'CZK'],
  ['ZA', 'space', 'ZAR'],
];

/** How a farm may want to write, from the language of its browser: "fr-CA"; null where that names no country, or the US. */
export function regionOfLanguage(language: string): Region | null {
  const country = /[-_]([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase();
  if (country === undefined || country === 'US') return null;
  const found = COUNTRIES.find(([countries]) => countries.split(' ').includes(country));
  const [, numbers, currency] = found ?? ['', US_REGION.numbers, US_REGION.currency];
  return { weights: 'metric', dates: 'day-first', numbers, currency };
}
