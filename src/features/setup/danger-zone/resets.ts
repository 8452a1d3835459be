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
    extent: 'Deletes all varieties, their products, their shares in mixes and their order lines.',
  },
  {
    name: 'products',
    title: 'Products',
    extent: 'Deletes all mixes and all order lines for products. Varieties stay.',
  },
  {
    name: 'recurring',
    title: 'Recurring',
    extent: 'Deletes all recurring orders.',
  },
  {
    name: 'orders',
    title: 'Orders',
    extent: 'Deletes all orders in the Orders list and all one-time orders.',
  },
  {
    name: 'tasks',
    title: 'Tasks',
    extent: 'Rebuilds all tasks from orders. Deletes done marks and tasks you added.',
  },
  {
    name: 'seedsInventory',
    title: 'Seeds inventory',
    extent: 'Deletes all seed intakes, usage and counts.',
  },
];
