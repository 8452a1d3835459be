import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { DueLoad } from '#domain/alchemy/dry-loads/due-loads.ts';
import { formatDay } from '../format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { SectionCard } from '../page/page-parts.tsx';
import { loadPath } from '../route-paths.ts';
import classes from './day-loads-card.module.css';

/** Loads of the dryers that wait for somebody today; each leads to where it is started or weighed. */
export function DayLoadsCard(props: {
  readonly loads: readonly DueLoad[];
  readonly today: IsoDate;
  readonly canOpen: boolean;
}) {
  const { loads, today, canOpen } = props;
  if (loads.length === 0) return null;
  return (
    <SectionCard title="Dryers today" flush>
      <ul className={classes.loads}>
        {loads.map((load) => (
          <li key={load.id}>
            {canOpen ? (
              <Link to={loadPath(load.id, load.work)} className={classes.load}>
                <LoadText load={load} today={today} />
                <IconChevronRight size="1rem" aria-hidden className={classes.chevron} />
              </Link>
            ) : (
              <div className={classes.load}>
                <LoadText load={load} today={today} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function LoadText(props: { readonly load: DueLoad; readonly today: IsoDate }) {
  const { work, dryer, goods, sinceISO } = props.load;
  return (
    <>
      <span className={classes.work}>{work === 'start' ? 'Start' : 'Weigh'}</span>
      <span>
        {dryer} <span className={classes.goods}>{goods}</span>
      </span>
      <span className={`${classes.goods} ${classes.since}`}>
        {sinceISO < props.today && `since ${formatDay(sinceISO)}`}
      </span>
    </>
  );
}
