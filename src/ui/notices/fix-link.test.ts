import { expect, test } from 'vitest';
import { fixLink } from './fix-link.ts';

test('a note leads to the record that lacks something', () => {
  expect(fixLink({ to: 'variety', id: 'pea' }).path).toBe('/catalog/varieties/pea');
  expect(fixLink({ to: 'packaging', id: 'pkg 4' }).path).toBe(
    '/catalog/packaging?packaging=pkg%204',
  );
  expect(fixLink({ to: 'material', id: 'mat_soil' }).path).toBe(
    '/catalog/inventory?material=mat_soil',
  );
  expect(fixLink({ to: 'seed-vault', id: 'pea' }).path).toBe('/catalog/seed-vault?cost=pea');
  expect(fixLink({ to: 'order', id: 'ord_1' }).path).toBe('/ops/orders?order=ord_1');
});

test('a note without a record leads to the screen where one is added', () => {
  expect(fixLink({ to: 'packaging' })).toEqual({ path: '/catalog/packaging', label: 'Packaging' });
  expect(fixLink({ to: 'overheads' }).label).toBe('Overhead Catalog');
});
