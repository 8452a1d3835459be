import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { OverheadScenario } from '#domain/catalog/catalog.ts';
import type { OverheadShare } from '#domain/costing/overhead-shares.ts';
import type { ProductionCosts } from '#domain/reports/production-costs.ts';
import { formatCount, formatDollars, formatNumber, formatPercent } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { IncompleteNote } from '../incomplete-mark.tsx';
import classes from './costs.module.css';
import { Anchor } from '#ui/kit/plain-parts.tsx';
import { Card } from '#ui/kit/card.tsx';

export function OverheadCard(props: {
  readonly costs: ProductionCosts;
  readonly scenario: OverheadScenario;
}) {
  const { overheadPercent, largestOverhead, lines } = props.costs;
  const lacksSoil = props.costs.soilPerTray === 0;
  const incomplete = lines.filter(({ cost }) => cost.notes.length > 0 || lacksSoil).length;
  if (overheadPercent === null || overheadPercent === 0) return null;
  return (
    <Card component="section" aria-label="Overhead" className={classes.overheadCard}>
      <p className={classes.share}>
        <strong>{formatPercent(overheadPercent)}</strong> of unit cost is overhead, on average
      </p>
      {incomplete > 0 && (
        <IncompleteNote
          text={`${incomplete} of ${formatCount(lines.length, 'cost')} ${incomplete === 1 ? 'is' : 'are'} incomplete`}
        />
      )}
      {largestOverhead !== null && (
        <p className={classes.largest}>{largestLabel(largestOverhead, props.scenario)}</p>
      )}
      <Anchor component={Link} to={routePaths.overheads} className={classes.catalog}>
        Overhead Catalog
        <IconChevronRight size="1rem" aria-hidden />
      </Anchor>
    </Card>
  );
}

function largestLabel(
  { overhead, perTray }: OverheadShare,
  { trays, months }: OverheadScenario,
): string {
  const part = `${overhead.name} is the largest part: ${formatDollars(perTray)} per tray`;
  if (overhead.mode === 'PER_TRAY') return `${part}.`;
  return `${part} at ${formatNumber(trays / Math.max(1, months))} trays per month.`;
}
