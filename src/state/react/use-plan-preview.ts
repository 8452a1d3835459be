import { useDeferredValue, useMemo, useState } from 'react';
import type { PlanMove } from '#domain/planning/plan-moves.ts';
import { comparePlans } from '#domain/planning/plan-moves.ts';
import { planHarvests } from '#domain/planning/plan-harvests.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarmState } from './use-farm-state.ts';
import { reduce } from '../actions/reduce.ts';
import { selectHarvests } from '../selectors/harvests.ts';

/**
 * What a save would move in the harvest plan; empty while the form cannot be saved yet.
 *
 * @param action - The action that the save would carry out, null while there is none.
 */
export function usePlanPreview(action: FarmAction | null): readonly PlanMove[] {
  const { clock } = useFarmStore().world;
  const farm = useFarmState((state) => state.document);
  const today = useFarmState((state) => state.today);
  // Typing, and the opening of the form, go first: the preview follows when there is time.
  const wanted = useDeferredValue(useSameAction(action), null);
  return useMemo(() => {
    if (wanted === null) return [];
    try {
      const after = reduce(farm, { ...wanted, moment: { today, now: clock.now() } });
      return comparePlans(selectHarvests(farm, today), planHarvests(after, today));
    } catch {
      // A form half filled in may not make a plan yet.
      return [];
    }
  }, [wanted, farm, today, clock]);
}

/** The action of the last time, for as long as it means the same. */
function useSameAction(action: FarmAction | null): FarmAction | null {
  // A field that is cleared differs from one that is not mentioned.
  const text = JSON.stringify(action, (_, value: unknown) => (value === undefined ? null : value));
  const [kept, setKept] = useState({ action, text });
  if (kept.text === text) return kept.action;
  setKept({ action, text });
  return action;
}
