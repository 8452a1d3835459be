import { expect, test } from 'vitest';
import { carryText, leftoverText, leftoverTone } from './leftover.tsx';

test.each([
  [-0.011, 'short'],
  [-0.01, 'even'],
  [0, 'even'],
  [0.01, 'even'],
  [0.011, 'over'],
])('a leftover of %f oz is %s', (ounces, tone) => {
  expect(leftoverTone(ounces)).toBe(tone);
});

test.each([
  [2.06, 'oz', '+2.1'],
  [-7.5, 'oz', '−7.5'],
  [0.004, 'oz', '0.0'],
  // A pound is 16 oz; the sign is still that of the ounces.
  [16, 'lb', '+1.0'],
  [-0.02, 'lb', '−0.0'],
] as const)('a leftover of %f oz in %s is shown as %s', (ounces, unit, text) => {
  expect(leftoverText(ounces, unit)).toBe(text);
});

test('carry is shown only above 0.0005', () => {
  expect(carryText(0.0005, 'oz')).toBe('');
  expect(carryText(0.0006, 'oz')).toBe('0.0');
  expect(carryText(4.5, 'oz')).toBe('4.5');
});
