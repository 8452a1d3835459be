import { expect, test } from 'vitest';
import { mendLink } from './mend-link.ts';

test('a note leads to the record that lacks something', () => {
  expect(mendLink({ to: 'variety', id: 'pea' }).path).toBe('/catalog/varieties/pea');
  expect(mendLink({ to: 'packaging', id: 'pkg 4' }).path).toBe(
    '/catalog/packaging?packaging=pkg%204',
  );
  expect(mendLink({ to: 'material', id: 'mat_soil' }).path).toBe(
    '/catalog/inventory?material=mat_soil',
  );
  expect(mendLink({ to: 'seed-vault', id: 'pea' }).path).toBe('/catalog/seed-vault?cost=pea');
  expect(mendLink({ to: 'order', id: 'ord_1' }).path).toBe('/ops/orders?order=ord_1');
});

test('a note without a record leads to the screen where one is added', () => {
  expect(mendLink({ to: 'packaging' })).toEqual({ path: '/catalog/packaging', label: 'Packaging' });
  expect(mendLink({ to: 'overheads' }).label).toBe('Overhead Catalog');
});
