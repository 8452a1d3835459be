import { keysOf } from '#domain/records/lists.ts';
import type { Unit } from '#domain/units/unit.ts';

/** Kinds of material in the order in which they are offered. */
const LABELS = {
  container: 'Container',
  insert: 'Insert',
  label_sheet: 'Label sheet',
  soil: 'Soil',
  seed: 'Seed',
  other: 'Other',
  generic: 'Generic',
} as const;

export type MaterialType = keyof typeof LABELS;

export const MATERIAL_TYPES = keysOf(LABELS);

export function materialTypeLabel(type: MaterialType): string {
  return LABELS[type];
}

export const MATERIAL_TYPE_CHOICES = MATERIAL_TYPES.map((value) => ({
  value,
  label: materialTypeLabel(value),
}));

/** Default stock unit for a purchase unit. Cases are counted by the piece. */
export function usualStockUnit(purchaseUnit: Unit): Unit {
  return purchaseUnit === 'case' ? 'each' : purchaseUnit;
}
