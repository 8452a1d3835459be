import type { Unit } from '#domain/units/unit.ts';
import { MATERIAL_TYPES, type MaterialType } from '../catalog.ts';

const LABELS: Readonly<Record<MaterialType, string>> = {
  container: 'Container',
  insert: 'Insert',
  label_sheet: 'Label sheet',
  soil: 'Soil',
  seed: 'Seed',
  other: 'Other',
  generic: 'Generic',
};

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
