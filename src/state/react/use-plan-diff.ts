import { useCallback } from 'react';
import { compareOutlooks } from '#domain/plan-diff/compare-outlooks.ts';
import type { PlanDiff } from '#domain/plan-diff/plan-diff.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { reduce } from '../actions/reduce.ts';
import { nextOutlook, selectOutlook } from '../selectors/supply.ts';
import { useFarmStore } from './farm-context.ts';

/** Works out what an action would do to plantings, harvests and deliveries, before it is carried out. */
export function usePlanDiff(): (action: FarmAction) => PlanDiff {
  const { state, world } = useFarmStore();
  return useCallback(
    (action) => {
      const { document, today } = state();
      const before = selectOutlook(document, today);
      const after = reduce(document, { ...action, moment: { today, now: world.clock.now() } });
      return compareOutlooks(before, nextOutlook(before, after, today));
    },
    [state, world],
  );
}
