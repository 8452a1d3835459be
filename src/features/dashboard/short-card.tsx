import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDay, formatInUnit } from '#ui/format.ts';
import { useShortDeliveries } from '#state/react/answers/use-shortages.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { MoreLink, seeAllText } from './more-link.tsx';
import classes from './short-card.module.css';

const SHOWN = 3;

/** Who will not get what was promised in the next two weeks. There only while somebody will not. */
export function ShortCard() {
  const short = useShortDeliveries();
  if (short.length === 0) return null;
  return (
    <SectionCard
      title="Short"
      aside={<MoreLink to={routePaths.shortages}>{seeAllText(short.length)}</MoreLink>}
    >
      <ul className={classes.rows}>
        {short.slice(0, SHOWN).map((row) => (
          <li key={`${row.orderId}|${row.eventISO}|${row.varietyId}`} className={classes.row}>
            <IconAlertTriangle size="1rem" aria-hidden className={classes.icon} />
            {formatDay(row.dateISO)} {row.orderName}: {formatInUnit(row.shortOz, row, 'short')}{' '}
            {row.varietyName}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
