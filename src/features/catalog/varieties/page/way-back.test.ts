import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const cases = [
  ['/catalog/products', 'Back to products'],
  ['/tasks/harvest-plan?from=2026-11-20', 'Back to the harvest plan'],
  ['/tasks/today', 'Back to tasks'],
  ['/tasks', 'Back to tasks'],
  ['/catalog/varieties?sort=days-asc', 'Back to varieties'],
  ['/catalog', 'Back to the catalog'],
  ['/reporting/costs', 'Back'],
] as const;

test.each(cases)('opened from %s, Back leads there and says so', (origin, label) => {
  expect(wayBack({ origin })).toEqual({ to: origin, label });
});

test.each([
  null,
  undefined,
  {},
  { origin: 7 },
  { origin: 'https://example.com' },
  { origin: '//example.com' },
  { origin: '/\\example.com' },
])('without an origin in the app, Back leads to the varieties (%j)', (state) => {
  expect(wayBack(state)).toEqual({ to: '/catalog/varieties', label: 'Back to varieties' });
});
