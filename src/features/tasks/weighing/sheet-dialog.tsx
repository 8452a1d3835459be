import { Checkbox } from '@mantine/core';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatLongDay } from '#ui/format.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { taskQuantity } from '../today/list/task-text.ts';
import { ScaleUnit, useScaleUnit } from './scale-unit.tsx';
import { useHarvestSheet } from './use-harvest-sheet.ts';
import { WeighLine } from './weigh-line.tsx';
import classes from './weighing.module.css';
import { Stack } from '#ui/kit/plain-parts.tsx';

export function SheetDialog({ day, ...shown }: ShownDialog & { readonly day: TaskDay }) {
  const [unit, rememberUnit] = useScaleUnit();
  const sheet = useHarvestSheet(day, unit);
  return (
    <SaveDialog
      {...shown}
      size="sm"
      title="Enter harvest sheet"
      subtitle={`Harvest — ${formatLongDay(day.dateISO)}`}
      problem={sheet.problem}
      save={sheet.save}
    >
      <Stack gap="lg">
        <ScaleUnit value={unit} onChange={rememberUnit} />
        <ul className={classes.lines}>
          {sheet.lines.map((line, index) => {
            const { task } = line.harvest;
            return (
              <WeighLine
                key={task.id}
                line={line}
                unit={unit}
                isFirst={index === 0}
                onChange={(patch) => sheet.change(task.id, patch)}
                tick={
                  <Checkbox
                    className={classes.name}
                    classNames={{ label: classes.cutName ?? '' }}
                    label={line.name}
                    description={taskQuantity(task)}
                    checked={sheet.isCut(line)}
                    disabled={sheet.isKnownCut(line)}
                    onChange={(event) => sheet.tick(task.id, event.currentTarget.checked)}
                  />
                }
              />
            );
          })}
        </ul>
      </Stack>
    </SaveDialog>
  );
}
