import { useMemo } from 'react';
import { sumMargins } from '#domain/margins/event-margins.ts';
import { selectCustomerMargins, selectOrderMargins } from '#state/selectors/margins.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { DayRange } from '#ui/day-range/day-range.ts';
import type { EarnedByCustomer } from './earned-columns.tsx';

/** What each customer brings within a range; null while the farm has no price at all. */
export function useEarnedByCustomer({ from, to }: DayRange): EarnedByCustomer | null {
  const today = useToday();
  const margins = useFarm((farm) => selectOrderMargins(farm, from, to, today));
  const byKey = useFarm((farm) => selectCustomerMargins(farm, from, to, today));
  return useMemo(
    () => (margins === null || byKey === null ? null : { byKey, sum: sumMargins(margins) }),
    [margins, byKey],
  );
}
