import { IconAlertTriangle } from '@tabler/icons-react';
import { BarList } from '#ui/charts/bar-list.tsx';
import { formatCount, formatNumber } from '#ui/format.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import classes from './inventory.module.css';
import type { RunOut, RunOutLevel } from './run-out.ts';
import { StockName } from './stock-name.tsx';

/** Weeks that fill the whole width; what lasts longer needs no comparing. */
const MAX_WEEKS = 12;

/** Lines that are drawn: the rest lasts longer than these. */
const MAX_LINES = 12;

const COLORS: Readonly<Record<RunOutLevel, string>> = {
  out: 'var(--mgm-bad-solid)',
  soon: 'var(--mgm-bad-solid)',
  enough: 'var(--mgm-brand-mid)',
};

/** What runs out first, as bars of weeks. */
export function RunOutCard({ runOuts }: { readonly runOuts: readonly RunOut[] }) {
  if (runOuts.length === 0) return null;
  const drawn = runOuts.slice(0, MAX_LINES);
  const rest = runOuts.length - drawn.length;
  return (
    <SectionCard
      title="Runs out first"
      aside={
        <span className={classes.aside}>
          {rest > 0
            ? `First ${MAX_LINES} of ${runOuts.length}, bars up to ${MAX_WEEKS} weeks`
            : `Bars up to ${MAX_WEEKS} weeks`}
        </span>
      }
    >
      <BarList
        label="Weeks until materials run out"
        of={MAX_WEEKS}
        lines={drawn.map(({ line, weeks, days, level }) => ({
          key: line.materialId,
          name: <StockName line={line} />,
          parts: [{ key: 'weeks', value: Math.min(weeks, MAX_WEEKS), color: COLORS[level] }],
          figure: <RunOutFigure weeks={weeks} days={days} level={level} />,
        }))}
      />
    </SectionCard>
  );
}

function RunOutFigure({ weeks, days, level }: Pick<RunOut, 'weeks' | 'days' | 'level'>) {
  if (level === 'enough') return <>{formatNumber(weeks, 1)} weeks</>;
  return (
    <span className={classes.soon}>
      <IconAlertTriangle size="1rem" aria-hidden />
      {level === 'out' ? 'Run out' : `${formatCount(days, 'day')} left`}
    </span>
  );
}
