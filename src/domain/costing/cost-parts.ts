import { roundTo } from '#domain/units/rounding.ts';

/** Dollars by what they are spent on. */
export interface CostParts {
  readonly seed: number;
  readonly soil: number;
  readonly overhead: number;
  readonly packaging: number;
}

/** Decimals of every figure a report gives out. */
const DECIMALS = 6;

export const NO_COST: CostParts = { seed: 0, soil: 0, overhead: 0, packaging: 0 };

export function addParts(one: CostParts, other: CostParts): CostParts {
  return {
    seed: one.seed + other.seed,
    soil: one.soil + other.soil,
    overhead: one.overhead + other.overhead,
    packaging: one.packaging + other.packaging,
  };
}

export function totalOf({ seed, soil, overhead, packaging }: CostParts): number {
  return seed + soil + overhead + packaging;
}

/** A cost as reports give it out: 6 decimals. Sums are built before, so that it is rounded once. */
export function roundCost(dollars: number): number {
  return roundTo(dollars, DECIMALS);
}

/** A weight as reports give it out: 6 decimals, so that sums carry no noise. */
export function roundOunces(ounces: number): number {
  return roundTo(ounces, DECIMALS);
}

export function roundParts({ seed, soil, overhead, packaging }: CostParts): CostParts {
  return {
    seed: roundCost(seed),
    soil: roundCost(soil),
    overhead: roundCost(overhead),
    packaging: roundCost(packaging),
  };
}
