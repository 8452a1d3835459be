import { dayOfCycle, type HarvestLoss, varietyOfCycle } from '#domain/planning/task.ts';
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
import { useAskReplant, useReplant } from '../late/use-replant.ts';

export type LossReport = ReturnType<typeof useLossReport>;

export function useLossReport(target: LossTarget) {
  const all = useFarm((farm) => farm.harvestLosses);
  const canLog = useFarm((farm) => farm.settings.reporting.trackHarvestLoss);
  const { place, left, ...about } = useLossTarget(target);
  const lose = useLogLoss(place, left);
  const { dateISO, cycleKey } = place;
  const isOfBatch = cycleKey !== undefined;
  const losses = all.filter((loss) =>
    isOfBatch ? loss.cycleKey === cycleKey : loss.dateISO === dateISO,
  );
  const replant = useReplant(
    canLog && isOfBatch && losses.length > 0 ? varietyOfCycle(cycleKey) : null,
  );
  return {
    ...about,
    /** A batch is one planting: its variety is known. */
    isOfBatch,
    losses,
    /** Whether the farm tracks losses; what was logged can be taken out in any case. */
    canLog,
    /** Growing again what deliveries miss; null when there is nothing to offer. */
    replant,
    /** False when the draft has a problem or nothing could be saved. */
    lose,
  };
}

/** What the record of a loss says of where the trays stood. */
type LostPlace = Pick<HarvestLoss, 'dateISO' | 'cycleKey'>;

function useLossTarget(target: LossTarget) {
  const today = useToday();
  const lots = useFarm((farm) => selectLots(farm, today));
  const varieties = useFarm(selectVarietiesById);
  if (target.kind === 'day') {
    const { dateISO } = target.day;
    return {
      title: 'Log harvest loss',
      subtitle: formatLongDay(dateISO),
      listTitle: 'Logged on this day',
      choices: harvestedVarieties(target.day),
      place: { dateISO },
      // Of a day nobody asks whether so many were there.
      left: Infinity,
    };
  }
  const { cycleKey } = target;
  const varietyId = varietyOfCycle(cycleKey);
  const name = varieties.get(varietyId)?.name ?? varietyId;
  const lot = lots.get(cycleKey);
  const left = lot === undefined ? 0 : traysLeft(lot);
  return {
    title: `Lost — ${name}`,
    subtitle: `${formatTrays(left)} left, for ${formatDay(dayOfCycle(cycleKey))}`,
    listTitle: 'Logged for this batch',
    choices: [{ value: varietyId, label: name }],
    place: { dateISO: today, cycleKey },
    left,
  };
}

/** Writes a loss down and says what comes of it; more than is left is asked about. */
function useLogLoss({ dateISO, cycleKey }: LostPlace, left: number) {
  const varieties = useFarm(selectVarietiesById);
  const tell = usePerformWithImpact();
  const confirm = useConfirm();
  const undoLast = useUndoLast();
  const now = useNow();
  const newId = useNewId();
  const askReplant = useAskReplant();
  return async (draft: LossDraft): Promise<boolean> => {
    const { varietyId, qty, reason, note } = draft;
    if (lossProblem(draft) !== null || varietyId === null || qty === null) return false;
    const question = tooManyQuestion(qty, left);
    if (question !== null && !(await confirm(question))) return false;
    const what = { id: newId('loss'), dateISO, varietyId, qty, note, atISO: now() };
    const why = reason === null ? {} : { reason };
    const payload = { ...what, ...(cycleKey !== undefined && { cycleKey }), ...why };
    const { short } = tell({ type: 'ADD_HARVEST_LOSS', payload });
    const name = varieties.get(varietyId)?.name ?? varietyId;
    const undo = undoLast();
    const say = async () => {
      const missing = formatSentence(await short());
      if (cycleKey === undefined) {
        const detail = [`${name}, ${formatTrays(qty)}`, missing].filter(Boolean).join('. ');
        toast.success('Harvest loss logged', { detail, undo });
        return;
      }
      const replant = missing === '' ? null : await askReplant(varietyId);
      toast.success([`Lost ${formatTrays(qty)} ${name}.`, missing].filter(Boolean).join(' '), {
        undo,
        ...(replant !== null && { open: replant }),
      });
    };
    void say();
    return true;
  };
}
