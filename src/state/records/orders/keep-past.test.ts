import { expect, test } from 'vitest';
import { compareOutlooks } from '#domain/answers/plan-diff/compare-outlooks.ts';
import type { Order, RepeatOrder } from '#domain/orders/order.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { agree, markAs } from '#tests/support/actions/work-actions.ts';
import { aFarm, anOrder, aRecurringOrder, bulk } from '#tests/support/builders/builders.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { cutBistroFarm as cutFarm } from '#tests/support/farms/bistro-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { events } from '../../../../cli/commands/events.ts';
import { promise } from '../../../../cli/commands/promise.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { normalizeFarm } from '../../read/normalize-farm.ts';
import type { FarmAction } from '../farm-action.ts';

const MONDAY = '2026-11-30';

const BISTRO = 'ord_bistro_friday';

function orderOf(farm: FarmDocument, id: string): Order {
  const order = farm.orders.find((one) => one.id === id);
  if (order === undefined) throw new Error(`No order ${id}`);
  return order;
}

function lowered(farm: FarmDocument, ounces: number): FarmAction {
  const payload = { ...orderOf(farm, BISTRO), items: [bulk('sunflower', ounces)] };
  return { type: 'UPDATE_ORDER', payload };
}

const remove = (id: string): FarmAction => ({ type: 'DELETE_ORDER', payload: { id } });
const deleted = remove(BISTRO);

/** Ounces left of what was cut, by the day of the cut. */
function leftOf(farm: FarmDocument, today = MONDAY) {
  const lots = forecastSupply(farm, today).ledger.get('sunflower')?.lots ?? [];
  return lots
    .filter(({ dayISO, leftOz }) => dayISO < today && leftOz > 0)
    .map(({ dayISO, leftOz }) => [dayISO, roundTo(leftOz, 4)]);
}

function eventsOf(farm: FarmDocument, from: string, to: string) {
  const { json } = events.answer(aQuestion({ farm, today: MONDAY, options: { from, to } }));
  const all = json as {
    orderId: string;
    dateISO: string;
    dayISO: string;
    items: { weight: number }[];
  }[];
  return all.filter(({ orderId }) => orderId === BISTRO);
}

test('a lowered order leaves what was taken before today as it was', () => {
  const before = cutFarm();
  expect(leftOf(before)).toEqual([['2026-11-28', 12]]);
  const after = actOn(before, MONDAY, lowered(before, 8));
  // Of what was, without what all versions share.
  const { id: _id, name: _name, createdAt: _at, ...was } = orderOf(before, BISTRO);
  expect(was).toMatchObject({ kind: 'RECURRING', items: [{ weight: 40 }] });
  expect(orderOf(after, BISTRO).former).toEqual([{ ...was, until: '2026-11-29' }]);
  expect(leftOf(after)).toEqual([['2026-11-28', 12]]);
  const asked = { item: 'Sunflower', amount: '20oz', day: '2026-12-02' };
  const { json } = promise.answer(aQuestion({ farm: after, today: MONDAY, options: asked }));
  expect(json).toMatchObject({ answer: 'NO', most: { oz: 12 } });
});

test('a deleted order keeps its deliveries of the past, and none of those to come', () => {
  const before = cutFarm();
  const after = actOn(before, MONDAY, deleted);
  expect(after.pastOrders).toEqual([
    { id: BISTRO, until: '2026-11-29', list: 'orders', order: orderOf(before, BISTRO) },
  ]);
  expect(leftOf(after)).toEqual([['2026-11-28', 12]]);
  const ofBistro = eventsOf(after, '2026-11-01', '2026-12-31');
  expect(ofBistro.map(({ dateISO }) => dateISO)).toEqual(['2026-11-27']);
});

test('what was never so leaves no past behind', () => {
  const before = cutFarm();
  const after = actOn(before, MONDAY, { ...deleted, past: true } as FarmAction);
  expect(after).not.toHaveProperty('pastOrders');
  // Friday: nobody took of 48, Saturday took 12 of them; its own tray is whole.
  expect(leftOf(after)).toEqual([
    ['2026-11-27', 36],
    ['2026-11-28', 16],
  ]);
  const edited = actOn(before, MONDAY, { ...lowered(before, 8), past: true } as FarmAction);
  expect(orderOf(edited, BISTRO)).not.toHaveProperty('former');
});

test('two edits of one day keep one version, and an edit before the first delivery keeps none', () => {
  const before = cutFarm();
  const once = actOn(before, MONDAY, lowered(before, 8));
  const twice = actOn(once, MONDAY, lowered(once, 16));
  expect(orderOf(twice, BISTRO).former).toEqual(orderOf(once, BISTRO).former);
  const early = actOn(before, '2026-11-27', lowered(before, 8));
  expect(orderOf(early, BISTRO)).not.toHaveProperty('former');
});

test('each version has the deliveries that really came in its days', () => {
  const moved = (dateISO: string, toISO: string) =>
    agree({ kind: 'MOVE', orderId: BISTRO, dateISO, toISO });
  const later = actOn(cutFarm(), MONDAY, moved('2026-11-27', '2026-12-02'));
  const weightOf = (farm: FarmDocument, dateISO: string) =>
    eventsOf(farm, '2026-11-20', '2026-12-10')
      .filter((event) => event.dateISO === dateISO)
      .map(({ dayISO, items }) => [dayISO, items[0]?.weight]);
  expect(weightOf(actOn(later, MONDAY, lowered(later, 8)), '2026-11-27')).toEqual([
    ['2026-12-02', 8],
  ]);
  const earlier = actOn(cutFarm(), MONDAY, moved('2026-12-04', '2026-11-29'));
  expect(weightOf(actOn(earlier, MONDAY, lowered(earlier, 8)), '2026-12-04')).toEqual([
    ['2026-11-29', 40],
  ]);
});

test('a name, a note and the order of lines are no other deliveries', () => {
  const order = aRecurringOrder({
    items: [
      { productId: 'prod_pea', count: 1 },
      { productId: 'prod_kale', count: 2 },
    ],
  });
  const farm = aFarm({ recurring: [order] });
  const patch = { name: 'Market', items: order.items.toReversed() };
  const rename: FarmAction = { type: 'UPDATE_RECURRING', payload: { id: order.id, patch } };
  const renamed = actOn(farm, MONDAY, rename);
  expect(renamed.recurring[0]).toMatchObject({ name: 'Market' });
  expect(renamed.recurring[0]).not.toHaveProperty('former');
  const ended = actOn(farm, MONDAY, {
    type: 'SET_ORDER_END',
    payload: { list: 'recurring', id: order.id, endDate: '2026-12-31' },
  });
  expect(ended.recurring[0]?.former).toMatchObject([{ until: '2026-11-29', items: order.items }]);
});

test('an order of one day is corrected as it is, unless it is over and becomes a standing one', () => {
  const once = anOrder({ date: '2026-11-27' });
  const farm = aFarm({ orders: [once] });
  const fewer = { ...once, items: [bulk('pea', 3)] };
  const corrected = actOn(farm, MONDAY, { type: 'UPDATE_ORDER', payload: fewer });
  expect(corrected.orders[0]).not.toHaveProperty('former');
  const { date: _date, ...rest } = once;
  const standing: RepeatOrder = {
    ...rest,
    kind: 'RECURRING',
    startDate: '2026-11-27',
    frequency: 'WEEKLY',
    weekday: 5,
    interval: 1,
  };
  const repeated = actOn(farm, MONDAY, { type: 'UPDATE_ORDER', payload: standing });
  expect(repeated.orders[0]?.former).toMatchObject([{ kind: 'ONCE', date: '2026-11-27' }]);
});

test('a past order keeps only its past delivery changes', () => {
  const skip = (dateISO: string) => ({ kind: 'SKIP', orderId: BISTRO, dateISO }) as const;
  const skips = agree(skip('2026-11-20'), skip('2026-11-27'), skip('2026-12-04'));
  const agreed = actOn(cutFarm(), MONDAY, skips);
  // Its only delivery of the past was skipped: nothing of it is left.
  expect(actOn(agreed, MONDAY, deleted)).not.toHaveProperty('deliveryChanges');
  const [kept] = agreed.deliveryChanges ?? [];
  const later = actOn(agreed, '2026-12-14', deleted);
  expect(later.pastOrders).toMatchObject([{ until: '2026-12-13' }]);
  expect(later.deliveryChanges).toHaveLength(3);
  expect(later.deliveryChanges?.[0]).toEqual(kept);
});

test('no new order gets the id of one that is past, and one that is there again has its past itself', () => {
  const before = cutFarm();
  const without = actOn(before, MONDAY, deleted);
  const added = actOn(without, MONDAY, { type: 'ADD_ORDER', payload: orderOf(before, BISTRO) });
  expect(added.orders.map(({ id }) => id)).toContain(`${BISTRO}-2`);
  expect(added.pastOrders).toHaveLength(1);
  const back = normalizeFarm({ ...without, orders: before.orders });
  expect(back).not.toHaveProperty('pastOrders');
});

test('what an action says of earlier versions is not read', () => {
  const before = cutFarm();
  const forged = { ...orderOf(before, BISTRO), former: [] };
  const edited = actOn(before, MONDAY, lowered(before, 8));
  const again = actOn(edited, MONDAY, { type: 'UPDATE_ORDER', payload: forged });
  expect(orderOf(again, BISTRO).former).toEqual(orderOf(edited, BISTRO).former);
});

test('a renamed customer is renamed in what orders were, which makes no version', () => {
  const farm = cutFarm();
  const named = { ...farm, orders: farm.orders.map((order) => ({ ...order, customer: 'Marlow' })) };
  const past = actOn(named, MONDAY, lowered(named, 8), remove('ord_grill_tuesday'));
  const payload = { name: 'Bistro Marlow', formerName: 'Marlow' };
  const renamed = actOn(past, MONDAY, { type: 'ADD_CUSTOMER', payload });
  expect(orderOf(renamed, BISTRO)).toMatchObject({
    customer: 'Bistro Marlow',
    former: [{ customer: 'Bistro Marlow' }],
  });
  expect(renamed.pastOrders).toMatchObject([{ order: { customer: 'Bistro Marlow' } }]);
});

test('versions and past orders are read again as they were written; what ends before the last one is dropped', () => {
  const before = cutFarm();
  const edited = actOn(before, MONDAY, lowered(before, 8), remove('ord_grill_tuesday'));
  const { tasks: _tasks, ...kept } = edited;
  const { tasks: _again, ...read } = normalizeFarm(JSON.parse(JSON.stringify(edited)));
  expect(read).toEqual(kept);
  const order = orderOf(edited, BISTRO);
  const former = [...(order.former ?? []), ...(order.former ?? []), { kind: 'ONCE' }];
  const odd = { ...order, former };
  expect(normalizeFarm({ ...edited, orders: [odd] }).orders[0]?.former).toEqual(order.former);
});

test('wiping the orders wipes their past, too', () => {
  const without = actOn(cutFarm(), MONDAY, deleted);
  const wiped = actOn(without, MONDAY, { type: 'RESET_DATA', payload: { name: 'orders' } });
  expect(wiped).not.toHaveProperty('pastOrders');
});

test('a backup with orders and no past ones brings its own past: none', () => {
  const without = actOn(cutFarm(), MONDAY, deleted);
  const load = (slices: Partial<FarmDocument>): FarmAction => ({
    type: 'LOAD_DATA_SLICES',
    payload: { slices },
  });
  expect(actOn(without, MONDAY, load({ single: [] }))).not.toHaveProperty('pastOrders');
  expect(actOn(without, MONDAY, load({ prices: [] })).pastOrders).toHaveLength(1);
});

test('kale that was delivered last week is not promised again when its order is lowered or deleted', () => {
  const friday = '2026-11-20';
  const farm = normalizeFarm(smallFarmState());
  const cart = farm.recurring.find(({ name }) => name === 'Green Cart wholesale');
  if (cart === undefined) throw new Error('The sample has no Green Cart.');
  const asked = { item: 'Red Russian Kale', amount: '20oz', day: '2026-11-21' };
  const answer = (after: FarmDocument) =>
    promise.answer(aQuestion({ farm: after, today: friday, options: asked })).json;
  const isNo = { answer: 'NO', most: { oz: 10.5 } };
  expect(answer(farm)).toMatchObject(isNo);
  const items = cart.items.map((item) => ({ ...item, count: 2 }));
  const { id } = cart;
  const lower: FarmAction = { type: 'UPDATE_RECURRING', payload: { id, patch: { items } } };
  expect(answer(actOn(farm, friday, lower))).toMatchObject(isNo);
  const drop: FarmAction = { type: 'DELETE_RECURRING', payload: { id } };
  const dropped = actOn(farm, friday, drop);
  expect(answer(dropped)).toMatchObject(isNo);
  // No tray that was cut before today is counted as surplus.
  const { surplus } = compareOutlooks(
    forecastSupply(farm, friday),
    forecastSupply(dropped, friday),
  );
  expect(surplus.filter(({ dateISO }) => dateISO < friday)).toEqual([]);
  const mark = (status: 'DELIVERED' | null) =>
    markAs(status, { orderId: id, dateISO: '2026-11-18' });
  const delivered = actOn(farm, friday, mark('DELIVERED'));
  const taken = [mark(null), lower, drop].map((action) => actOn(delivered, friday, action));
  for (const after of [delivered, ...taken]) expect(answer(after)).toMatchObject(isNo);
  expect(answer(actOn(delivered, friday, drop, mark(null)))).toMatchObject(isNo);
});

test('an edit that is saved together with a skipped delivery keeps the past as well', () => {
  const before = cutFarm();
  const save = lowered(before, 8) as Extract<FarmAction, { type: 'UPDATE_ORDER' }>;
  const skip = { kind: 'SKIP', orderId: BISTRO, dateISO: '2026-12-04' } as const;
  const both: FarmAction = {
    type: 'CHANGE_DELIVERIES',
    payload: { add: [skip], remove: [], save },
  };
  const after = actOn(before, MONDAY, both);
  expect(orderOf(after, BISTRO).former).toMatchObject([
    { until: '2026-11-29', items: [{ weight: 40 }] },
  ]);
  expect(after.deliveryChanges).toMatchObject([skip]);
  const never = actOn(before, MONDAY, { ...both, past: true });
  expect(orderOf(never, BISTRO)).not.toHaveProperty('former');
});
