import { expect, test } from 'vitest';
import { amountHead } from './trace-text.ts';

test('amounts of a trace stand under Ounces, and under Amount where some are trays', () => {
  expect(amountHead([{}, {}])).toBe('Ounces');
  expect(amountHead([{}, { unit: 'tray' }])).toBe('Amount');
});
