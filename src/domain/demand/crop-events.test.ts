import { expect, test } from 'vitest';
import { addEvent, noEvents, sameEvents, withOrders } from './crop-events.ts';

function eventsOf(...rows: readonly (readonly [id: string, day: number, oz: number])[]) {
  const events = noEvents();
  for (const [id, day, oz] of rows) addEvent(events, id, day, oz);
  return events;
}

const SAME = [
  ['a', 1, 8],
  ['b', 2, 4],
] as const;

test('events are the same when orders, days and ounces are, in the same order', () => {
  expect(sameEvents(eventsOf(...SAME), eventsOf(...SAME))).toBe(true);
  expect(sameEvents(noEvents(), noEvents())).toBe(true);
  for (const other of [
    [
      ['a', 1, 8],
      ['c', 2, 4],
    ],
    [
      ['a', 1, 8],
      ['b', 3, 4],
    ],
    [
      ['a', 1, 8],
      ['b', 2, 5],
    ],
    [['a', 1, 8]],
    [
      ['a', 1, 8],
      ['b', 2, 4],
      ['c', 3, 1],
    ],
  ] as const)
    expect(sameEvents(eventsOf(...SAME), eventsOf(...other))).toBe(false);
});

test('what an order wants takes the place of what it wanted, between its neighbours', () => {
  const events = eventsOf(['a', 1, 8], ['b', 2, 4], ['b', 3, 4], ['c', 1, 1]);
  expect(withOrders(events, ['b'], eventsOf(['b', 5, 2]))).toEqual(
    eventsOf(['a', 1, 8], ['b', 5, 2], ['c', 1, 1]),
  );
  expect(withOrders(events, ['b'], noEvents())).toEqual(eventsOf(['a', 1, 8], ['c', 1, 1]));
  expect(withOrders(events, ['bb'], eventsOf(['bb', 1, 1])).orderIds).toEqual([
    'a',
    'b',
    'b',
    'bb',
    'c',
  ]);
  expect(withOrders(events, ['a', 'b', 'd'], eventsOf(['b', 5, 2], ['d', 4, 3]))).toEqual(
    eventsOf(['b', 5, 2], ['c', 1, 1], ['d', 4, 3]),
  );
});

test('an order that wants nothing, as before, leaves the very same events', () => {
  const events = eventsOf(...SAME);
  expect(withOrders(events, ['z'], noEvents())).toBe(events);
});
