import { NOTHING_SAID, type Sentence } from '#domain/tell/say.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { FarmAction } from '../../records/farm-action.ts';
import { keepsMorePast } from '../../records/orders/keep-past.ts';
import { reduce } from '../../records/reduce.ts';
import { harvestMovesLabel } from '../../selectors/harvests.ts';
import { useFarmStore } from '../farm-context.ts';
import { useFarmState } from '../use-farm-state.ts';
import { useAnswer } from './use-answer.ts';
import { useChangeAsking } from './use-change-question.ts';
import { DIFF_FAILURE, usePlanDiff } from './use-plan-diff.ts';
import { useSameAction } from '../use-same-action.ts';

export interface PlanPreview {
  /** In one line, NOTHING_SAID when nothing moves: from the harvests at once, from the whole plan once that is worked out. */
  readonly label: Sentence;
  readonly diff: PlanChange | null;
  /** The same for a message; to be asked right before the save. */
  readonly told: () => Promise<PlanChange | null>;
  /** Freed greens for other deliveries, used unless the user declines. `null` if there are none. */
  readonly use: OfferedSurplus | null;
  /** The action that is saved: with what is used. */
  readonly meant: (action: FarmAction) => FarmAction;
  readonly keepsPast: boolean;
}

/** Greens that a change leaves over, and whether they are used. */
interface OfferedSurplus {
  /** A sentence for each variety. */
  readonly words: readonly Sentence[];
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
}

/** Previews the effect of a save on the plan. Empty while the form can't be saved. */
export function usePlanPreview(action: FarmAction | null): PlanPreview {
  const { clock } = useFarmStore().world;
  // A save draws the farm first: the dialog that it closes has nothing more to tell.
  const farm = useDeferredValue(useFarmState((state) => state.document));
  const today = useFarmState((state) => state.today);
  const diffOf = usePlanDiff();
  const same = useSameAction(action);
  // Typing, and the opening of the form, go first: the preview follows when there is time.
  const wanted = useDeferredValue(same, null);
  const { label, keepsPast } = useMemo(() => {
    if (wanted === null) return NOTHING_MOVES;
    try {
      const after = reduce(farm, { ...wanted, moment: { today, now: clock.now() } });
      return {
        label: harvestMovesLabel(farm, after, today),
        keepsPast: wanted.past === true || keepsMorePast(farm, after),
      };
    } catch {
      // A form half filled in may not make a plan yet.
      return NOTHING_MOVES;
    }
  }, [wanted, farm, today, clock]);
  const { answer: diff } = useAnswer('diff', useChangeAsking(wanted), DIFF_FAILURE);
  const [isUsed, setIsUsed] = useState(true);
  return useMemo(() => {
    const offer = diff !== null && wanted === same ? diff.use : null;
    const meant = (saved: FarmAction): FarmAction =>
      offer !== null && isUsed ? { ...saved, takes: offer.takes } : saved;
    const told = () => {
      if (same === null) return Promise.resolve(null);
      const isKnown = diff !== null && wanted === same && meant(same) === same;
      return isKnown ? Promise.resolve(diff) : diffOf(meant(same));
    };
    const use = offer && { words: offer.words, isUsed, onUse: setIsUsed };
    return { label: diff?.summary ?? label, diff, told, use, meant, keepsPast };
  }, [label, keepsPast, diff, wanted, same, diffOf, isUsed]);
}

const NOTHING_MOVES = { label: NOTHING_SAID, keepsPast: false };
