import type { OverheadCategory } from '../catalog.ts';

interface OverheadCategoryText {
  readonly category: OverheadCategory;
  readonly label: string;
  readonly description: string;
}

/** Overhead categories, in form order. */
export const OVERHEAD_CATEGORIES: readonly OverheadCategoryText[] = [
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
];

export function overheadCategoryLabel(category: OverheadCategory): string {
  return OVERHEAD_CATEGORIES.find((one) => one.category === category)?.label ?? 'General';
}
