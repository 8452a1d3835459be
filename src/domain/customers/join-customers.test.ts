import { expect, test } from 'vitest';
import { aCustomer } from '#tests/support/builders/catalog-builders.ts';
import { type Customer, customerKey } from './customer.ts';
import { joinCustomers } from './join-customers.ts';

const named = (id: string, name: string, more: Partial<Customer> = {}) =>
  aCustomer({ id, name, ...more });

test('case, outer spaces and runs of inner ones make no other customer', () => {
  expect(customerKey('  Chef \n Ana ')).toBe('chef ana');
  expect(customerKey('ChefAna')).not.toBe(customerKey('Chef Ana'));
});

test('of customers with one name the first stays, and what it lacks comes from the next that has it', () => {
  const first = named('cus_1', 'Chef Ana', { email: 'ana@bistro.example', note: 'Back door' });
  const second = named('cus_2', 'chef  ana', {
    email: 'other@bistro.example',
    phone: '555 0100',
    address: '1 Main St',
    note: 'Front door',
  });
  const other = named('cus_3', 'Deli');
  const third = named('cus_4', 'Chef Ana', { phone: '555 0199' });
  expect(joinCustomers([first, other, second, third])).toEqual([
    { ...first, phone: '555 0100', address: '1 Main St' },
    other,
  ]);
});

test('customers with different names stay the very same list', () => {
  const customers = [named('cus_1', 'Ana'), named('cus_2', 'Bea')];
  expect(joinCustomers(customers)).toBe(customers);
});
