import { yieldInOunces } from '#domain/catalog/varieties/variety.ts';
import { inUnit, type TypedUnit } from '#domain/tell/read-digits.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { seedUnit, yieldUnit } from '../format-weights.ts';

/**
 * What a field for a weight stores: ounces of greens (`oz`), of a tray (`yield`) or pounds of seed (`lb`). A farm that weighs in
 * grams types and reads grams, of seed kilograms.
 */
export type FieldWeight = 'oz' | 'yield' | 'lb';

/** More grams a tray than this would be read as a yield in grams: 64 ounces. */
export const MOST_GRAMS_A_TRAY = 1814;

/** The unit a weight is in while no other is typed. */
export function fieldUnit(weight: FieldWeight): TypedUnit {
  return weight === 'lb' ? seedUnit() : yieldUnit();
}

/** A stored weight as its field shows it: grams with one decimal, kilograms with three. */
export function shownWeight(stored: number, weight: FieldWeight): number {
  const unit = fieldUnit(weight);
  if (unit === 'oz' || unit === 'lb') return stored;
  // Of a yield in grams of old.
  const isInGrams = weight === 'yield' && yieldInOunces(stored) !== stored;
  if (isInGrams) return stored;
  return roundTo(inUnit(stored, storedUnit(weight), unit), unit === 'g' ? 1 : 3);
}

/** A typed weight in the unit that is stored, unrounded. */
export function storedWeight(typed: number, unit: TypedUnit, weight: FieldWeight): number {
  return inUnit(typed, unit, storedUnit(weight));
}

function storedUnit(weight: FieldWeight): 'oz' | 'lb' {
  return weight === 'lb' ? 'lb' : 'oz';
}
