import { expect, test } from 'vitest';
import { carryText, leftoverText, leftoverTone } from './leftover.tsx';

test('a leftover is short below -0.01 oz and over above 0.01 oz', () => {
  expect(leftoverTone(-0.011)).toBe('short');
  expect(leftoverTone(0.011)).toBe('over');
});

test('a leftover between -0.01 and 0.01 oz is even', () => {
  expect(leftoverTone(-0.01)).toBe('even');
  expect(leftoverTone(0)).toBe('even');
  expect(leftoverTone(0.01)).toBe('even');
});

test('a leftover is shown with its sign and one decimal', () => {
  expect(leftoverText(2.06, 'oz')).toBe('+2.1');
  expect(leftoverText(-7.5, 'oz')).toBe('−7.5');
  expect(leftoverText(0.004, 'oz')).toBe('0.0');
});

test('pounds are sixteenths, and the tone is still judged in ounces', () => {
  expect(leftoverText(16, 'lb')).toBe('+1.0');
  expect(leftoverText(-0.02, 'lb')).toBe('−0.0');
});

test('carry is shown only above 0.0005', () => {
  expect(carryText(0.0005, 'oz')).toBe('');
  expect(carryText(0.0006, 'oz')).toBe('0.0');
  expect(carryText(4.5, 'oz')).toBe('4.5');
});
