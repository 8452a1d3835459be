import type { EveryDayLine } from '#domain/supply/daily-care.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay, formatTrays } from '#ui/format.ts';
import { FactList } from '#ui/page/page-parts.tsx';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';

/** Of work that is done every day, the last day of each batch. */
export function EveryDaySheet(props: ShownDialog & { readonly line: EveryDayLine }) {
  const { type, parts } = props.line;
  return (
    <Dialog
      opened={props.opened}
      onClose={props.onClose}
      title={`${taskTypeLabel(type)}, every day`}
      size="sm"
      isQuestion
      closeOnBackdrop
      closeLabel="Close"
    >
      <FactList
        facts={parts.map(({ name, trays, lastISO }) => [
          `${name}, ${formatTrays(trays)}`,
          `through ${formatDay(lastISO)}`,
        ])}
      />
    </Dialog>
  );
}
