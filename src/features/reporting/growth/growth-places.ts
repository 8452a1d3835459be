import { compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import { isoWeekOf, mondayOf } from '#domain/calendar/iso-week.ts';
import type { GrowthRow } from '#domain/reports/growth-report.ts';
import type { ChartPlace } from '#ui/charts/chart-place.ts';
import type { LegendEntry } from '#ui/charts/chart-legend.tsx';
import type { BarPart } from '#ui/charts/parts-bar.tsx';
import type { DayRange } from '#ui/day-range/day-range.ts';
import { formatNumber, formatTrays, formatMonthDay } from '#ui/format.ts';
import { weekDaysLabel } from './growth-text.ts';

/** Two years of weeks: more columns than that cannot be told apart. */
export const MAX_WEEKS = 104;

const RECORDED: LegendEntry = { label: 'Planted, recorded', color: 'var(--mgm-rack-grow)' };
const ESTIMATED: LegendEntry = { label: 'Planted, estimated', color: 'var(--mgm-cost-soil)' };
const HARVESTED: LegendEntry = { label: 'Harvested', color: 'var(--mgm-rack-germination)' };

/** What the colors of the chart mean; those of varieties are told apart from it. */
export function growthLegend(byVariety: boolean, withEstimates: boolean): readonly LegendEntry[] {
  if (byVariety) return [HARVESTED];
  return withEstimates ? [RECORDED, ESTIMATED, HARVESTED] : [RECORDED, HARVESTED];
}

/** The varieties of the chart in their colors, each once, by name. */
export function varietyLegend(
  rows: readonly GrowthRow[],
  colorOf: (varietyId: string) => string,
): readonly LegendEntry[] {
  const names = new Map(
    rows.flatMap(({ varietyId, varietyName = '', plantedTrays }) =>
      varietyId === undefined || plantedTrays === 0 ? [] : [[varietyId, varietyName] as const],
    ),
  );
  return [...names]
    .map(([varietyId, label]) => ({ label, color: colorOf(varietyId) }))
    .sort((a, b) => compareTexts(a.label, b.label));
}

/** The weeks of the chart, empty ones too: planted trays in parts, and the harvested ones beside them. */
export function growthPlaces(
  rows: readonly GrowthRow[],
  range: DayRange,
  today: IsoDate,
  colorOf: (varietyId: string) => string,
): ChartPlace[] {
  const byWeek = groupBy(rows, ({ weekStart }) => weekStart);
  return chartWeeks(rows, range).map((weekStart) => {
    const here = byWeek.get(weekStart) ?? [];
    const harvested = sumOf(here.map(({ harvestedTrays }) => harvestedTrays));
    return {
      key: weekStart,
      name: [formatMonthDay(weekStart), isoWeekOf(weekStart).week.slice(5)],
      title: `${isoWeekOf(weekStart).week}, ${weekDaysLabel(weekStart)}`,
      strong: weekStart === mondayOf(today),
      columns: [
        {
          label: 'Planted',
          text: formatTrays(sumOf(here.map(({ plantedTrays }) => plantedTrays))),
          parts: here.flatMap((row) => plantedParts(row, colorOf)),
        },
        {
          label: HARVESTED.label,
          text: formatTrays(harvested),
          parts: [{ key: 'harvested', value: harvested, color: HARVESTED.color }],
        },
      ],
    };
  });
}

function plantedParts(
  { varietyId, varietyName = '', plantedTrays, recordedTrays, estimatedTrays }: GrowthRow,
  colorOf: (varietyId: string) => string,
): BarPart[] {
  if (varietyId !== undefined) {
    return [aPart(varietyId, varietyName, plantedTrays, colorOf(varietyId))];
  }
  return [
    aPart('recorded', 'recorded', recordedTrays, RECORDED.color),
    aPart('estimated', 'estimated', estimatedTrays, ESTIMATED.color),
  ];
}

function aPart(key: string, label: string, value: number, color: string): BarPart {
  return { key, value, color, told: { label, text: formatNumber(value) } };
}

/** The Mondays of the range; an open end is where the rows end. */
function chartWeeks(rows: readonly GrowthRow[], { from, to }: DayRange): IsoDate[] {
  const first = from === null ? rows[0]?.weekStart : mondayOf(from);
  const last = to === null ? rows.at(-1)?.weekStart : mondayOf(to);
  if (first === undefined || last === undefined) return [];
  const weeks = Math.min(MAX_WEEKS, daysBetween(first, last) / 7 + 1);
  return Array.from({ length: weeks }, (_, index) => addDays(last, 7 * (index + 1 - weeks)));
}
