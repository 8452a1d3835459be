import { useCallback } from 'react';
import type { FarmAction } from '../actions/farm-action.ts';
import { reduce } from '../actions/reduce.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import { diffDocuments } from '../document/document-patch.ts';
import type { AskedFarm } from '../ports/farm-answers.ts';
import { useFarmStore } from './farm-context.ts';

/** A farm, and what an action would change of it. */
export interface ChangeQuestion {
  readonly asked: AskedFarm;
  readonly patches: readonly DocumentPatch[];
}

/** Tries an action out on the farm as it is at the moment of asking; null when it cannot be done. */
export function useChangeQuestion(): (action: FarmAction) => ChangeQuestion | null {
  const { state, world } = useFarmStore();
  return useCallback(
    (action) => {
      const { document: farm, today } = state();
      try {
        const after = reduce(farm, { ...action, moment: { today, now: world.clock.now() } });
        return { asked: { farm, today }, patches: diffDocuments(farm, after) };
      } catch {
        // A form half filled in may not make a farm yet.
        return null;
      }
    },
    [state, world],
  );
}
