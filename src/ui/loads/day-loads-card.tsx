import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { LoadOfDay } from '#domain/alchemy/dry-loads/loads-of-day.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { SectionCard } from '../page/section-card.tsx';
import { loadPath } from '../route-paths.ts';
import classes from './day-loads-card.module.css';

/** The loads of the dryers that wait for somebody today; each leads to where it is started or weighed. */
export function DayLoadsCard(props: {
  readonly loads: readonly LoadOfDay[];
  readonly today: IsoDate;
}) {
  if (props.loads.length === 0) return null;
  return (
    <SectionCard title="Dryers today" flush>
      <ul className={classes.loads}>
        {props.loads.map(({ id, work, dryer, goods, sinceISO }) => (
          <li key={id}>
            <Link to={loadPath(id, work)} className={classes.load}>
              <span className={classes.work}>{work === 'start' ? 'Start' : 'Weigh'}</span>
              <span>
                {dryer} <span className={classes.goods}>{goods}</span>
              </span>
              <span className={classes.goods}>
                {sinceISO < props.today && `since ${shortDayLabel(sinceISO)}`}
              </span>
              <IconChevronRight size="1rem" aria-hidden className={classes.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
