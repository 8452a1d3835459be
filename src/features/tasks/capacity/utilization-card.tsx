import { shortWeekdayName } from '#domain/calendar/day-label.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import { ChartLegend } from '#ui/charts/chart-legend.tsx';
import { ColumnChart } from '#ui/charts/column-chart.tsx';
import type { ChartColumn, ChartPlace } from '#ui/charts/chart-place.ts';
import {
  formatCount,
  formatDay,
  formatLongDay,
  formatNumber,
  formatPercent,
  formatMonthDay,
} from '#ui/format.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { RACK_KINDS, type RackUse } from './day-use.ts';
import { QuietNote } from '#ui/kit/plain-parts.tsx';

export function UtilizationCard(props: {
  readonly days: readonly CapacityDay[];
  readonly today: IsoDate;
}) {
  const { days, today } = props;
  const [first] = days;
  return (
    <SectionCard
      title="Utilization"
      aside={
        first !== undefined && (
          <ChartLegend
            entries={RACK_KINDS.map(({ name, color, fillOf }) => ({
              label: `${name}, ${formatCount(fillOf(first).slots, 'slot')}`,
              color,
            }))}
          />
        )
      }
    >
      <ColumnChart
        label="Grow and germination slots used each day, in percent. The table has the numbers."
        unit="percent"
        per="day"
        places={days.map((day) => placeOf(day, today))}
      />
      <WindowNote from={first?.dateISO ?? today} to={days.at(-1)?.dateISO ?? today} today={today} />
    </SectionCard>
  );
}

function placeOf(day: CapacityDay, today: IsoDate): ChartPlace {
  return {
    key: day.dateISO,
    name: [shortWeekdayName(day.dateISO), formatMonthDay(day.dateISO)],
    title: formatLongDay(day.dateISO),
    strong: day.dateISO === today,
    columns: RACK_KINDS.map(({ name, color, fillOf }) => columnOf(name, fillOf(day), color)),
  };
}

function columnOf(label: string, { used, slots, percent }: RackUse, color: string): ChartColumn {
  return {
    label,
    text:
      percent === null
        ? 'n/a'
        : `${formatNumber(used)} of ${formatCount(slots, 'slot')}, ${formatPercent(percent)}`,
    parts: [{ key: label, value: percent ?? 0, color }],
  };
}

/** What the picture cannot know: days too far ahead, and days that are over. */
function WindowNote({ from, to, today }: Readonly<Record<'from' | 'to' | 'today', IsoDate>>) {
  const planned = addDays(today, REBUILD_HORIZON_DAYS);
  const notes = [
    ...(from < today ? ['Past days show only trays not yet harvested.'] : []),
    ...(to > planned ? [`Harvests are planned up to ${formatDay(planned)}.`] : []),
  ];
  if (notes.length === 0) return null;
  return <QuietNote mt="sm">{notes.join(' ')}</QuietNote>;
}
