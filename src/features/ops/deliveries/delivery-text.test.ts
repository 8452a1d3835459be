import { thingText } from '#domain/deliveries/line-text.ts';
import { expect, test } from 'vitest';
import {
  deliveryAmount,
  changeText,
  lineDifference,
  partText,
  priceText,
  quantityText,
} from './delivery-text.ts';

const AS_ORDERED = { ordered: 12, packed: 12, returned: 0, reason: null, isAdded: false };

test('a line says product and size, a loose weight its product alone', () => {
  expect(thingText({ name: 'Pea', packageOz: 4, unit: null })).toBe('Pea 4 oz');
  expect(thingText({ name: 'Pea', packageOz: null, unit: 'lb' })).toBe('Pea');
  expect(quantityText({ unit: null }, 12)).toBe('12');
  expect(quantityText({ unit: 'lb' }, 2.5)).toBe('2.5 lb');
});

test('what was packed, returned or added is said only where it differs from what was ordered', () => {
  expect(lineDifference(AS_ORDERED)).toBe('');
  expect(lineDifference({ ...AS_ORDERED, packed: 11, reason: 'SHORT' })).toBe('12 ordered, short');
  expect(lineDifference({ ...AS_ORDERED, returned: 1, reason: 'REFUSED' })).toBe(
    '1 returned, refused',
  );
  expect(lineDifference({ ...AS_ORDERED, ordered: 0, packed: 2, isAdded: true })).toBe('added');
  expect(changeText('')).toBe('');
  expect(changeText('MOVED+CHANGED')).toBe('moved here, changed');
});

test('money is told with cents, a finer price with what it has, and lines without a price are counted', () => {
  expect(priceText(null)).toBe('');
  expect(priceText({ amount: 4.25, unit: null })).toBe('$4.25');
  expect(priceText({ amount: 0.0125, unit: 'g' })).toBe('$0.0125 per g');
  expect(deliveryAmount(51, 0)).toBe('$51.00');
  expect(deliveryAmount(0, 1)).toBe('$0.00, 1 line has no price');
  expect(deliveryAmount(42.5, 2)).toBe('$42.50, 2 lines have no price');
});

test('a mix says what is blended for it, in ounces with one decimal', () => {
  const parts = [
    { name: 'Pea', ounces: 20 },
    { name: 'Kale', ounces: 12.5 },
  ];
  expect(partText({ parts })).toBe('Pea 20.0 oz, Kale 12.5 oz');
  expect(partText({ parts: [] })).toBe('');
});
