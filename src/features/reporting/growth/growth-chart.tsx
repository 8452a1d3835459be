import { useMemo } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { ColumnChart } from '#ui/charts/column-chart.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useVarietyColors } from '../use-variety-colors.ts';
import { MAX_WEEKS, growthLegend, growthPlaces, varietyLegend } from './growth-places.ts';
import type { Growth } from './use-growth.ts';
import classes from './growth.module.css';
import { QuietNote } from '#ui/kit/plain-parts.tsx';

export function GrowthChart({ growth }: { readonly growth: Growth }) {
  const { report, range, view } = growth;
  const today = useToday();
  const colorOf = useVarietyColors();
  const places = useMemo(
    () => growthPlaces(report.rows, range, today, colorOf),
    [report, range, today, colorOf],
  );
  const byVariety = view.grouping === 'week-variety';
  return (
    <div className={classes.chart}>
      <SectionCard
        title="Trays per week"
        aside={<ChartLegend entries={growthLegend(byVariety, view.withEstimates)} />}
      >
        <ColumnChart
          unit="amount"
          per="week"
          label="Trays planted and harvested each week. The table has the numbers."
          places={places}
        />
        {byVariety && (
          <div className={classes.varieties}>
            <ChartLegend entries={varietyLegend(report.rows, colorOf)} />
          </div>
        )}
        {places.length === MAX_WEEKS && (
          <QuietNote mt="sm">
            {`The chart shows the last ${MAX_WEEKS} weeks. The table has all of them.`}
          </QuietNote>
        )}
      </SectionCard>
    </div>
  );
}
