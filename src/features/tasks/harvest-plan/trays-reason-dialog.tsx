import { formatLongDay } from '#ui/format.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import type { ShownHarvest } from './weight-unit.ts';
import { TraysReason } from '../trays-reason.tsx';

/** Why a harvest has so many trays, and the way to the buffers. */
export function TraysReasonDialog(props: ShownDialog & { readonly row: ShownHarvest }) {
  const { row, ...shown } = props;
  const { trays } = row.planned ?? row;
  return (
    <Dialog
      {...shown}
      title={`${row.varietyName} — ${formatLongDay(row.cutISO)}`}
      subtitle="Why so many trays"
      size="sm"
      isQuestion
      closeOnBackdrop
      closeLabel="Close"
    >
      <TraysReason varietyId={row.varietyId} harvestISO={row.dateISO} trays={trays} />
    </Dialog>
  );
}
