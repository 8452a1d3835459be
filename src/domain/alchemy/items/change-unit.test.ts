import type { Sentence } from '#domain/tell/say.ts';
import { expect, test } from 'vitest';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { act } from '#tests/support/devices/act.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import type { RecordPatch } from '#domain/records/change-records.ts';
import type { ProItem } from '../alchemy.ts';
import { recipeProblems, orderProblems } from '../orders/recipe-problems.ts';
import { heldProblem, unitChangeProblem } from './change-unit.ts';
import { itemUses } from './item-uses.ts';

const STOCK = { stockQty: 1000, unitCost: 0.2, reorderPoint: 200 };
const OIL = anItem({ id: 'oil', name: 'Olive oil', ...STOCK });
const line = (unit: '' | 'g') => ({ itemId: 'oil', qty: 30, unit, notes: '' });
const PESTO = aProProduct({ id: 'pesto', name: 'Pesto', recipe: [line('')] });
const SALT = aProProduct({
  id: 'salt',
  name: 'Salt',
  recipe: [],
  variants: [{ name: 'Fine', lines: [line('')] }],
});
const JUNI = aProOrder(10, {
  id: 'JUNI-001',
  lines: [{ productId: 'pesto', qty: 10, unitPriceUSD: 0 }],
});
const HELD = {
  ...JUNI,
  status: 'pending' as const,
  _reserved: true,
  _reservedItems: [{ itemId: 'oil', qty: 800, unit: 'g' as const }],
};
const farm = (order = JUNI) =>
  aFarm({ alchemy: { items: [OIL], products: [PESTO, SALT], orders: [order] } });
const patch = (fields: RecordPatch<Omit<ProItem, 'id'>>, of = farm()) =>
  act(of, { type: 'UPDATE_PRO_ITEM', payload: { id: 'oil', patch: fields } });

test('1,000 g at $0.20, reordered at 200 g, are 2.204623 lb at $90.7185, reordered at 0.440925', () => {
  expect(patch({ unit: 'lb' }).alchemy.items[0]).toMatchObject({
    unit: 'lb',
    stockQty: 2.204623,
    unitCost: 90.7185,
    reorderPoint: 0.440925,
  });
});

test('a recipe that meant the unit of the item names the old one, in variants too', () => {
  const { products } = patch({ unit: 'lb' }).alchemy;
  expect(products[0]?.recipe[0]?.unit).toBe('g');
  expect(products[1]?.variants?.[0]?.lines[0]?.unit).toBe('g');
});

test('reserved stock is converted to the new unit', () => {
  const { orders } = patch({ unit: 'kg' }, farm(HELD)).alchemy;
  expect(orders[0]?._reservedItems).toEqual([{ itemId: 'oil', qty: 0.8, unit: 'kg' }]);
});

test('weight becomes volume only with an amount and a cost, and while no order holds any', () => {
  const told = { unit: 'ml', stockQty: 1090, unitCost: 0.18 } as const;
  const [before, held] = [farm(), farm(HELD)];
  expect(patch({ unit: 'ml' }, before)).toBe(before);
  expect(patch(told, before).alchemy.items).toMatchObject([told]);
  expect(patch(told, held)).toBe(held);
});

test('the form asks for the amount and the cost of one, or to release what is held', () => {
  const counted = (stockQty: number | null, hasCost: boolean, held: Sentence | null = null) =>
    unitChangeProblem(OIL, { unit: 'ml', stockQty, hasCost }, held);
  expect(counted(null, false)).toEqual('How many ml of Olive oil are in stock?');
  expect(counted(1090, false)).toEqual('What does one ml of Olive oil cost?');
  expect(counted(1090, true)).toBeNull();
  const held = heldProblem(OIL, [HELD]);
  expect(counted(1090, true, held)).toEqual('JUNI-001 holds 800 g. Release it first.');
  const much = {
    ...HELD,
    _reservedItems: [{ itemId: 'oil', qty: 1763.698123, unit: 'g' as const }],
  };
  expect(heldProblem(OIL, [much])).toEqual('JUNI-001 holds 1,763.6981 g. Release it first.');
  expect(unitChangeProblem(OIL, { unit: 'kg', stockQty: null, hasCost: false }, held)).toBeNull();
  expect(heldProblem(OIL, [JUNI, { ...HELD, _consumed: true }])).toBeNull();
});

test('an item is not deleted before it was told who uses it', () => {
  const third = aProProduct({ id: 'jar', name: 'Jar', recipe: [line('g')] });
  const { alchemy } = farm();
  expect(itemUses('oil', { ...alchemy, products: [...alchemy.products, third] })).toBe(
    '3 products use it: Pesto, Salt, Jar. 1 order needs it: JUNI-001.',
  );
});

const BY_WEIGHT = aProProduct({ ...PESTO, recipe: [line('g')] });
const OIL_BY_VOLUME = { ...OIL, unit: 'ml' as const };
const unfit = aFarm({ alchemy: { items: [OIL_BY_VOLUME], products: [BY_WEIGHT], orders: [JUNI] } });

test('a recipe in a unit that does not fit its item is reported', () => {
  const sentence = 'Olive oil is measured in ml but the recipe uses g. Change one.';
  expect(recipeProblems(BY_WEIGHT.recipe, [OIL_BY_VOLUME])).toEqual([sentence]);
  expect(orderProblems([...JUNI.lines, ...JUNI.lines], unfit.alchemy)).toEqual([sentence]);
  expect(orderProblems([{ productId: 'gone', qty: 1, unitPriceUSD: 0 }], unfit.alchemy)).toEqual([
    'A product on this order was deleted. Remove the line.',
  ]);
});

test('an order that would leave something out is neither reserved nor completed', () => {
  expect(act(unfit, { type: 'COMPLETE_PRO_ORDER', payload: { id: 'JUNI-001' } })).toBe(unfit);
  const move = (status: 'pending' | 'confirmed') =>
    act(unfit, { type: 'MOVE_PRO_ORDER', payload: { id: 'JUNI-001', status } });
  expect(move('pending')).toBe(unfit);
  expect(move('confirmed')).toBe(unfit);
  const gone = { ...farm(), alchemy: { ...farm().alchemy, products: [] } };
  expect(act(gone, { type: 'COMPLETE_PRO_ORDER', payload: { id: 'JUNI-001' } })).toBe(gone);
  const placed = act(unfit, { type: 'PLACE_PRO_ORDER', payload: { ...JUNI, id: 'JUNI-002' } });
  expect(placed.alchemy.orders[1]).toMatchObject({ status: 'draft', _reserved: false });
});
