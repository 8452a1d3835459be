import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { InventoryLine } from '#domain/reports/inventory-line.ts';
import { useToday } from '#state/react/use-farm.ts';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatCount, formatDay } from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './inventory.module.css';
import { runOuts, type RunOut, type RunOutLevel } from './run-out.ts';
import { StockName } from './stock-name.tsx';

/** Weeks that fill the whole width; what lasts longer needs no comparing. */
const MAX_WEEKS = 12;

const DAYS_A_WEEK = 7;

/** Lines that are drawn: the rest lasts longer than these. */
const MAX_LINES = 12;

const COLORS: Readonly<Record<RunOutLevel, string>> = {
  out: 'var(--mgm-bad-solid)',
  soon: 'var(--mgm-bad-solid)',
  enough: 'var(--mgm-brand-mid)',
};

export function RunOutCard({ lines }: { readonly lines: readonly InventoryLine[] }) {
  const today = useToday();
  const all = useMemo(() => runOuts(lines, today), [lines, today]);
  if (all.length === 0) return null;
  const drawn = all.slice(0, MAX_LINES);
  const rest = all.length - drawn.length;
  return (
    <SectionCard
      title="Runs out first"
      aside={
        <span className={classes.aside}>
          {rest > 0
            ? `First ${MAX_LINES} of ${all.length}, bars up to ${MAX_WEEKS} weeks`
            : `Bars up to ${MAX_WEEKS} weeks`}
        </span>
      }
    >
      <BarList
        label="Weeks until materials run out"
        of={MAX_WEEKS}
        lines={drawn.map((runOut) => ({
          key: runOut.line.materialId,
          name: <StockName line={runOut.line} />,
          parts: [
            {
              key: 'weeks',
              value: Math.min(runOut.days / DAYS_A_WEEK, MAX_WEEKS),
              color: COLORS[runOut.level],
            },
          ],
          figure: <RunOutFigure runOut={runOut} />,
        }))}
      />
    </SectionCard>
  );
}

function RunOutFigure({ runOut: { dateISO, days, level } }: { readonly runOut: RunOut }) {
  if (level === 'enough') return <>{formatDay(dateISO)}</>;
  return (
    <span className={classes.soon}>
      <IconAlertTriangle size="1rem" aria-hidden />
      {level === 'out'
        ? `Run out, needed ${formatDay(dateISO)}`
        : `${formatDay(dateISO)}, ${formatCount(days, 'day')}`}
    </span>
  );
}
