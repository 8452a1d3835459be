import { useState } from 'react';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { batchOf, movesBatch } from '#domain/trays/planted-batches.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { moveProblem } from './move-text.ts';
import { taskInText } from './task-text.ts';

/** Puts an open task on another day; the soak or planting of a batch takes the whole batch along. */
export function MoveDialog(
  props: ShownDialog & {
    readonly task: Task;
    readonly onMove: (task: Task, dateISO: IsoDate) => void;
  },
) {
  const { task, onMove, ...shown } = props;
  const today = useToday();
  const tasks = useFarm((farm) => farm.tasks);
  const isBatch = useFarm((farm) => movesBatch(farm, task));
  const [day, setDay] = useState<IsoDate | null>(task.dateISO < today ? today : task.dateISO);
  const problem = moveProblem(task, day, { batch: isBatch ? [] : batchOf(tasks, task), today });
  return (
    <SaveDialog
      {...shown}
      title={`Move — ${taskInText(task)}`}
      subtitle={
        isBatch
          ? `From ${formatDay(task.dateISO)}. Later steps of the batch move too.`
          : `From ${formatDay(task.dateISO)}`
      }
      size="sm"
      problem={problem}
      save={() => {
        if (day !== null) onMove(task, day);
        return day !== null;
      }}
      saveLabel="Move"
    >
      <DateField
        label="Day"
        value={day}
        min={today}
        error={day === task.dateISO ? null : problem}
        onChange={setDay}
      />
    </SaveDialog>
  );
}
