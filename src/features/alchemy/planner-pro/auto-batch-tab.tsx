import { useCallback, useMemo } from 'react';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectDryerPlanInput } from '#state/selectors/dryer-plan-input.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { PlanView } from './plan-view.tsx';

/** The plan of the farm's Pro orders from today on. */
export function AutoBatchTab() {
  const today = useToday();
  const select = useCallback((farm: FarmDocument) => selectDryerPlanInput(farm, today), [today]);
  const input = useFarm(select);
  return useMemo(() => <PlanView input={input} />, [input]);
}
