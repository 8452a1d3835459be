import { useMemo } from 'react';
import type { DayRange } from '#ui/day-range/day-range.ts';
import { selectOrderMargins } from '#state/selectors/margins.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { MarginsByCost } from './margin-columns.tsx';

/** What the events of a range earn, by their cost; null while the farm has no price at all. */
export function useOrderMargins({ from, to }: DayRange): MarginsByCost | null {
  const today = useToday();
  const margins = useFarm((farm) => selectOrderMargins(farm, from, to, today));
  return useMemo(
    () => margins && new Map(margins.map((margin) => [margin.orderCost, margin])),
    [margins],
  );
}
