import { expect, test } from 'vitest';
import { cropDemand, hasDailyHarvests, sameDemand } from './crop-demand.ts';
import { addEvent, noEvents, sameEvents, withOrders } from './crop-events.ts';

/** Events as `a 10 4, b 12 1`: order a wants 4 oz on day 10. */
function eventsOf(told: string) {
  const events = noEvents();
  for (const [id = '', day, oz] of told.split(', ').map((row) => row.split(' ')))
    if (id !== '') addEvent(events, id, Number(day), Number(oz));
  return events;
}

/** What is wanted, taken and dried on days 10 to 13. */
function demandOf(wanted: string, taken = '', dried = '', days = { from: 10, to: 13 }) {
  return cropDemand(eventsOf(wanted), eventsOf(taken), eventsOf(dried), days);
}

test('what is wanted of a day adds up, with the one order that wants it', () => {
  const demand = demandOf('a 10 4, a 10 2, a 12 1, b 12 3', 'c 11 5');
  expect([...demand.ounces]).toEqual([6, 0, 4, 0]);
  expect([...demand.takenOunces]).toEqual([0, 5, 0, 0]);
  expect(demand.orderIds).toEqual(['a', 'c', null, undefined]);
});

test('an order that wants nothing of a day, or what only the arithmetic leaves, is not one of its orders', () => {
  const { orderIds } = demandOf('a 10 4, b 10 0, c 10 1e-9');
  expect(orderIds).toEqual(['a', undefined, undefined, undefined]);
});

test('ounces for the dryers belong to no order', () => {
  const demand = demandOf('a 10 4', '', 'load 10 2, load 13 1');
  expect([...demand.driedOunces]).toEqual([2, 0, 0, 1]);
  expect(demand.orderIds).toEqual([null, undefined, undefined, null]);
});

const SAME = ['a 10 4', 'b 11 1', 'l 12 1'] as const;

test('two demands are the same when days, ounces and orders are', () => {
  const [wanted, taken, dried] = SAME;
  const isSame = (...other: Parameters<typeof demandOf>) =>
    sameDemand(demandOf(...SAME), demandOf(...other));
  expect(isSame(...SAME)).toBe(true);
  expect(isSame('a 10 5', taken, dried)).toBe(false);
  expect(isSame(wanted, 'b 11 2', dried)).toBe(false);
  expect(isSame(wanted, taken, 'l 12 2')).toBe(false);
  expect(isSame('c 10 4', taken, dried)).toBe(false);
  const empty = (from: number, to: number) => demandOf('', '', '', { from, to });
  expect(sameDemand(empty(10, 13), empty(10, 13))).toBe(true);
  expect(sameDemand(empty(10, 13), empty(11, 14))).toBe(false);
  expect(sameDemand(empty(10, 13), empty(10, 12))).toBe(false);
});

test('a variety is cut every day while something is wanted, taken or dried on each of them', () => {
  const demand = demandOf(...SAME);
  const daily = [10, 11, 12, 13].map((until) => hasDailyHarvests(demand, until));
  expect(daily).toEqual([true, true, true, false]);
});

const EVENTS = 'a 1 8, b 2 4';

test('events are the same when orders, days and ounces are, in the same order', () => {
  expect(sameEvents(eventsOf(EVENTS), eventsOf(EVENTS))).toBe(true);
  expect(sameEvents(noEvents(), noEvents())).toBe(true);
  for (const other of ['a 1 8, c 2 4', 'a 1 8, b 3 4', 'a 1 8, b 2 5', 'a 1 8', `${EVENTS}, c 3 1`])
    expect(sameEvents(eventsOf(EVENTS), eventsOf(other)), other).toBe(false);
});

test.each([
  [['b'], 'b 5 2', 'a 1 8, b 5 2, c 1 1'],
  [['b'], '', 'a 1 8, c 1 1'],
  [['bb'], 'bb 1 1', 'a 1 8, b 2 4, b 3 4, bb 1 1, c 1 1'],
  [['a', 'b', 'd'], 'b 5 2, d 4 3', 'b 5 2, c 1 1, d 4 3'],
])('what %j want now, “%s”, takes its place between its neighbours', (ids, now, all) => {
  const events = eventsOf('a 1 8, b 2 4, b 3 4, c 1 1');
  expect(withOrders(events, ids, eventsOf(now))).toEqual(eventsOf(all));
});

test('an order that wants nothing, as before, leaves the very same events', () => {
  const events = eventsOf(EVENTS);
  expect(withOrders(events, ['z'], noEvents())).toBe(events);
});
