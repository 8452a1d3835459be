import { useCallback } from 'react';
import type { PlanDiff } from '#domain/plan-diff/plan-diff.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { reduce } from '../actions/reduce.ts';
import { diffDocuments } from '../document/document-patch.ts';
import { useFarmStore } from './farm-context.ts';

/** Asks what an action would do to the plan of the farm as it is now; null when nobody can tell. */
export function useAskPlanDiff(): (action: FarmAction) => Promise<PlanDiff | null> {
  const { state, world } = useFarmStore();
  return useCallback(
    async (action) => {
      const { document: farm, today } = state();
      const moment = { today, now: world.clock.now() };
      try {
        const after = reduce(farm, { ...action, moment });
        return await world.answers.diff({ farm, today }, diffDocuments(farm, after));
      } catch (cause) {
        world.logger.error('What a change does to the plan could not be told', cause);
        return null;
      }
    },
    [state, world],
  );
}
