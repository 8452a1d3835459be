/** Currencies an amount can be in; the numbers stay what they are. */
export const CURRENCIES = [
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'GBP',
  'EUR',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'MXN',
  'BRL',
  'ZAR',
  'INR',
] as const;

export type Currency = (typeof CURRENCIES)[number];

export const WEIGHT_SYSTEMS = ['us', 'metric'] as const;
export const DATE_STYLES = ['us', 'day-first'] as const;
/** 1,234.5, 1.234,5 or 1 234,5. */
export const NUMBER_STYLES = ['point', 'comma', 'space'] as const;
export const LANGUAGES = ['en', 'es', 'fr'] as const;

/** How a farm writes: nothing that is stored or planned depends on it. */
export interface Region {
  readonly weights: (typeof WEIGHT_SYSTEMS)[number];
  readonly currency: Currency;
  readonly dates: (typeof DATE_STYLES)[number];
  readonly numbers: (typeof NUMBER_STYLES)[number];
  /** Of papers for customers; absent: English. */
  readonly language?: (typeof LANGUAGES)[number];
}

/** The way of a farm that has chosen nothing. */
export const US_REGION: Region = {
  weights: 'us',
  currency: 'USD',
  dates: 'us',
  numbers: 'point',
};

/** A region as stored: absent when it says nothing that would not count without it. */
export function storedRegion(region: Region | undefined): Region | undefined {
  const says = Object.entries({ ...region }).some(
    ([name, value]) => value !== undefined && value !== { language: 'en', ...US_REGION }[name],
  );
  return says ? region : undefined;
}
