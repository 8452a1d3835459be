import { expect, test } from 'vitest';
import {
  amountOfSteps,
  amountOunces,
  amountSteps,
  readAvailabilityAmount,
} from './availability-amount.ts';

test.each([
  ['6x2oz', { mode: 'PACKAGE', count: 6, packageOz: 2 }],
  [' 6 X 2.5 oz ', { mode: 'PACKAGE', count: 6, packageOz: 2.5 }],
  ['1x0.5oz', { mode: 'PACKAGE', count: 1, packageOz: 0.5 }],
  ['12oz', { mode: 'BULK', weight: 12, unit: 'oz' }],
  ['0.5 lb', { mode: 'BULK', weight: 0.5, unit: 'lb' }],
  ['200 G', { mode: 'BULK', weight: 200, unit: 'g' }],
  ['1.2 kg', { mode: 'BULK', weight: 1200, unit: 'g' }],
  ['6x50 g', { mode: 'PACKAGE', count: 6, packageOz: 50 / 28.349523125 }],
] as const)('%s is read', (text, amount) => {
  expect(readAvailabilityAmount(text)).toEqual(amount);
});

test.each(['', '0oz', '0x2oz', '3x0oz', '6x2', 'six', '12 st', '-1oz'])(
  '"%s" says nothing, or nothing above 0',
  (text) => {
    expect(() => readAvailabilityAmount(text)).toThrow('Enter how much');
  },
);

test('packages are counted one by one, a weight in tenths of an ounce', () => {
  const packages = readAvailabilityAmount('6x2oz');
  const weight = readAvailabilityAmount('1.5lb');
  expect([amountOunces(packages), amountSteps(packages)]).toEqual([12, 6]);
  expect([amountOunces(weight), amountSteps(weight)]).toEqual([24, 240]);
  expect(amountOfSteps(packages, 4)).toEqual({ mode: 'PACKAGE', count: 4, packageOz: 2 });
  expect(amountOunces(amountOfSteps(weight, 80))).toBe(8);
});
