import { expect, test } from 'vitest';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { packageOunces, sizeLabel, matchPackaging } from './package-content.ts';

test('no weight, or none above 0, is not known', () => {
  const holding = (qty: number, unit: 'oz' | 'each') =>
    packageOunces(aPackaging({ microgreenContent: { qty, unit } }));
  expect([holding(0, 'oz'), holding(-1, 'oz'), holding(4, 'each')]).toEqual([null, null, null]);
});

test('a size is written with four decimals at most, and none that are 0', () => {
  expect(sizeLabel(2)).toBe('2 oz');
  expect(sizeLabel(1.5)).toBe('1.5 oz');
  expect(sizeLabel(1.23456)).toBe('1.2346 oz');
});

const clamshell = aPackaging();
const tub = aPackaging({ id: 'pkg_3', microgreenContent: { qty: 3, unit: 'oz' } });

test('the one package that holds as much is matched, standard size or not', () => {
  const matched = (ounces: number) => matchPackaging({ packaging: [clamshell, tub] }, { ounces });
  expect(matched(4)).toEqual({ packaging: clamshell, note: null });
  expect(matched(3.01)).toEqual({ packaging: tub, note: null });
});
