import { useState } from 'react';
import type { LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useToday } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { DateField } from '#ui/fields/date-field.tsx';

/** Puts a planned load on another day; greens that are not in the ground yet are cut on that day. */
export function MoveLoadDialog(props: {
  readonly opened: boolean;
  readonly row: LoadRow;
  readonly onClose: () => void;
  readonly onMove: (row: LoadRow, startISO: IsoDate) => void;
}) {
  const { row, onClose } = props;
  const today = useToday();
  const [day, setDay] = useState<IsoDate | null>(row.load.startISO);
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      size="sm"
      title={`Move ${row.dryer}`}
      subtitle={row.goods}
      onSubmit={() => {
        if (day === null || day < today) return;
        props.onMove(row, day);
        onClose();
      }}
      footer={
        <SaveOrCancel onCancel={onClose} disabledReason={problemOf(day, row, today)}>
          Move
        </SaveOrCancel>
      }
    >
      <DateField label="Day" min={today} value={day} onChange={setDay} data-autofocus />
    </Dialog>
  );
}

function problemOf(day: IsoDate | null, { load }: LoadRow, today: IsoDate): string | null {
  if (day === null) return 'Pick a day';
  if (day < today) return 'Pick today or a later day';
  return day === load.startISO ? 'Pick another day' : null;
}
