import { expect, test } from 'vitest';
import { fixLink } from './fix-link.ts';

test.each([
  ['variety', 'pea', '/catalog/varieties/pea'],
  ['packaging', 'pkg 4', '/catalog/packaging?packaging=pkg%204'],
  ['material', 'mat_soil', '/catalog/inventory?material=mat_soil'],
  ['seed-vault', 'pea', '/catalog/seed-vault?cost=pea'],
  ['order', 'ord_1', '/ops/orders?order=ord_1'],
] as const)('a note leads to the %s that lacks something', (to, id, path) => {
  expect(fixLink({ to, id }).path).toBe(path);
});

test('a note without a record leads to the screen where one is added', () => {
  expect(fixLink({ to: 'packaging' })).toEqual({ path: '/catalog/packaging', label: 'Packaging' });
  expect(fixLink({ to: 'overheads' }).label).toBe('Overhead Catalog');
});
