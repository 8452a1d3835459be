import { VisuallyHidden } from '@mantine/core';
import { isSaid, NOTHING_SAID, type Sentence } from '#domain/tell/say.ts';
import { useMemo } from 'react';
import { formatDay, formatSentence } from '#ui/format.ts';
import { type RunsOutSoon, runsOutSoon } from '#domain/reports/runs-out-soon.ts';
import { selectInventorySnapshot } from '#state/selectors/inventory.ts';
import { useBuying } from '#state/react/answers/use-buying.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { OrderLink } from '#ui/page/order-link.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { MoreLink, seeAllText } from './more-link.tsx';
import classes from './runs-out-card.module.css';

const MAX_ROWS = 5;

/** What the plan uses up in the next two weeks. There only while something is missing. */
export function RunsOutCard() {
  const today = useToday();
  const { lines } = useFarm((farm) => selectInventorySnapshot(farm, today));
  const soon = useMemo(() => runsOutSoon(lines, today), [lines, today]);
  const buying = useBuying(soon.length > 0);
  if (soon.length === 0) return null;
  return (
    <SectionCard
      title="Runs out"
      aside={
        <MoreLink
          to={
            buying === null || buying.groups.length === 0
              ? routePaths.inventorySnapshot
              : routePaths.buyingList
          }
        >
          {seeAllText(soon.length)}
        </MoreLink>
      }
    >
      <ul className={classes.rows}>
        {soon.slice(0, MAX_ROWS).map((row) => (
          <Row
            key={row.line.materialId}
            row={row}
            outlook={buying?.outlooks[row.line.materialId] ?? NOTHING_SAID}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function Row({ row, outlook }: { readonly row: RunsOutSoon; readonly outlook: Sentence }) {
  const { line, dateISO, missing } = row;
  const { name, reorderUrl } = line;
  return (
    <li className={classes.row}>
      <span className={classes.day}>{formatDay(dateISO)}</span>
      <span className={classes.name}>
        {name}: <span className={classes.missing}>short by {formatSentence(missing)}</span>
        <span className={classes.outlook}>
          {isSaid(outlook) && (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              {formatSentence(outlook)}
            </>
          )}
        </span>
      </span>
      {reorderUrl !== null && <OrderLink name={name} url={reorderUrl} className={classes.order} />}
    </li>
  );
}
