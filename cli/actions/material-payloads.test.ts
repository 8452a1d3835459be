import { expect, test } from 'vitest';
import { seedMaterial, stockCounted, stockReceived } from './material-payloads.ts';

const amount = (qty: unknown, unit: unknown) => ({ id: 'mat_soil', quantity: { qty, unit } });

test('an amount is read with its unit by any usual name', () => {
  expect(stockReceived(amount('2.5', 'lbs'))).toEqual({
    id: 'mat_soil',
    quantity: { qty: 2.5, unit: 'lb' },
  });
  expect(stockCounted(amount(0, 'each')).quantity).toEqual({ qty: 0, unit: 'each' });
});

test('nothing comes in, and less than nothing is on hand, are refused', () => {
  expect(() => stockReceived(amount(0, 'lb'))).toThrow("needs a 'quantity.qty' above 0.");
  expect(() => stockCounted(amount(-1, 'lb'))).toThrow("needs a 'quantity.qty' of 0 or more.");
  expect(() => stockCounted(amount(1, 'bags'))).toThrow("needs a unit in 'quantity.unit'.");
});

test('a seed setting may be unset', () => {
  expect(seedMaterial({ varietyId: 'pea', seedMaterialId: '', gramsPerTray: 0 })).toEqual({
    varietyId: 'pea',
    seedMaterialId: null,
    gramsPerTray: null,
  });
});
