import { IconCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { selectStandingTasks, selectTrayAvailability } from '#state/selectors/capacity.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { formatTrays } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './dashboard.module.css';
import { trayNeeds, type TrayNeed } from './tray-needs.ts';
import { Badge, WarningBadge } from '#ui/kit/badge.tsx';

/** Whether the clean trays last for what is planted today and tomorrow. */
export function TrayAlertCard() {
  const today = useToday();
  const tasks = useFarm((farm) => selectStandingTasks(farm, today));
  const trays = useFarm(selectTrayAvailability);
  const needs = useMemo(() => trayNeeds(tasks, today, trays), [tasks, today, trays]);
  const short = needs.withHoles.short + needs.withoutHoles.short;
  return (
    <SectionCard
      title="Tray Alert"
      short={short > 0}
      aside={
        short > 0 ? (
          <WarningBadge color="red">Short {formatTrays(short)}</WarningBadge>
        ) : (
          <Badge icon={IconCheck}>All clear</Badge>
        )
      }
    >
      <div className={classes.note}>
        {short > 0
          ? `Today and tomorrow. ${scrubWords(needs.withHoles, needs.withoutHoles)}`
          : 'No tray shortages in the next 48 hours'}
      </div>
      <NeedLine label="With holes" need={needs.withHoles} />
      <NeedLine label="Solid" need={needs.withoutHoles} />
      <div className={`${classes.pair} ${classes.note}`}>
        <Link to={routePaths.tasksToday} className={classes.quietLink}>
          To plant
        </Link>
        <span>
          {formatTrays(needs.plantToday)} today, {needs.plantTomorrow} tomorrow
        </span>
      </div>
    </SectionCard>
  );
}

function scrubWords(withHoles: TrayNeed, solid: TrayNeed): string {
  const parts = [
    ...(withHoles.short > 0 ? [`${withHoles.short} with holes`] : []),
    ...(solid.short > 0 ? [`${solid.short} solid`] : []),
  ];
  return `Scrub ${parts.join(' and ')}.`;
}

function NeedLine({ label, need }: { readonly label: string; readonly need: TrayNeed }) {
  const tone = need.short > 0 ? classes.short : classes.quiet;
  return (
    <div className={classes.need}>
      <div className={classes.pair}>
        <Link to={routePaths.trays} className={classes.quietLink}>
          {label}
        </Link>
        <span className={tone}>
          <strong className={need.short > 0 ? classes.short : undefined}>{need.needed}</strong>{' '}
          needed of {need.clean} clean
        </span>
      </div>
      <PartsBar
        parts={[
          { key: 'clean', value: Math.min(need.needed, need.clean), color: 'var(--mgm-brand-mid)' },
        ]}
        of={Math.max(need.needed, need.clean)}
        short={need.short}
      />
    </div>
  );
}
