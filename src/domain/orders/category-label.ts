import type { OrderCategory } from './order.ts';

const LABELS: Readonly<Record<OrderCategory, string>> = {
  FARMERS_MARKET: 'Farmers Market',
  RESTAURANT: 'Restaurant',
  RESIDENTIAL: 'Residential',
  SPECIAL_EVENT: 'Special Event',
  INTERNAL_USE: 'Internal Use',
  GENERAL: 'General',
};

// `Object.keys` forgets what the keys are.
/** Order categories, in form order. */
export const ORDER_CATEGORIES = Object.keys(LABELS) as readonly OrderCategory[];

export function categoryLabel(category: OrderCategory): string {
  return LABELS[category];
}
