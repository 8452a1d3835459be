import { useCallback } from 'react';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { reduce } from '../actions/reduce.ts';
import { diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { useFarmStore } from './farm-context.ts';

/**
 * Tells what an action would do to the plan of the farm as it is at the moment of asking, so it is asked
 * before the action is carried out. Null when nobody can tell.
 */
export function usePlanDiff(): (action: FarmAction) => Promise<ToldDiff | null> {
  const { state, world } = useFarmStore();
  return useCallback(
    async (action) => {
      const { document: farm, today } = state();
      const after = farmAfter(farm, { ...action, moment: { today, now: world.clock.now() } });
      if (after === null) return null;
      try {
        return await world.answers.diff({ farm, today }, diffDocuments(farm, after));
      } catch (cause) {
        world.logger.error('What a change does to the plan could not be told', cause);
        return null;
      }
    },
    [state, world],
  );
}

/** A form half filled in may not make a farm yet. */
function farmAfter(farm: FarmDocument, action: Parameters<typeof reduce>[1]): FarmDocument | null {
  try {
    return reduce(farm, action);
  } catch {
    return null;
  }
}
