import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { sownTraysOf } from '#domain/seed-lots/lot-text.ts';
import { useCarryOut, useFarmNow } from '#state/react/use-farm.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatLb } from '#ui/format.ts';
import { deleteQuestion } from './seed-text.ts';

/** A later message about seed takes the place of an earlier one. */
const SEED_TOASTS = 'seed';

export function useSeedWork(): (action: FarmAction, said: string, detail: string) => boolean {
  const carryOut = useCarryOut();
  return (action, said, detail) => carryOut(action, said, { detail, slot: SEED_TOASTS });
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
