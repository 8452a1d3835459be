import { formatLongDay } from '#ui/format.ts';
import type { ListedHarvest } from '#domain/reports/listed-harvests.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TraysReason } from '../trays-reason.tsx';

/** Why a harvest has so many trays, and the way to the buffers. */
export function TraysReasonDialog(props: {
  readonly opened: boolean;
  readonly row: ListedHarvest;
  readonly onClose: () => void;
}) {
  const { row, onClose } = props;
  const { trays } = row.planned ?? row;
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
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
