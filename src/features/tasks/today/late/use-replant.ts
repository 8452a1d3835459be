import { useCallback } from 'react';
import type { Replanting } from '#domain/answers/shortages/replanting.ts';
import type { AskedFarm } from '#state/ports/farm-answers.ts';
import { useAsk } from '#state/react/answers/use-ask.ts';
import { useFarmAnswer } from '#state/react/answers/use-farm-answer.ts';
import { useCarryOut, useFarmNow, useToday } from '#state/react/use-farm.ts';
import { formatDay, formatTrays } from '#ui/format.ts';

const FAILURE = 'Whether replanting helps could not be worked out';

/** Growing again what deliveries miss, as a button offers it: "Replant 2 trays". */
interface ReplantOffer {
  readonly label: string;
  readonly run: () => void;
}

/** What replanting offers for a variety, as it stands now; null when it helps nobody, and without a variety. */
export function useReplant(varietyId: string | null): ReplantOffer | null {
  const offer = useReplantOffer();
  const questionOf = useCallback(
    (asked: AskedFarm) => (varietyId === null ? null : ({ asked, args: [varietyId] } as const)),
    [varietyId],
  );
  const { answer } = useFarmAnswer('replanting', questionOf, FAILURE);
  return answer && offer(answer);
}

/** Asks once what replanting offers for a variety. */
export function useAskReplant(): (varietyId: string) => Promise<ReplantOffer | null> {
  const offer = useReplantOffer();
  const ask = useAsk();
  const farmNow = useFarmNow();
  const today = useToday();
  return async (varietyId) => {
    const question = { asked: { farm: farmNow(), today }, args: [varietyId] } as const;
    const answer = await ask('replanting', question, FAILURE);
    return answer && offer(answer);
  };
}

function useReplantOffer(): (replanting: Replanting) => ReplantOffer {
  const carryOut = useCarryOut();
  return ({ harvestISO, trays, changes }) => ({
    label: `Replant ${formatTrays(trays)}`,
    run: () => {
      const text = `${formatTrays(trays)} to plant today, ready ${formatDay(harvestISO)}`;
      const payload = { add: changes, remove: [] };
      carryOut({ type: 'CHANGE_DELIVERIES', payload }, text);
    },
  });
}
