import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { Figure } from '#ui/figure.tsx';
import { SectionCard } from '#ui/section-card.tsx';
import classes from './dashboard.module.css';

const selectStatus = (farm: FarmDocument) => farm.trayStatus;
const selectThreshold = (farm: FarmDocument) => farm.settings.trays.dirtyThreshold;

/** How many trays wait for a scrub. */
export function HygieneCard() {
  const status = useFarm(selectStatus);
  const threshold = useFarm(selectThreshold);
  const dirty = status.dirtyWithHoles + status.dirtyWithoutHoles;
  const isOver = dirty >= threshold;
  return (
    <SectionCard
      title="Tray hygiene"
      aside={
        isOver ? (
          <Badge color="yellow" leftSection={<IconAlertTriangle size="0.875rem" />}>
            Over threshold
          </Badge>
        ) : (
          <Badge leftSection={<IconCheck size="0.875rem" />}>Fine</Badge>
        )
      }
    >
      <Figure
        value={dirty}
        unit={dirty === 1 ? 'dirty tray' : 'dirty trays'}
        aside={`scrub at ${threshold}`}
      />
      <div className={`${classes.pair} ${classes.note}`}>
        <span>
          {status.dirtyWithHoles} with holes, {status.dirtyWithoutHoles} solid
        </span>
        <span>
          {status.lastScrubCompletedAt === null
            ? 'No scrub yet'
            : `Last scrub ${shortDayLabel(status.lastScrubCompletedAt)}`}
        </span>
      </div>
    </SectionCard>
  );
}
