import { useDeferredValue, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { PlanMove } from '#domain/planning/plan-moves.ts';
import { comparePlans } from '#domain/planning/plan-moves.ts';
import { planHarvests } from '#domain/planning/plan-harvests.ts';
import type { FarmAction } from './actions/farm-action.ts';
import { useFarmStore } from './farm-context.ts';
import type { FarmState } from './farm-state.ts';
import { reduce } from './reduce.ts';
import { selectHarvests } from './selectors/harvests.ts';

/**
 * What a save would move in the harvest plan; empty while the form cannot be saved yet.
 *
 * @param action - The action that the save would carry out, null while there is none.
 */
export function usePlanPreview(action: FarmAction | null): readonly PlanMove[] {
  const { clock } = useFarmStore().world;
  const farm = useSelector((state: FarmState) => state.document);
  const today = useSelector((state: FarmState) => state.today);
  // Typing goes first: the preview follows when there is time. As text the action can be compared.
  const wanted = useDeferredValue(JSON.stringify(action));
  return useMemo(() => {
    // The text was made from an action two lines above.
    const previewed = JSON.parse(wanted) as FarmAction | null;
    if (previewed === null) return [];
    try {
      const after = reduce(farm, { ...previewed, moment: { today, now: clock.now() } });
      return comparePlans(selectHarvests(farm, today), planHarvests(after, today));
    } catch {
      // A form half filled in may not make a plan yet.
      return [];
    }
  }, [wanted, farm, today, clock]);
}
