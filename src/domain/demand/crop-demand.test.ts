import { expect, test } from 'vitest';
import { cropDemand, hasDailyHarvests, sameDemand } from './crop-demand.ts';
import { addEvent, noEvents } from './crop-events.ts';

type Row = readonly [id: string, day: number, oz: number];

function eventsOf(rows: readonly Row[]) {
  const events = noEvents();
  for (const [id, day, oz] of rows) addEvent(events, id, day, oz);
  return events;
}

/** What is wanted, taken and dried on days 10 to 13. */
function demandOf(wanted: readonly Row[], taken: readonly Row[] = [], dried: readonly Row[] = []) {
  return cropDemand(eventsOf(wanted), eventsOf(taken), eventsOf(dried), { from: 10, to: 13 });
}

test('what is wanted of a day adds up, with the one order that wants it', () => {
  const demand = demandOf(
    [
      ['a', 10, 4],
      ['a', 10, 2],
      ['a', 12, 1],
      ['b', 12, 3],
    ],
    [['c', 11, 5]],
  );
  expect([...demand.ounces]).toEqual([6, 0, 4, 0]);
  expect([...demand.takenOunces]).toEqual([0, 5, 0, 0]);
  expect(demand.orderIds).toEqual(['a', 'c', null, undefined]);
});

test('an order that wants nothing of a day, or what only the arithmetic leaves, is not one of its orders', () => {
  const wanted: readonly Row[] = [
    ['a', 10, 4],
    ['b', 10, 0],
    ['c', 10, 1e-9],
  ];
  expect(demandOf(wanted).orderIds).toEqual(['a', undefined, undefined, undefined]);
});

test('ounces for the dryers belong to no order', () => {
  const demand = demandOf(
    [['a', 10, 4]],
    [],
    [
      ['load', 10, 2],
      ['load', 13, 1],
    ],
  );
  expect([...demand.driedOunces]).toEqual([2, 0, 0, 1]);
  expect(demand.orderIds).toEqual([null, undefined, undefined, null]);
});

test('two demands are the same when days, ounces and orders are', () => {
  const demand = demandOf([['a', 10, 4]], [['b', 11, 1]], [['l', 12, 1]]);
  expect(sameDemand(demand, demandOf([['a', 10, 4]], [['b', 11, 1]], [['l', 12, 1]]))).toBe(true);
  expect(sameDemand(demand, demandOf([['a', 10, 5]], [['b', 11, 1]], [['l', 12, 1]]))).toBe(false);
  expect(sameDemand(demand, demandOf([['a', 10, 4]], [['b', 11, 2]], [['l', 12, 1]]))).toBe(false);
  expect(sameDemand(demand, demandOf([['a', 10, 4]], [['b', 11, 1]], [['l', 12, 2]]))).toBe(false);
  expect(sameDemand(demand, demandOf([['c', 10, 4]], [['b', 11, 1]], [['l', 12, 1]]))).toBe(false);
  const empty = (from: number, to: number) =>
    cropDemand(noEvents(), noEvents(), noEvents(), { from, to });
  expect(sameDemand(empty(10, 13), empty(10, 13))).toBe(true);
  expect(sameDemand(empty(10, 13), empty(11, 14))).toBe(false);
  expect(sameDemand(empty(10, 13), empty(10, 12))).toBe(false);
});

test('a variety is cut every day while something is wanted, taken or dried on each of them', () => {
  const demand = demandOf([['a', 10, 4]], [['b', 11, 1]], [['l', 12, 1]]);
  expect([10, 11, 12, 13].map((until) => hasDailyHarvests(demand, until))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
