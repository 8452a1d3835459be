import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { STANDARD_SIZE, sizeInUseText, soilShareOf, traySizeOf } from './tray-size.ts';

const catalog = { traySizes: [aTraySize()] };

test('a variety grows in the size it names, else in 1020s', () => {
  expect(traySizeOf(catalog, { traySizeId: 'siz_1010' }).name).toBe('1010');
  expect(traySizeOf(catalog, { traySizeId: 'gone' })).toBe(STANDARD_SIZE);
  expect(traySizeOf({}, aVariety())).toBe(STANDARD_SIZE);
});

test('a tray takes its share of the soil, else its share of the slot', () => {
  expect(soilShareOf(aTraySize())).toBe(0.5);
  expect(soilShareOf(aTraySize({ soilShare: 0.6 }))).toBe(0.6);
  expect(soilShareOf(aTraySize({ soilShare: 0 }))).toBe(0);
});

test('what grows in a size says why it cannot be deleted', () => {
  const varieties = [{ traySizeId: 'siz_1010' }, {}, { traySizeId: 'siz_1010' }];
  expect(sizeInUseText(varieties, 'siz_1010')).toBe('2 varieties grow in it.');
  expect(sizeInUseText(varieties.slice(1), 'siz_1010')).toBe('1 variety grows in it.');
  expect(sizeInUseText(varieties, 'siz_5x5')).toBe('');
});
