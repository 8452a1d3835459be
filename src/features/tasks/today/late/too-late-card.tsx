import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import type { LateBatch } from '#domain/supply/late-batches.ts';
import { usePerformWithImpact } from '#state/react/use-perform-with-impact.ts';
import { seedOfPlantings } from '#ui/seed-of-plantings.ts';
import { taskSubject } from '../list/task-text.ts';
import { useSayOfTasks } from '../list/use-say-of-tasks.ts';
import classes from './too-late-card.module.css';
import { beginTodayText, plantedLateText, tooLateText } from './too-late-text.ts';
import type { TaskActions } from '../use-task-actions.ts';
import { Button, GrayButton, SmallGrayButton, SmallButton } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

const SHOWN = 5;

/** The batches that were missed, one line for each, and what can still be done about it. */
export function TooLateCard(props: {
  readonly batches: readonly LateBatch[];
  readonly actions: TaskActions;
}) {
  const { batches, actions } = props;
  const [showsAll, setShowsAll] = useState(false);
  if (batches.length === 0) return null;
  const shown = showsAll ? batches : batches.slice(0, SHOWN);
  return (
    <Card component="section" aria-label="Too late" padding={0} className={classes.card}>
      <ul>
        {shown.map((batch) => (
          <li key={batch.cycleKey} className={classes.line}>
            <IconClock size="1.125rem" aria-hidden className={classes.icon} />
            <span className={classes.words}>{tooLateText(batch)}</span>
            <LineActions batch={batch} actions={actions} />
          </li>
        ))}
      </ul>
      {shown.length < batches.length && (
        <GrayButton onClick={() => setShowsAll(true)}>Show all {batches.length}</GrayButton>
      )}
    </Card>
  );
}

function LineActions(props: { readonly batch: LateBatch; readonly actions: TaskActions }) {
  const { batch, actions } = props;
  const markPlanted = useMarkPlanted();
  const name = taskSubject(batch.begins);
  const begin = beginTodayText(batch);
  return (
    <span className={classes.actions}>
      <Button
        size="xs"
        aria-label={`${begin}: ${name}`}
        onClick={() => actions.moveToToday(batch.begins)}
      >
        {begin}
      </Button>
      <SmallButton aria-label={`Mark planted: ${name}`} onClick={() => markPlanted(batch)}>
        Mark planted
      </SmallButton>
      <SmallGrayButton
        aria-label={`Skip batch: ${name}`}
        onClick={() => actions.skip(batch.begins)}
      >
        Skip batch
      </SmallGrayButton>
    </span>
  );
}

function useMarkPlanted() {
  const tell = usePerformWithImpact();
  const say = useSayOfTasks();
  return (batch: LateBatch) => {
    const payload = { cycleKey: batch.cycleKey };
    const { before, after } = tell({ type: 'MARK_PLANTED', payload });
    const seed = seedOfPlantings([batch.begins.varietyId ?? ''], before, after);
    say(plantedLateText(batch, before, after), seed);
  };
}
