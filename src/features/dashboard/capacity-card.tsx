import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { percentUsed } from '#domain/capacity/over-capacity.ts';
import { selectCapacityDays } from '#state/selectors/capacity.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { Figure, SectionCard } from '#ui/page/page-parts.tsx';
import { formatNumber, formatSlots } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { TaskTypeIcon } from '#ui/pictures/task-type-icon.tsx';
import classes from './capacity-card.module.css';
import { germinationPeak, overNotice } from './capacity-glance.ts';
import { CAPACITY_DAYS } from './dashboard-ahead.ts';
import { MoreLink } from './more-link.tsx';
import { QuietText } from '#ui/kit/plain-parts.tsx';

export function CapacityCard() {
  const today = useToday();
  const isSetUp = useFarm((farm) => farm.capacity.racks.length > 0);
  return (
    <SectionCard
      title="Capacity snapshot"
      aside={<MoreLink to={routePaths.capacity}>Capacity</MoreLink>}
    >
      {isSetUp ? (
        <Snapshot today={today} />
      ) : (
        <QuietText>
          <Link to={routePaths.trays} className={classes.hint}>
            Configure racks under Operations → Trays & Racks to display utilization.
          </Link>
        </QuietText>
      )}
    </SectionCard>
  );
}

function Snapshot({ today }: { readonly today: string }) {
  const days = useFarm((farm) => selectCapacityDays(farm, today, CAPACITY_DAYS));
  const [now] = days;
  const over = overNotice(days, today);
  const peak = germinationPeak(days, today);
  return (
    <>
      {now !== undefined && (
        <div className={classes.rooms}>
          <Room name="grow" used={now.growUsed} slots={now.growCapacity} />
          <Room name="germination" used={now.germUsed} slots={now.germCapacity} />
        </div>
      )}
      {(over !== null || peak !== null) && (
        <ul className={classes.notices}>
          {over !== null && (
            <li className={classes.notice}>
              <IconAlertTriangle size="1.125rem" aria-hidden className={classes.over} />
              <span>
                <Link to={routePaths.capacity} className={classes.over}>
                  {over.lead}
                </Link>{' '}
                {over.detail}
              </span>
            </li>
          )}
          {peak !== null && (
            <li className={classes.notice}>
              <TaskTypeIcon type="GERM" />
              <span>
                {peak.lead} {peak.detail}
              </span>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** One kind of rack today; a farm without such racks has nothing to fill. */
function Room(props: {
  readonly name: 'grow' | 'germination';
  readonly used: number;
  readonly slots: number;
}) {
  const { name, used, slots } = props;
  const percent = percentUsed(used, slots);
  if (percent === null) {
    return (
      <div>
        <Figure value="—" unit={name} />
        <div className={classes.slots}>No {name} racks</div>
      </div>
    );
  }
  const over = Math.max(0, used - slots);
  return (
    <div>
      <Figure
        value={
          <>
            {formatNumber(percent)}
            <span className={classes.percent}>%</span>
          </>
        }
        unit={name}
      />
      <div className={classes.bar}>
        <PartsBar
          parts={[{ key: 'used', value: used - over, color: `var(--mgm-rack-${name})` }]}
          of={Math.max(used, slots)}
          short={over}
        />
      </div>
      <div className={classes.slots} data-over={over > 0 || undefined}>
        {formatSlots(used)} of {slots} slots{over > 0 && `, over by ${formatSlots(over)}`}
      </div>
    </div>
  );
}
