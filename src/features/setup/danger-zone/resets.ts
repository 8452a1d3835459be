import type { ResetName } from '#state/records/reset-data.ts';

/** A part of the farm that can be emptied, and what goes with it. */
export interface Reset {
  readonly name: ResetName;
  readonly title: string;
  readonly extent: string;
}

export const RESETS: readonly Reset[] = [
  {
    name: 'varieties',
    title: 'Varieties',
    extent: 'Removes all varieties, their products, their shares in mixes and their order lines.',
  },
  {
    name: 'products',
    title: 'Products',
    extent: 'Removes all mixes, and the lines of every product from orders. Varieties stay.',
  },
  {
    name: 'recurring',
    title: 'Recurring',
    extent: 'Removes all standing orders.',
  },
  {
    name: 'orders',
    title: 'Orders',
    extent: 'Removes the orders of the Orders list and all one-time orders.',
  },
  {
    name: 'tasks',
    title: 'Tasks',
    extent: 'Plans all tasks again from the orders. Done marks and your own tasks are removed.',
  },
  {
    name: 'seedsInventory',
    title: 'Seeds inventory',
    extent: 'Removes all purchases, uses and counts of seed.',
  },
];
