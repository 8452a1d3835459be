import { lazyDialog, OpenedFor } from '#ui/dialogs/lazy-dialog.tsx';
import type { TaskActions } from './use-task-actions.ts';
import type { TaskDialogTargets } from './use-task-dialogs.ts';

const TraysPlantedDialog = lazyDialog(
  async () => (await import('./planting/trays-planted-dialog.tsx')).TraysPlantedDialog,
);
const MoveDialog = lazyDialog(async () => (await import('./list/move-dialog.tsx')).MoveDialog);
const LossDialog = lazyDialog(async () => (await import('./losses/loss-dialog.tsx')).LossDialog);
const LostBatchDialog = lazyDialog(
  async () => (await import('./losses/lost-batch-dialog.tsx')).LostBatchDialog,
);
const SheetDialog = lazyDialog(
  async () => (await import('../weighing/sheet-dialog.tsx')).SheetDialog,
);
const WeighDialog = lazyDialog(
  async () => (await import('../weighing/weigh-dialog.tsx')).WeighDialog,
);
const TrayTagsDialog = lazyDialog(
  async () => (await import('./sheets/tray-tags-dialog.tsx')).TrayTagsDialog,
);
const TaskSheet = lazyDialog(async () => (await import('./sheets/task-sheet.tsx')).TaskSheet);

export function TaskDialogs(props: {
  readonly targets: TaskDialogTargets;
  readonly actions: TaskActions;
}) {
  const { actions } = props;
  const { counting, losses, choosingLost, weighing, entering, tagging, moving, looking } =
    props.targets;
  return (
    <>
      <OpenedFor dialog={counting}>
        {(shown, day) => (
          <TraysPlantedDialog {...shown} counting={day} onDayClosed={actions.askWeights} />
        )}
      </OpenedFor>
      <OpenedFor dialog={moving}>
        {(shown, task) => <MoveDialog {...shown} task={task} onMove={actions.moveTo} />}
      </OpenedFor>
      <OpenedFor dialog={losses}>
        {(shown, target) => <LossDialog {...shown} target={target} />}
      </OpenedFor>
      <OpenedFor dialog={choosingLost}>
        {(shown) => <LostBatchDialog {...shown} onPick={props.targets.lose} />}
      </OpenedFor>
      <OpenedFor dialog={weighing}>
        {(shown, tasks) => <WeighDialog {...shown} tasks={tasks} />}
      </OpenedFor>
      <OpenedFor dialog={entering}>
        {(shown, day) => <SheetDialog {...shown} day={day} />}
      </OpenedFor>
      <OpenedFor dialog={tagging}>
        {(shown, day) => <TrayTagsDialog {...shown} day={day} />}
      </OpenedFor>
      <OpenedFor dialog={looking}>
        {(shown, task) => <TaskSheet {...shown} task={task} actions={actions} />}
      </OpenedFor>
    </>
  );
}
