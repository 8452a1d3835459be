import { useCallback } from 'react';
import type { Replanting } from '#domain/answers/shortages/replanting.ts';
import { useReplanting } from '#state/react/answers/use-replanting.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { formatDay, formatTrays } from '#ui/format.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { TASK_TOASTS } from '../task-toasts.ts';

/** Growing again what deliveries miss, as a button offers it: "Replant 2 trays". */
export interface ReplantOffer {
  readonly label: string;
  readonly run: () => void;
}

/** What replanting offers for a variety, as it stands now; null when it helps nobody, and without a variety. */
export function useReplant(varietyId: string | null): ReplantOffer | null {
  const offer = useReplantOffer();
  const replanting = useReplanting(varietyId);
  return replanting === null ? null : offer(replanting);
}

/** Offers to grow again what deliveries miss. */
export function useReplantOffer(): (replanting: Replanting) => ReplantOffer {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    ({ harvestISO, trays, changes }) => ({
      label: `Replant ${formatTrays(trays)}`,
      run: () => {
        const text = `${formatTrays(trays)} to plant today, ready ${formatDay(harvestISO)}`;
        saveAndSay(
          () => perform({ type: 'CHANGE_DELIVERIES', payload: { add: changes, remove: [] } }),
          () => ({ text, undo: undoLast(), slot: TASK_TOASTS }),
        );
      },
    }),
    [perform, undoLast],
  );
}
