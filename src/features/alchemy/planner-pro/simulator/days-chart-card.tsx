import { shortWeekdayName } from '#domain/calendar/day-label.ts';
import { memo, useMemo } from 'react';
import type { SimulatedDay, SimulationInput } from '#domain/capacity/simulation.ts';
import { dryerTotals, rackSlots } from '#domain/capacity/capacity.ts';
import { percentUsed } from '#domain/capacity/over-capacity.ts';
import type { SimulationRun } from '#state/ask/simulation-state.ts';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import type { ChartColumn } from '#ui/charts/chart-place.ts';
import { ColumnChart } from '#ui/charts/column-chart.tsx';
import {
  formatCount,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatMonthDay,
} from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';

export const DaysChartCard = memo(function DaysChartCard({
  lastRun,
}: {
  readonly lastRun: SimulationRun;
}) {
  const { input, result } = lastRun;
  const series = useMemo(() => seriesOf(input), [input]);
  if (series.length === 0) return null;
  return (
    <SectionCard title="Utilization" aside={<ChartLegend entries={series} />}>
      <ColumnChart
        label="Racks and freeze dryers used each day by the demands, in percent. The table has the numbers."
        unit="percent"
        per="day"
        places={Object.entries(result.days).map(([date, day]) => {
          return {
            key: date,
            name: [shortWeekdayName(date), formatMonthDay(date)],
            title: formatLongDay(date),
            columns: series.map((one) => columnOf(one, one.used(day))),
          };
        })}
      />
    </SectionCard>
  );
});

type Series = ReturnType<typeof seriesOf>[number];

function columnOf({ name, color, owned }: Series, used: number): ChartColumn {
  const percent = percentUsed(used, owned) ?? 0;
  return {
    label: name,
    text: `${formatNumber(used)} of ${formatNumber(owned)}, ${formatPercent(percent)}`,
    parts: [{ key: name, value: percent, color }],
  };
}

function seriesOf({ racks, freezeDryers }: SimulationInput) {
  const grow = rackSlots(racks, 'grow');
  const germination = rackSlots(racks, 'germination');
  const { shelves } = dryerTotals(freezeDryers);
  const all = [
    {
      name: 'Grow',
      label: `Grow, ${formatCount(grow, 'slot')}`,
      color: 'var(--mgm-rack-grow)',
      owned: grow,
      used: ({ growTraysUsed }: SimulatedDay) => growTraysUsed,
    },
    {
      name: 'Germination',
      label: `Germination, ${formatCount(germination, 'slot')}`,
      color: 'var(--mgm-rack-germination)',
      owned: germination,
      used: ({ germStacksUsed }: SimulatedDay) => germStacksUsed,
    },
    {
      name: 'Freeze dryers',
      label: `Freeze dryers, ${formatCount(shelves, 'shelf', 'shelves')}`,
      color: 'var(--mgm-cost-soil)',
      owned: shelves,
      used: ({ freezeShelvesUsed }: SimulatedDay) => freezeShelvesUsed,
    },
  ];
  return all.filter(({ owned }) => owned > 0);
}
