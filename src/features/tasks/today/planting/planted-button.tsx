import { formatDay } from '#ui/format.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { selectPlantedCounts } from '#state/selectors/plantings.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { taskSubject } from '../list/task-text.ts';
import classes from '../tasks.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';

/** How many trays a done planting put in the ground; pressed, they can be put right. */
export function PlantedButton(props: { readonly task: Task; readonly onCorrect: () => void }) {
  const { task } = props;
  const trays = useFarm((farm) => {
    if (task.type !== 'PLANT' || task.varietyId === undefined || !isCarriedOut(task)) return null;
    return selectPlantedCounts(farm)(task);
  });
  if (trays === null) return null;
  const words = `${trays} planted`;
  return (
    <LinkButton
      className={classes.planted}
      aria-label={`${words}, correct ${taskSubject(task)}, ${formatDay(task.dateISO)}`}
      onClick={props.onCorrect}
    >
      {words}
    </LinkButton>
  );
}
