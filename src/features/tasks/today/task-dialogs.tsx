import { lazyPart } from '#ui/page/lazy-part.tsx';
import type { ListedTaskActions } from './use-task-actions.ts';
import type { TaskDialogTargets } from './use-task-dialogs.ts';

const TraysPlantedDialog = lazyPart(
  async () => (await import('./trays-planted-dialog.tsx')).TraysPlantedDialog,
);
const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog);
const LossDialog = lazyPart(async () => (await import('./loss-dialog.tsx')).LossDialog);
const SheetDialog = lazyPart(
  async () => (await import('../weighing/sheet-dialog.tsx')).SheetDialog,
);
const WeighDialog = lazyPart(
  async () => (await import('../weighing/weigh-dialog.tsx')).WeighDialog,
);
const TaskSheet = lazyPart(async () => (await import('./task-sheet.tsx')).TaskSheet);

/** The dialogs that the rows and days of the list of tasks open. */
export function TaskDialogs(props: {
  readonly targets: TaskDialogTargets;
  readonly actions: ListedTaskActions;
}) {
  const { actions } = props;
  const { counting, losses, weighing, entering, moving, looking } = props.targets;
  return (
    <>
      {counting.target !== null && (
        <TraysPlantedDialog
          key={`count-${counting.openings}`}
          opened={counting.opened}
          counting={counting.target}
          onClose={counting.close}
          onDayClosed={actions.askWeights}
        />
      )}
      {moving.target !== null && (
        <MoveDialog
          key={`move-${moving.openings}`}
          opened={moving.opened}
          task={moving.target}
          onMove={actions.moveTo}
          onClose={moving.close}
        />
      )}
      {losses.target !== null && (
        <LossDialog
          key={`loss-${losses.openings}`}
          opened={losses.opened}
          target={losses.target}
          onClose={losses.close}
        />
      )}
      {weighing.target !== null && (
        <WeighDialog
          key={`weigh-${weighing.openings}`}
          opened={weighing.opened}
          tasks={weighing.target}
          onClose={weighing.close}
        />
      )}
      {entering.target !== null && (
        <SheetDialog
          key={`sheet-${entering.openings}`}
          opened={entering.opened}
          day={entering.target}
          onClose={entering.close}
        />
      )}
      {looking.target !== null && (
        <TaskSheet
          key={`task-${looking.openings}`}
          opened={looking.opened}
          task={looking.target}
          actions={actions}
          onClose={looking.close}
        />
      )}
    </>
  );
}
