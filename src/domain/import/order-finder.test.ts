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

test('a line without a name is about no order', () => {
  const nameless = anOrder({ id: 'nameless', name: '' });
  expect(found({ Order: ' ' }, [nameless])).toBe(null);
  expect(found({}, [nameless])).toBe(null);
});

test('a day finds only the order for that day', () => {
  expect(found({ Order: 'Stand', Date: '12/5/2026' })).toBe('saturday');
  expect(found({ Order: 'Stand', Kind: 'once', Date: '2026-12-06' })).toBe(null);
  expect(found({ Order: 'Stand', Date: '2026-12-06' }, [weekly])).toBe(null);
});
