import type { ProOrderStatus } from '../alchemy.ts';

/** The statuses of a Pro order, from an idea to what is gone. */
export const PRO_ORDER_STATUSES: readonly ProOrderStatus[] = [
  'draft',
  'pending',
  'confirmed',
  'fulfilled',
  'cancelled',
];
