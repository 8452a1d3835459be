import type { Replanting } from '#domain/answers/shortages/replanting.ts';
import { useAskReplanting, useReplanting } from '#state/react/answers/use-replanting.ts';
import { useCarryOut } from '#state/react/use-farm.ts';
import { formatDay, formatTrays } from '#ui/format.ts';
import { TASK_TOASTS } from '../list/task-text.ts';

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

/** Asks once what replanting offers for a variety. */
export function useAskReplant(): (varietyId: string) => Promise<ReplantOffer | null> {
  const offer = useReplantOffer();
  const ask = useAskReplanting();
  return async (varietyId) => {
    const replanting = await ask(varietyId);
    return replanting === null ? null : offer(replanting);
  };
}

function useReplantOffer(): (replanting: Replanting) => ReplantOffer {
  const carryOut = useCarryOut();
  return ({ harvestISO, trays, changes }) => ({
    label: `Replant ${formatTrays(trays)}`,
    run: () => {
      const text = `${formatTrays(trays)} to plant today, ready ${formatDay(harvestISO)}`;
      const payload = { add: changes, remove: [] };
      carryOut({ type: 'CHANGE_DELIVERIES', payload }, text, { slot: TASK_TOASTS });
    },
  });
}
