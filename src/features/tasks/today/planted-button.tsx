import { Anchor } from '@mantine/core';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { Task } from '#domain/planning/task.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { taskSubject } from './task-text.ts';
import classes from './tasks.module.css';

/** How many trays a done planting put in the ground; pressed, they can be put right. */
export function PlantedButton(props: { readonly task: Task; readonly onCorrect: () => void }) {
  const { task } = props;
  const today = useToday();
  const trays = useFarm((farm) => {
    if (task.type !== 'PLANT' || !isCarriedOut(task)) return null;
    const lot = selectLots(farm, today).get(task.cycleKey);
    return lot?.plantings.find((planting) => planting.task.id === task.id)?.trays ?? null;
  });
  if (trays === null) return null;
  const words = `${trays} planted`;
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.planted}
      aria-label={`${words}, correct ${taskSubject(task)}, ${shortDayLabel(task.dateISO)}`}
      onClick={props.onCorrect}
    >
      {words}
    </Anchor>
  );
}
