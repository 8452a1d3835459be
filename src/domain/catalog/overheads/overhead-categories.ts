/** Overhead categories, in form order. */
export const OVERHEAD_CATEGORIES = {
  EVENTS: { label: 'Events', description: 'Market and event fees' },
  RENT: { label: 'Rent', description: 'Space and facility' },
  SOFT_SERVICES: { label: 'Software & services', description: 'Subscriptions and bookkeeping' },
  WATER: { label: 'Water', description: 'Watering and washing' },
  ELECTRIC: { label: 'Electric', description: 'Lights, fans and cooling' },
  LABOR: { label: 'Labor', description: 'Wages and helpers' },
  VEHICLE: { label: 'Vehicle', description: 'Fuel, mileage' },
  GENERAL: { label: 'General', description: 'Everything else' },
} as const;

export type OverheadCategory = keyof typeof OVERHEAD_CATEGORIES;
