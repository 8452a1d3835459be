import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { compareTexts } from '#domain/records/lists.ts';
import {
  addParts,
  roundCost,
  roundOunces,
  roundParts,
  totalOf,
  type CostParts,
} from './cost-parts.ts';

/** Cost of one variety in an order, in unrounded dollars. */
export interface VarietyCost extends AmountUnit {
  /** `null` if the variety was deleted. */
  readonly varietyId: string | null;
  readonly name: string;
  readonly ounces: number;
  readonly parts: CostParts;
}

/** Costs of a variety, in dollars as reports show them. */
export interface VarietyCostRow extends CostParts, Omit<VarietyCost, 'parts'> {
  readonly totalCost: number;
}

export function mergeVarieties(lines: readonly VarietyCost[]): VarietyCost[] {
  const merged = new Map<string | null, VarietyCost>();
  for (const line of lines) {
    const before = merged.get(line.varietyId);
    merged.set(line.varietyId, before === undefined ? line : addVariety(before, line));
  }
  return [...merged.values()].sort(byOunces);
}

export function varietyCostRows(varieties: readonly VarietyCost[]): VarietyCostRow[] {
  return varieties.map(({ varietyId, name, ounces, parts, unit }) => ({
    varietyId,
    name,
    ounces: roundOunces(ounces),
    ...roundParts(parts),
    totalCost: roundCost(totalOf(parts)),
    ...(unit && { unit }),
  }));
}

function addVariety(one: VarietyCost, other: VarietyCost): VarietyCost {
  return {
    ...one,
    ounces: one.ounces + other.ounces,
    parts: addParts(one.parts, other.parts),
  };
}

function byOunces(a: VarietyCost, b: VarietyCost): number {
  return (
    b.ounces - a.ounces ||
    compareTexts(a.name, b.name) ||
    compareTexts(a.varietyId ?? '', b.varietyId ?? '')
  );
}
