import type { SeedLotRow } from '#domain/seed-lots/list-seed-lots.ts';
import { selectSupplyLedger } from '#state/selectors/supply.ts';
import { useToday, useUndoLast } from '#state/react/use-farm.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { formatCount, formatSentence } from '#ui/format.ts';
import { detailOf } from '#ui/toasts/detail-of.tsx';
import { toast } from '#ui/toasts/toast.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Marks a seed lot empty, blocks it or opens it again, and says whose deliveries that touches. */
export function useLotStatus() {
  const tell = usePerformWithImpact();
  const today = useToday();
  const undoLast = useUndoLast();
  return ({ txnId, code, varietyId }: SeedLotRow, status: 'USED_UP' | 'BLOCKED' | null) => {
    const payload = { txnId, patch: { status } };
    const { after, short } = tell({ type: 'UPDATE_SEED_LOT', payload });
    const text = saidOf(code, status, heldBatches(after, today, varietyId, code));
    toast.success(text, {
      undo: undoLast(),
      detail: detailOf(short().then(formatSentence)),
    });
  };
}

/** "RB-2377 blocked, 2 batches held." */
function saidOf(code: string, status: 'USED_UP' | 'BLOCKED' | null, held: number): string {
  if (status === 'USED_UP') return `${code} is empty.`;
  if (status === null) return `${code} is open.`;
  if (held === 0) return `${code} blocked.`;
  return `${code} blocked, ${formatCount(held, 'batch', 'batches')} held.`;
}

function heldBatches(farm: FarmDocument, today: IsoDate, varietyId: string, code: string): number {
  const lots = selectSupplyLedger(farm, today).get(varietyId)?.lots ?? [];
  return lots.filter(({ held }) => held?.codes.includes(code) === true).length;
}
