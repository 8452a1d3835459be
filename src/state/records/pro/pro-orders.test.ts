import { expect, test } from 'vitest';
import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import { MOMENT, act } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { perform } from '../perform.ts';
import type { FarmAction } from '../farm-action.ts';

const farmOf = (alchemy: Alchemy): FarmDocument => aFarm({ alchemy });
const full = farmOf(aPowderShop(800, 30, 40));
const short = farmOf(aPowderShop(600, 20, 40));

const place: FarmAction = { type: 'PLACE_PRO_ORDER', payload: aProOrder(25) };
const move = (status: 'draft' | 'pending' | 'confirmed' | 'cancelled'): FarmAction => ({
  type: 'MOVE_PRO_ORDER',
  payload: { id: 'JANE-001', status },
});
const complete: FarmAction = { type: 'COMPLETE_PRO_ORDER', payload: { id: 'JANE-001' } };
const remove: FarmAction = { type: 'DELETE_PRO_ORDER', payload: { id: 'JANE-001' } };

const stock = ({ alchemy }: FarmDocument) => alchemy.items.map(({ stockQty }) => stockQty);
const orderOf = ({ alchemy }: FarmDocument) => alchemy.orders[0];

test('a placed order takes its stock and is pending, or stays draft and takes nothing', () => {
  const placed = act(full, place);
  expect(stock(placed)).toEqual([50, 5, 15]);
  expect(orderOf(placed)).toMatchObject({
    id: 'JANE-001',
    status: 'pending',
    createdAt: new Date(MOMENT.now).toISOString(),
    _reserved: true,
    _consumed: false,
    _reservedItems: [
      { itemId: 'powder', qty: 750, unit: 'g' },
      { itemId: 'jar', qty: 25, unit: 'unit' },
      { itemId: 'label', qty: 25, unit: 'unit' },
    ],
  });
  const waiting = act(short, place);
  expect(stock(waiting)).toEqual([600, 20, 40]);
  expect(orderOf(waiting)).toMatchObject({ status: 'draft', _reserved: false });
});

test('completing uses the stock, confirming takes nothing twice, cancelling gives it back', () => {
  const done = act(full, place, move('draft'), complete);
  expect(stock(done)).toEqual([50, 5, 15]);
  expect(orderOf(done)).toMatchObject({ status: 'fulfilled', _reserved: true, _consumed: true });
  const confirmed = act(full, place, move('confirmed'));
  expect(stock(confirmed)).toEqual([50, 5, 15]);
  const cancelled = act(confirmed, move('cancelled'));
  expect(stock(cancelled)).toEqual([800, 30, 40]);
  expect(orderOf(cancelled)).toMatchObject({
    status: 'cancelled',
    _reserved: false,
    _consumed: false,
  });
});

test('what is short changes nothing at all', () => {
  const waiting = act(short, place);
  for (const action of [move('pending'), move('confirmed'), complete]) {
    expect(perform(waiting, { ...action, moment: MOMENT })).toEqual({
      document: waiting,
      patches: [],
    });
  }
});

test('the status of an edit is a plain field, and what the order took is not typed', () => {
  const placed = act(full, place);
  const typed = { ...aProOrder(25), status: 'fulfilled', notes: 'At the back door' } as const;
  const edited = act(placed, { type: 'UPDATE_PRO_ORDER', payload: typed });
  expect(stock(edited)).toEqual([50, 5, 15]);
  expect(orderOf(edited)).toMatchObject({
    status: 'fulfilled',
    notes: 'At the back door',
    _reserved: true,
    _consumed: false,
  });
});

test('changed lines of an order that holds stock move it, or make the order a draft', () => {
  const placed = act(full, place);
  const edit = (qty: number): FarmAction => ({
    type: 'UPDATE_PRO_ORDER',
    payload: aProOrder(qty, { status: 'pending' }),
  });
  expect(stock(act(placed, edit(10)))).toEqual([500, 20, 30]);
  const larger = act(placed, edit(35));
  expect(stock(larger)).toEqual([800, 30, 40]);
  expect(orderOf(larger)).toMatchObject({ status: 'draft', lines: [{ qty: 35 }] });
});

test('a deleted order gives back what it only held; what it used stays used', () => {
  expect(stock(act(full, place, remove))).toEqual([800, 30, 40]);
  expect(stock(act(full, place, complete, remove))).toEqual([50, 5, 15]);
});

test('what was taken comes back in the unit that the item has by then', () => {
  const placed = act(full, place);
  const { alchemy } = placed;
  const inKilos = alchemy.items.map((item) =>
    item.id === 'powder' ? { ...item, unit: 'kg' as const, stockQty: 0.05 } : item,
  );
  const back = act({ ...placed, alchemy: { ...alchemy, items: inKilos } }, move('draft'));
  expect(stock(back)).toEqual([0.8, 30, 40]);
});

test('two orders of one id get two numbers, and an order of nothing is not placed', () => {
  const twice = act(full, place, { type: 'PLACE_PRO_ORDER', payload: aProOrder(1) });
  expect(twice.alchemy.orders.map(({ id }) => id)).toEqual(['JANE-001', 'JANE-002']);
  const blank = aProOrder(1, { id: '', customer: { name: '  ', email: '' } });
  expect(orderOf(act(full, { type: 'PLACE_PRO_ORDER', payload: blank }))?.id).toBe('PEAP-001');
  expect(act(full, { type: 'PLACE_PRO_ORDER', payload: aProOrder(0) })).toBe(full);
});
