import { expect, test } from 'vitest';
import { anOrder, aRepeatOrder } from '#tests/support/builders/builders.ts';
import { orderFinder } from './order-finder.ts';
import { storedOrders } from './stored-orders.ts';

const stand = { name: 'Stand', customer: 'Ana' };
const friday = anOrder({ ...stand, id: 'friday', date: '2026-12-04' });
const saturday = anOrder({ ...stand, id: 'saturday', date: '2026-12-05' });
const weekly = aRepeatOrder({ ...stand, id: 'weekly' });

/** The id of the order that a line is about, null for none, or what is wrong. */
function found(line: Readonly<Record<string, string>>, orders = [friday, saturday, weekly]) {
  const find = orderFinder(storedOrders({ orders, recurring: [], single: [] }));
  try {
    return find(new Map(Object.entries(line)))?.order.id ?? null;
  } catch (error) {
    return (error as Error).message;
  }
}

test('an id finds its order, whatever the other cells say', () => {
  expect(found({ Id: ' saturday ', Order: 'Gala', Customer: 'Bo', Date: '2026-12-04' })).toBe(
    'saturday',
  );
});

test('an id that the farm has not leaves it to the name', () => {
  expect(found({ Id: 'gone', Order: 'stand', Date: '2026-12-04' })).toBe('friday');
  expect(found({ Id: 'gone', Order: 'Gala' })).toBe(null);
});

test('a line without a name is about no order', () => {
  const nameless = anOrder({ id: 'nameless', name: '' });
  expect(found({ Order: ' ' }, [nameless])).toBe(null);
  expect(found({}, [nameless])).toBe(null);
});

test('a customer finds only orders of that customer, a blank one all', () => {
  expect(found({ Order: 'Stand', Customer: 'ANA', Date: '2026-12-05' })).toBe('saturday');
  expect(found({ Order: 'Stand', Customer: 'Bo', Date: '2026-12-05' })).toBe(null);
  expect(found({ Order: 'Stand', Date: '2026-12-05' })).toBe('saturday');
});

test('a day finds only the order for that day', () => {
  expect(found({ Order: 'Stand', Date: '12/5/2026' })).toBe('saturday');
  expect(found({ Order: 'Stand', Kind: 'once', Date: '2026-12-06' })).toBe(null);
  expect(found({ Order: 'Stand', Date: '2026-12-06' }, [weekly])).toBe(null);
});

test('a kind without a day finds only orders of the kind', () => {
  expect(found({ Order: 'Stand', Kind: 'ONCE' }, [friday, weekly])).toBe('friday');
  expect(found({ Order: 'Stand', Kind: 'weekly' })).toBe('weekly');
  expect(found({ Order: 'Stand', Kind: 'weekly', Date: '2026-12-04' })).toBe('weekly');
  expect(found({ Order: 'Stand', Kind: 'weekly' }, [friday])).toBe(null);
  // What is wrong with the day of a standing order is said where the day is read.
  expect(found({ Order: 'Stand', Kind: 'weekly', Date: 'soon' })).toBe('weekly');
});

test('a line that says neither kind nor day could be about any order of the name', () => {
  expect(found({ Order: 'Stand' }, [weekly])).toBe('weekly');
  expect(found({ Order: 'Stand' })).toBe(
    '3 orders are called “Stand”; say which one in a column Id.',
  );
});
