import { useState } from 'react';
import type { BulkItem } from '#domain/orders/order.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { pageTeller } from '#ui/format.ts';

/** Units a loose weight is typed in; a kilogram is kept as 1,000 g. */
type LooseUnit = BulkItem['unit'] | 'kg';

interface LooseWeight<U> {
  readonly weight: number | null;
  readonly unit: U;
}

const UNITS = { us: ['oz', 'g', 'lb'], metric: ['g', 'kg'] } as const;

/** A loose weight as it is typed: a farm that weighs in grams reads kilograms from 1,000 g on. */
export function useLooseWeight(
  { weight, unit }: LooseWeight<BulkItem['unit']>,
  onChange: (kept: LooseWeight<BulkItem['unit']>) => void,
) {
  const { weights } = pageTeller().region;
  const [isInKg, setInKg] = useState(weights === 'metric' && (weight ?? 0) >= 1000);
  const shown: LooseWeight<LooseUnit> =
    unit === 'g' && isInKg
      ? { weight: weight === null ? null : weight / 1000, unit: 'kg' }
      : { weight, unit };
  const offered: readonly LooseUnit[] = UNITS[weights];
  return {
    shown,
    units: offered.includes(unit) ? offered : [unit, ...offered],
    change: (typed: LooseWeight<LooseUnit>) => {
      setInKg(typed.unit === 'kg');
      if (typed.unit !== 'kg') onChange({ weight: typed.weight, unit: typed.unit });
      else onChange({ weight: typed.weight && roundUnits(typed.weight * 1000), unit: 'g' });
    },
  };
}
