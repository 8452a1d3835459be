import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { sownTraysOf } from '#domain/seed-lots/lot-text.ts';
import { useCarryOut, useFarmNow } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatLb } from '#ui/format.ts';
import { deleteQuestion } from './seed-text.ts';

export function useDeleteBooking(): (booking: SeedTransaction, name: string) => Promise<void> {
  const confirm = useConfirm();
  const carryOut = useCarryOut();
  const farmNow = useFarmNow();
  return async (booking, name) => {
    const sown = sownTraysOf(farmNow().traysPlantedLog, booking.id);
    if (!(await confirm(deleteQuestion(booking, name, sown)))) return;
    const action = { type: 'DELETE_SEED_TXN', payload: { id: booking.id } } as const;
    const detail = `${name}, ${formatLb(booking.pounds, 2)}`;
    carryOut(action, 'Intake deleted', { detail });
  };
}
