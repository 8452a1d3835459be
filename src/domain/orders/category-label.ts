import type { OrderCategory } from './order.ts';

const LABELS: Readonly<Record<OrderCategory, string>> = {
  FARMERS_MARKET: 'Farmers Market',
  RESTAURANT: 'Restaurant',
  RESIDENTIAL: 'Residential',
  SPECIAL_EVENT: 'Special Event',
  INTERNAL_USE: 'Internal Use',
  GENERAL: 'General',
};

/** All categories of orders, in the order a form offers them. */
export const ORDER_CATEGORIES: readonly OrderCategory[] = [
  'FARMERS_MARKET',
  'RESTAURANT',
  'RESIDENTIAL',
  'SPECIAL_EVENT',
  'INTERNAL_USE',
  'GENERAL',
];

/** What a category of orders is called on screen. */
export function categoryLabel(category: OrderCategory): string {
  return LABELS[category];
}
