import type { ProOrderStatus } from '../alchemy.ts';

/** Statuses of a Pro order, from draft to fulfilled. */
export const PRO_ORDER_STATUSES: readonly ProOrderStatus[] = [
  'draft',
  'pending',
  'confirmed',
  'fulfilled',
  'cancelled',
];
