import { expect, test } from 'vitest';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { materialPrice, quantityCost } from './material-price.ts';

test('the price of a pack comes before the price of a purchase', () => {
  const soil = aMaterial({ purchaseUnit: 'lb', meta: { packSize: 50, packCost: 25 } });
  expect(materialPrice(soil)).toEqual({ dollars: 0.5, unit: 'lb' });
});

test('a case is opened when its content is known', () => {
  const bought = { purchaseUnit: 'case', purchaseQty: 2, purchaseCost: 150 } as const;
  expect(materialPrice(aMaterial({ ...bought, meta: { itemsPerCase: 250 } }))).toEqual({
    dollars: 0.3,
    unit: 'each',
  });
  expect(materialPrice(aMaterial(bought))).toEqual({ dollars: 75, unit: 'case' });
});

test('an amount that cannot be converted counts in the unit of the price', () => {
  const twine = aMaterial({ purchaseUnit: 'lb', purchaseQty: 2, purchaseCost: 6 });
  expect(quantityCost(twine, 2, 'each')).toEqual({ dollars: 6, isConverted: false });
});

test('a pack without a size, and a case without content, are none', () => {
  expect(materialPrice(aMaterial({ meta: { packCost: 25 } }))).toEqual({
    dollars: 0.1,
    unit: 'each',
  });
  const cases = aMaterial({ purchaseUnit: 'case', meta: { itemsPerCase: 0 } });
  expect(materialPrice(cases)).toEqual({ dollars: 0.1, unit: 'case' });
  const one = aMaterial({ purchaseQty: 1, purchaseCost: 3 });
  expect(materialPrice(one)).toEqual({ dollars: 3, unit: 'each' });
});

test('a pack of one and a case with one piece are told by the piece', () => {
  const pack = aMaterial({ meta: { packCost: 25, packSize: 1 } });
  expect(materialPrice(pack)).toEqual({ dollars: 25, unit: 'each' });
  const single = aMaterial({ purchaseUnit: 'case', meta: { itemsPerCase: 1 } });
  expect(materialPrice(single)).toEqual({ dollars: 0.1, unit: 'each' });
  const half = aMaterial({ purchaseQty: 0.5, purchaseCost: 3 });
  expect(materialPrice(half)).toEqual({ dollars: 6, unit: 'each' });
});

test('nothing is unsure about the price of what was never bought', () => {
  expect(quantityCost(aMaterial({ purchaseQty: 0 }), 5, 'lb')).toEqual({
    dollars: 0,
    isConverted: true,
  });
});
