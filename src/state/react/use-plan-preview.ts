import { useDeferredValue, useMemo } from 'react';
import type { HarvestEntry } from '#domain/planning/harvest-entry.ts';
import { planHarvests } from '#domain/planning/plan-harvests.ts';
import { comparePlans, planMovesLabel } from '#domain/planning/plan-moves.ts';
import { cycleKey } from '#domain/planning/task-keys.ts';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import type { FarmAction } from '../actions/farm-action.ts';
import { reduce } from '../actions/reduce.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectHarvests } from '../selectors/harvests.ts';
import { selectLots } from '../selectors/supply.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarmState } from './use-farm-state.ts';
import { useLatestAnswer } from './use-latest-answer.ts';
import { usePlanDiff } from './use-plan-diff.ts';
import { useSameAction } from './use-same-action.ts';

/** What a save would do to the plan. */
export interface PlanPreview {
  /** In one line, '' when nothing moves: from the harvests at once, from the whole plan once that is worked out. */
  readonly label: string;
  /** Null until it is worked out. */
  readonly diff: ToldDiff | null;
  /** The same for a message; to be asked right before the save. */
  readonly told: () => Promise<ToldDiff | null>;
}

/**
 * What a save would do to the plan; nothing while the form cannot be saved yet.
 *
 * @param action - The action that the save would carry out, null while there is none.
 */
export function usePlanPreview(action: FarmAction | null): PlanPreview {
  const { clock } = useFarmStore().world;
  // A save draws the farm first: the dialog that it closes has nothing more to tell.
  const farm = useDeferredValue(useFarmState((state) => state.document));
  const today = useFarmState((state) => state.today);
  const diffOf = usePlanDiff();
  const same = useSameAction(action);
  // Typing, and the opening of the form, go first: the preview follows when there is time.
  const wanted = useDeferredValue(same, null);
  const label = useMemo(() => {
    if (wanted === null) return '';
    try {
      const after = reduce(farm, { ...wanted, moment: { today, now: clock.now() } });
      const isOpen = isStillOpen(farm, today);
      const [was, is] = [selectHarvests(farm, today), planHarvests(after, today)];
      return planMovesLabel(comparePlans(was.filter(isOpen), is.filter(isOpen)));
    } catch {
      // A form half filled in may not make a plan yet.
      return '';
    }
  }, [wanted, farm, today, clock]);
  const diff = useLatestAnswer(wanted, diffOf);
  return useMemo(() => {
    const told = () => {
      if (diff !== null && wanted === same) return Promise.resolve(diff);
      return same === null ? Promise.resolve(null) : diffOf(same);
    };
    return { label: diff?.summary ?? label, diff, told };
  }, [label, diff, wanted, same, diffOf]);
}

/** Trays of a harvest that grows already are not planted once more. */
function isStillOpen(farm: FarmDocument, today: string) {
  const lots = selectLots(farm, today);
  return ({ varietyId, dateISO }: HarvestEntry): boolean => {
    const state = lots.get(cycleKey(varietyId, dateISO))?.state;
    return state !== 'growing' && state !== 'cut';
  };
}
