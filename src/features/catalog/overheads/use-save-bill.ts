import type { OverheadBill } from '#domain/catalog/catalog.ts';
import {
  type BillDraft,
  type BillPeriod,
  billFields,
} from '#domain/catalog/overheads/overhead-save.ts';
import { useSaveRecord, useSeenFarm } from '#state/react/use-farm.ts';

/** Saves a bill, new or stored, of the period where it does not say its own month; answers whether that worked. */
export function useSaveBill(
  stored: OverheadBill | null,
  period: BillPeriod,
): (draft: BillDraft) => boolean {
  const save = useSaveRecord(useSeenFarm());
  return (draft) => {
    const fields = billFields(draft, period);
    return save(
      (newId) =>
        stored === null
          ? { type: 'RECORD_OVERHEAD_BILL', payload: { id: newId('bill'), ...fields } }
          : { type: 'UPDATE_OVERHEAD_BILL', payload: { id: stored.id, patch: fields } },
      stored === null ? 'Bill recorded' : 'Bill saved',
    );
  };
}
