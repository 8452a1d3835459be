import { useMemo } from 'react';
import { dayOfCycle, varietyOfCycle } from '#domain/planning/task.ts';
import { traysLeft } from '#domain/supply/record-loss.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useNewId, useNow, useToday, useUndoLast } from '#state/react/use-farm.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatDay, formatLongDay, formatSentence, formatTrays } from '#ui/format.ts';
import { toast } from '#ui/toasts/toast.ts';
import {
  harvestedVarieties,
  lossProblem,
  tooManyQuestion,
  type LossDraft,
  type LossTarget,
} from './loss-form.ts';
import { TASK_TOASTS } from '../list/task-text.ts';
import { useAskReplant, useReplant } from '../late/use-replant.ts';

export type LossReport = ReturnType<typeof useLossReport>;

export function useLossReport(target: LossTarget) {
  const all = useFarm((farm) => farm.harvestLosses);
  const canLog = useFarm((farm) => farm.settings.reporting.trackHarvestLoss);
  const losses = useMemo(
    () =>
      all.filter((loss) =>
        target.kind === 'batch'
          ? loss.cycleKey === target.cycleKey
          : loss.dateISO === target.day.dateISO,
      ),
    [all, target],
  );
  const { left, ...about } = useLossTarget(target);
  const log = useLogLoss(target, left);
  const [only] = about.choices;
  const replant = useReplant(
    canLog && about.isOfBatch && losses.length > 0 && only !== undefined ? only.value : null,
  );
  return {
    ...about,
    losses,
    /** Whether the farm tracks losses; what was logged can be taken out in any case. */
    canLog,
    /** Growing again what deliveries miss; null when there is nothing to offer. */
    replant,
    /** False when the draft has a problem or nothing could be saved. */
    lose: async (draft: LossDraft): Promise<boolean> => {
      const { varietyId, qty } = draft;
      if (lossProblem(draft) !== null || varietyId === null || qty === null) return false;
      return log({ ...draft, varietyId, qty });
    },
  };
}

function useLossTarget(target: LossTarget) {
  const today = useToday();
  const lots = useFarm((farm) => selectLots(farm, today));
  const varieties = useFarm(selectVarietiesById);
  if (target.kind === 'day') {
    return {
      title: 'Log harvest loss',
      subtitle: formatLongDay(target.day.dateISO),
      listTitle: 'Logged on this day',
      isOfBatch: false,
      choices: harvestedVarieties(target.day),
      // Nobody asks that of a day.
      left: 0,
    };
  }
  const varietyId = varietyOfCycle(target.cycleKey);
  const name = varieties.get(varietyId)?.name ?? varietyId;
  const lot = lots.get(target.cycleKey);
  const left = lot === undefined ? 0 : traysLeft(lot);
  return {
    title: `Lost — ${name}`,
    subtitle: `${formatTrays(left)} left, for ${formatDay(dayOfCycle(target.cycleKey))}`,
    listTitle: 'Logged for this batch',
    // A batch is one planting: its variety is known.
    isOfBatch: true,
    choices: [{ value: varietyId, label: name }],
    left,
  };
}

/** Writes a loss down and says what comes of it; more of a batch than is left is asked about. */
function useLogLoss(target: LossTarget, left: number) {
  const today = useToday();
  const varieties = useFarm(selectVarietiesById);
  const tell = usePerformWithImpact();
  const confirm = useConfirm();
  const undoLast = useUndoLast();
  const now = useNow();
  const newId = useNewId();
  const askReplant = useAskReplant();
  return async ({
    varietyId,
    qty,
    reason,
    note,
  }: LossDraft & { varietyId: string; qty: number }): Promise<boolean> => {
    const question = target.kind === 'batch' ? tooManyQuestion(qty, left) : null;
    if (question !== null && !(await confirm(question))) return false;
    const { short } = tell({
      type: 'ADD_HARVEST_LOSS',
      payload: {
        id: newId('loss'),
        dateISO: target.kind === 'batch' ? today : target.day.dateISO,
        varietyId,
        qty,
        note,
        atISO: now(),
        ...(target.kind === 'batch' ? { cycleKey: target.cycleKey } : {}),
        ...(reason === null ? {} : { reason }),
      },
    });
    const name = varieties.get(varietyId)?.name ?? varietyId;
    const undo = undoLast();
    const say = async () => {
      const missing = formatSentence(await short());
      if (target.kind === 'day') {
        const detail = [`${name}, ${formatTrays(qty)}`, missing].filter(Boolean).join('. ');
        toast.success('Harvest loss logged', { detail, undo, slot: TASK_TOASTS });
        return;
      }
      const replant = missing === '' ? null : await askReplant(varietyId);
      toast.success([`Lost ${formatTrays(qty)} ${name}.`, missing].filter(Boolean).join(' '), {
        undo,
        slot: TASK_TOASTS,
        ...(replant === null ? {} : { open: replant }),
      });
    };
    void say();
    return true;
  };
}
