import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay, formatSentence } from '#ui/format.ts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import { moveWarnings } from '#domain/alchemy/dry-loads/move-warnings.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useCarryOut, useFarm, useToday } from '#state/react/use-farm.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';

/** Greens that are not in the ground yet are cut on that day. */
export function MoveLoadDialog({ row, ...shown }: ShownDialog & { readonly row: LoadRow }) {
  const carryOut = useCarryOut();
  const today = useToday();
  const farm = useFarm((whole) => whole);
  const [day, setDay] = useState<IsoDate | null>(row.load.startISO);
  const move = (startISO: IsoDate) => {
    const action = { type: 'MOVE_DRY_LOAD', payload: { id: row.load.id, startISO } } as const;
    return carryOut(action, `${row.dryer} moved to ${formatDay(startISO)}`);
  };
  const problem = problemOf(day, row, today);
  const warnings = day === null || problem !== null ? [] : moveWarnings(farm, row.load, day, today);
  return (
    <SaveDialog
      {...shown}
      size="sm"
      title={`Move ${row.dryer}`}
      subtitle={row.goods}
      problem={problem}
      save={() => day !== null && move(day)}
      saveLabel="Move"
    >
      <DateField label="Day" min={today} value={day} onChange={setDay} data-autofocus />
      {warnings.length > 0 && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle size="1.125rem" aria-hidden />}
          role="status"
          mt="sm"
        >
          {warnings.map(formatSentence).map((warning) => (
            <div key={warning}>{warning}</div>
          ))}
        </Alert>
      )}
    </SaveDialog>
  );
}

function problemOf(day: IsoDate | null, { load }: LoadRow, today: IsoDate): string | null {
  if (day === null) return 'Choose a day';
  if (day < today) return 'Choose today or a later day';
  return day === load.startISO ? 'Choose another day' : null;
}
