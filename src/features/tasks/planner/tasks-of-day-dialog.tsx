import { formatDay, formatTitleDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { TraysPlantedDialog } from '../today/planting/trays-planted-dialog.tsx';
import { useCloseDay, type TrayCounting } from '../today/use-close-day.ts';
import { useTickTask } from '../today/use-tick-task.ts';
import { lastPlannedDay } from './planner-month.ts';
import { PlannerTasks } from './planner-tasks.tsx';
import { PlainButton, QuietText, Text } from '#ui/kit/plain-parts.tsx';

const stays = () => {};

export function TasksOfDayDialog(
  props: ShownDialog & {
    readonly dateISO: IsoDate;
    readonly day: TaskDay | null;
    readonly today: IsoDate;
  },
) {
  const { dateISO, day, today, ...shown } = props;
  const counting = useDialogTarget<TrayCounting>();
  const ticking = { onTicked: stays, onCountTrays: counting.open };
  const toggle = useTickTask(ticking);
  const { markDayDone } = useCloseDay(ticking, toggle);
  return (
    <>
      <Dialog
        {...shown}
        title={`Tasks — ${formatTitleDay(dateISO)}`}
        footerNote={
          day !== null &&
          (day.openCount === 0 ? 'All done' : `${day.openCount} of ${day.tasks.length} open`)
        }
        footer={
          day !== null &&
          day.openCount > 0 && (
            <PlainButton onClick={() => void markDayDone(day)}>Mark all done</PlainButton>
          )
        }
        closeLabel="Close"
      >
        {day === null ? (
          <NoTasks dateISO={dateISO} today={today} />
        ) : (
          <PlannerTasks day={day} onToggle={toggle} />
        )}
      </Dialog>
      <OpenedFor dialog={counting}>
        {(shown, day) => <TraysPlantedDialog {...shown} counting={day} />}
      </OpenedFor>
    </>
  );
}

function NoTasks(props: { readonly dateISO: IsoDate; readonly today: IsoDate }) {
  const last = lastPlannedDay(props.today);
  return (
    <>
      <Text>No tasks scheduled for this day.</Text>
      {props.dateISO > last && (
        <QuietText>Tasks are shown 45 days ahead, up to {formatDay(last)}.</QuietText>
      )}
    </>
  );
}
