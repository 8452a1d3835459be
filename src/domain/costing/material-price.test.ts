import { expect, test } from 'vitest';
import type { Material } from '#domain/catalog/catalog.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { materialPrice, quantityCost } from './material-price.ts';

const pack = (packSize: number): Partial<Material> => ({ meta: { packCost: 25, packSize } });
const cases = (purchaseQty: number, purchaseCost: number, itemsPerCase?: number) => {
  const meta = itemsPerCase === undefined ? {} : { itemsPerCase };
  return { purchaseUnit: 'case', purchaseQty, purchaseCost, meta } as const;
};

test.each<readonly [string, Partial<Material>, number, string]>([
  ['of a pack goes before that of a purchase', { ...pack(50), purchaseUnit: 'lb' }, 0.5, 'lb'],
  ['of a case with its content is told by the piece', cases(2, 150, 250), 0.3, 'each'],
  ['of a case of unknown content is told by the case', cases(2, 150), 75, 'case'],
  ['of a case of nothing is told by the case', cases(100, 10, 0), 0.1, 'case'],
  ['of a case of one piece is told by the piece', cases(100, 10, 1), 0.1, 'each'],
  ['of a pack without a size is that of the purchase', { meta: { packCost: 25 } }, 0.1, 'each'],
  ['of a pack of one is that of the piece', pack(1), 25, 'each'],
  ['of a single piece is its cost', { purchaseQty: 1, purchaseCost: 3 }, 3, 'each'],
  ['of half a piece is twice its cost', { purchaseQty: 0.5, purchaseCost: 3 }, 6, 'each'],
])('the price %s', (_what, more, dollars, unit) => {
  expect(materialPrice(aMaterial(more))).toEqual({ dollars, unit });
});

test('an amount that cannot be converted counts in the unit of the price, unless nothing was bought', () => {
  const twine = aMaterial({ purchaseUnit: 'lb', purchaseQty: 2, purchaseCost: 6 });
  expect(quantityCost(twine, 2, 'each')).toEqual({ dollars: 6, isConverted: false });
  const none = aMaterial({ purchaseQty: 0 });
  expect(quantityCost(none, 5, 'lb')).toEqual({ dollars: 0, isConverted: true });
});
