import { ToTasksButton } from './to-tasks-button.tsx';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDay } from '#ui/format.ts';
import { dirtyTrays, needsScrub } from '#domain/trays/scrub.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Figure, SectionCard } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import classes from './dashboard.module.css';
import { useMarkDone } from './use-mark-done.ts';
import { Badge, WarningBadge } from '#ui/kit/badge.tsx';
import { Group, SmallButton } from '#ui/kit/plain-parts.tsx';

export function HygieneCard() {
  const status = useFarm((farm) => farm.trayStatus);
  const threshold = useFarm((farm) => farm.settings.trays.dirtyThreshold);
  const scrub = useFarm((farm) =>
    farm.tasks.find((task) => task.special === 'TRAY_SCRUB' && !task.done),
  );
  const markDone = useMarkDone();
  const dirty = dirtyTrays(status);
  return (
    <SectionCard
      title="Tray hygiene"
      aside={
        needsScrub(status, threshold) ? (
          <WarningBadge color="yellow">Over threshold</WarningBadge>
        ) : (
          <Badge icon={IconCheck}>Fine</Badge>
        )
      }
    >
      <Figure
        value={dirty}
        unit={dirty === 1 ? 'dirty tray' : 'dirty trays'}
        aside={`scrub at ${threshold}`}
      />
      <div className={`${classes.pair} ${classes.note}`}>
        <Link to={routePaths.trays} className={classes.quietLink}>
          {status.dirtyWithHoles} with holes, {status.dirtyWithoutHoles} solid
        </Link>
        <span>
          {status.lastScrubCompletedAt === null
            ? 'Never scrubbed'
            : `Last scrub ${formatDay(status.lastScrubCompletedAt)}`}
        </span>
      </div>
      {scrub !== undefined && (
        <Group gap="sm" mt="md">
          <SmallButton onClick={() => markDone(scrub)}>Mark scrub done</SmallButton>
          <ToTasksButton>Open task</ToTasksButton>
        </Group>
      )}
    </SectionCard>
  );
}
