/** Overhead categories, in form order. */
export const OVERHEAD_CATEGORIES = [
  { category: 'EVENTS', label: 'Events', description: 'Market and event fees' },
  { category: 'RENT', label: 'Rent', description: 'Space and facility' },
  {
    category: 'SOFT_SERVICES',
    label: 'Software & services',
    description: 'Subscriptions and bookkeeping',
  },
  { category: 'WATER', label: 'Water', description: 'Watering and washing' },
  { category: 'ELECTRIC', label: 'Electric', description: 'Lights, fans and cooling' },
  { category: 'LABOR', label: 'Labor', description: 'Wages and helpers' },
  { category: 'VEHICLE', label: 'Vehicle', description: 'Fuel, mileage' },
  { category: 'GENERAL', label: 'General', description: 'Everything else' },
] as const;

export type OverheadCategory = (typeof OVERHEAD_CATEGORIES)[number]['category'];

export function overheadCategoryLabel(category: OverheadCategory): string {
  return OVERHEAD_CATEGORIES.find((one) => one.category === category)?.label ?? 'General';
}
