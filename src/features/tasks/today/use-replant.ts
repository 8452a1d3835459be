import { useCallback } from 'react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { replantingOf } from '#domain/shortages/replanting.ts';
import { selectOutlook } from '#state/selectors/supply.ts';
import { useFarmNow, usePerform, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { formatTrays } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import { TASK_TOASTS } from './task-toasts.ts';

/** Growing again what deliveries miss, as a button offers it: "Replant 2 trays". */
export interface ReplantOffer {
  readonly label: string;
  readonly run: () => void;
}

/** Tells of a variety, as it stands at the moment of asking, whether replanting helps anybody; null when not. */
export function useReplant(): (varietyId: string) => ReplantOffer | null {
  const today = useToday();
  const farmNow = useFarmNow();
  const perform = usePerform();
  const undoLast = useUndoLast();
  return useCallback(
    (varietyId) => {
      const replanting = replantingOf(selectOutlook(farmNow(), today), varietyId);
      if (replanting === null) return null;
      const { harvestISO, trays, changes } = replanting;
      return {
        label: `Replant ${formatTrays(trays)}`,
        run: () => {
          perform({ type: 'CHANGE_DELIVERIES', payload: { add: changes, remove: [] } });
          toast.success(
            `${formatTrays(trays)} to plant today, ready ${shortDayLabel(harvestISO)}`,
            { undo: undoLast(), slot: TASK_TOASTS },
          );
        },
      };
    },
    [farmNow, perform, today, undoLast],
  );
}
