import { expect, test } from 'vitest';
import { createScreenVisits } from './screen-visit.ts';

const orders = { key: 'a', pathname: '/ops/orders' };
const filtered = { key: 'b', pathname: '/ops/orders' };
const trays = { key: 'c', pathname: '/ops/trays' };
const ordersAgain = { key: 'd', pathname: '/ops/orders' };

test('a screen that is opened once more begins afresh, a filter goes on, and Back leads to the opening before', () => {
  const visitOf = createScreenVisits();
  const first = visitOf(orders);
  expect(visitOf(filtered)).toBe(first);
  expect(visitOf(trays)).not.toBe(first);
  const second = visitOf(ordersAgain);
  expect(second).not.toBe(first);
  visitOf(trays);
  expect(visitOf(filtered)).toBe(first);
});

test('a page that is loaded at another address begins afresh, at the same one it goes on', () => {
  // The first place after a load has the same key, whichever it is.
  const opened = createScreenVisits()({ key: 'default', pathname: '/setup/settings' });
  const elsewhere = createScreenVisits()({ key: 'default', pathname: '/tasks/today' });
  const reloaded = createScreenVisits()({ key: 'default', pathname: '/setup/settings' });
  expect(elsewhere).not.toBe(opened);
  expect(reloaded).toBe(opened);
});
