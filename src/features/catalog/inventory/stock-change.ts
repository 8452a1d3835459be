import type { Material } from '#domain/catalog/catalog.ts';
import { stockCounted, receiveStock } from '#domain/catalog/materials/material-stock.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import { UnitError, type Quantity, type Unit } from '#domain/units/unit.ts';

/** What is done to the stock of a material: more comes in, or what is on hand was counted. */
type StockChange = 'receive' | 'adjust';

export interface StockTarget {
  readonly material: Material;
  readonly change: StockChange;
}

export type StockDraft = Typed<Quantity>;

export function stockSaveProblem(change: StockChange, { qty }: StockDraft): string | null {
  if (change === 'receive') return qty !== null && qty > 0 ? null : 'Quantity above 0 required';
  return qty !== null && qty >= 0 ? null : 'Quantity of 0 or more required';
}

/** What the stock will be; an error in a unit that cannot be told in its own. */
export function stockOutcome(
  material: Material,
  change: StockChange,
  { qty, unit }: StockDraft,
): Quantity | UnitError {
  const amount = { qty: qty ?? 0, unit };
  try {
    return change === 'receive'
      ? receiveStock(material, amount).stock
      : stockCounted(material, amount);
  } catch (error) {
    if (error instanceof UnitError) return error;
    throw error;
  }
}

/** Where the missing detail that a conversion asks for is typed. */
export function conversionHint(material: Material, unit: Unit, error: UnitError): string {
  if (error.reason === 'density-missing') {
    return 'Not saved. Add this material’s density under Edit, or choose another unit.';
  }
  const isCase = unit === 'case' || material.stock.unit === 'case';
  if (isCase && material.meta.itemsPerCase === undefined) {
    return 'Not saved. Add this material’s items per case under Edit, or choose another unit.';
  }
  return `Not saved. Choose a unit that converts to ${material.stock.unit}.`;
}
