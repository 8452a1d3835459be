import type { OrderCategory } from './order.ts';

const LABELS: Readonly<Record<OrderCategory, string>> = {
  FARMERS_MARKET: 'Farmers Market',
  RESTAURANT: 'Restaurant',
  RESIDENTIAL: 'Residential',
  SPECIAL_EVENT: 'Special Event',
  INTERNAL_USE: 'Internal Use',
  GENERAL: 'General',
};

/** Order categories, in form order. */
export const ORDER_CATEGORIES: readonly OrderCategory[] = [
  'FARMERS_MARKET',
  'RESTAURANT',
  'RESIDENTIAL',
  'SPECIAL_EVENT',
  'INTERNAL_USE',
  'GENERAL',
];

/** Display name of an order category. */
export function categoryLabel(category: OrderCategory): string {
  return LABELS[category];
}
