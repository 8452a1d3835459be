import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { sownTraysOf } from '#domain/seed-lots/lot-text.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useCarryOut, useFarmNow, useNewId, useNow } from '#state/react/use-farm.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatDollars, formatLb } from '#ui/format.ts';
import type { IntakeDraft } from './intake-form.ts';
import { deleteQuestion } from './seed-text.ts';

/** A later message about seed takes the place of an earlier one. */
const SEED_TOASTS = 'seed';

export function useSeedWork(): (action: FarmAction, said: string, detail: string) => boolean {
  const carryOut = useCarryOut();
  return (action, said, detail) => carryOut(action, said, { detail, slot: SEED_TOASTS });
}

type Named = Pick<Variety, 'id' | 'name'>;

type Intake = Omit<IntakeDraft, 'varietyId' | 'pounds'> & { readonly pounds: number };

/** Books seed that came in; what was paid becomes the price of the variety's seed in the same step. */
export function useAddIntake(): (variety: Named, intake: Intake) => boolean {
  const work = useSeedWork();
  const newId = useNewId();
  const now = useNow();
  return ({ id: varietyId, name }, { pounds, paid, lot, note, ...bag }) => {
    const code = lot.trim();
    const payload = {
      id: newId('seed'),
      varietyId,
      pounds,
      note,
      atISO: now(),
      ...(code !== '' && { lot: { ...bag, code, supplier: bag.supplier.trim() } }),
      ...(paid !== null && { paid }),
    };
    const said = [name, formatLb(pounds, 2), ...(paid === null ? [] : [formatDollars(paid)])];
    return work({ type: 'ADD_SEED_INTAKE', payload }, 'Intake added', said.join(', '));
  };
}

/** Books the difference between what was counted and what was expected. */
export function useAdjust(): (
  variety: Named,
  counted: number,
  by: number,
  note: string,
) => boolean {
  const work = useSeedWork();
  const newId = useNewId();
  const now = useNow();
  return ({ id: varietyId, name }, counted, pounds, note) => {
    const payload = {
      id: newId('seed'),
      varietyId,
      pounds,
      note: note.trim() || `Adjusted to ${formatLb(counted, 2)}`,
      atISO: now(),
    };
    const detail = `${name}, ${formatLb(counted, 2)}`;
    return work({ type: 'ADD_SEED_INTAKE', payload }, 'On-hand seed adjusted', detail);
  };
}

export function useDeleteBooking(): (booking: SeedTransaction, name: string) => Promise<void> {
  const confirm = useConfirm();
  const work = useSeedWork();
  const farmNow = useFarmNow();
  return async (booking, name) => {
    const sown = sownTraysOf(farmNow().traysPlantedLog, booking.id);
    if (!(await confirm(deleteQuestion(booking, name, sown)))) return;
    const action = { type: 'DELETE_SEED_TXN', payload: { id: booking.id } } as const;
    work(action, 'Intake deleted', `${name}, ${formatLb(booking.pounds, 2)}`);
  };
}
