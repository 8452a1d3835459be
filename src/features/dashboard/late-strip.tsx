import { ToTasksButton } from './to-tasks-button.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectLateWork } from '#state/selectors/late-work.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { useIsNarrow } from '#ui/page/screen-kind.ts';
import classes from './dashboard.module.css';
import { lateTasks, lateText } from './late-tasks.ts';
import { useMarkDone } from './use-mark-done.ts';
import { SmallButton } from '#ui/kit/plain-parts.tsx';

export function LateStrip() {
  const today = useToday();
  const narrow = useIsNarrow();
  const markDone = useMarkDone();
  const work = useFarm((farm) => selectLateWork(farm, today));
  const late = useMemo(() => lateTasks(work), [work]);
  const [first] = late;
  if (first === undefined) return null;
  return (
    <NoticeStrip
      word={`${late.length} late`}
      actions={
        narrow ? (
          <Link
            to={routePaths.tasksToday}
            aria-label="Open late tasks"
            className={classes.wholeStrip}
          >
            <IconChevronRight size="1.125rem" aria-hidden />
          </Link>
        ) : (
          <>
            {late.length === 1 && work.batches.length === 0 && (
              <SmallButton onClick={() => markDone(first)}>Mark done</SmallButton>
            )}
            <ToTasksButton>Open</ToTasksButton>
          </>
        )
      }
    >
      {lateText(late, narrow)}
    </NoticeStrip>
  );
}
