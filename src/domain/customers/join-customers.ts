import { type Customer, customerKey } from './customer.ts';

/** Merges duplicate customers. The first one stays, and its blank fields are filled from the others. */
export function joinCustomers(customers: readonly Customer[]): readonly Customer[] {
  const byName = new Map<string, Customer>();
  for (const customer of customers) {
    const key = customerKey(customer.name);
    const first = byName.get(key);
    byName.set(key, first === undefined ? customer : filledFrom(first, customer));
  }
  return byName.size === customers.length ? customers : [...byName.values()];
}

function filledFrom(first: Customer, second: Customer): Customer {
  return {
    ...second,
    ...first,
    email: first.email || second.email,
    phone: first.phone || second.phone,
    address: first.address || second.address,
    note: first.note || second.note,
  };
}
