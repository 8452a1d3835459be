import type { Unit } from '#domain/units/unit.ts';

/** Kinds of material in the order in which they are offered. */
export const MATERIAL_TYPE_LABELS = {
  container: 'Container',
  insert: 'Insert',
  label_sheet: 'Label sheet',
  soil: 'Soil',
  seed: 'Seed',
  other: 'Other',
  generic: 'Generic',
} as const;

export type MaterialType = keyof typeof MATERIAL_TYPE_LABELS;

/** Default stock unit for a purchase unit. Cases are counted by the piece. */
export function usualStockUnit(purchaseUnit: Unit): Unit {
  return purchaseUnit === 'case' ? 'each' : purchaseUnit;
}
