import { expect, test } from 'vitest';
import { firstPackageSizes, packageSizeChoices } from './package-size-choices.ts';

test('the usual package sizes are offered, and an unusual one that is stored', () => {
  expect(packageSizeChoices([3, 4])).toEqual([1, 2, 3, 4, 6, 8, 16]);
});

test('a farm that weighs in grams is offered 50 to 500 g, and the sizes in use', () => {
  const grams = packageSizeChoices([2], 'metric').map(
    (size) => Math.round(size * 283.49523125) / 10,
  );
  expect(grams).toEqual([50, 56.7, 100, 150, 200, 250, 500]);
  const [first] = packageSizeChoices([1.763698097479021], 'metric');
  expect(packageSizeChoices([1.763698097479021], 'metric')).toHaveLength(6);
  expect(first).toBeCloseTo(1.763698097479021, 12);
});

test('a new variety begins with two sizes of where the farm is', () => {
  expect(firstPackageSizes('us')).toEqual([2, 4]);
  expect(firstPackageSizes('metric').map((size) => Math.round(size * 28.349523125))).toEqual([
    50, 100,
  ]);
});
