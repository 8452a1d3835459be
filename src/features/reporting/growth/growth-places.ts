import { addDays, daysBetween } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isoWeekOf, mondayOf } from '#domain/calendar/iso-week.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import type { GrowthRow } from '#domain/reports/growth-report.ts';
import type { AmountPlace } from '#ui/charts/amount-chart.tsx';
import type { LegendEntry } from '#ui/charts/chart-legend.tsx';
import type { DayRange } from '#ui/day-range/day-range.ts';
import { monthAndDay } from './growth-words.ts';

/** Two years of weeks: more columns than that cannot be told apart. */
export const MOST_WEEKS = 104;

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

/**
 * The weeks of the chart, also those in which nothing happened: planted trays in parts, recorded and
 * estimated or by variety, and the harvested ones beside them.
 */
export function growthPlaces(
  rows: readonly GrowthRow[],
  range: DayRange,
  today: IsoDate,
  colorOf: (varietyId: string) => string,
): AmountPlace[] {
  const byWeek = rowsByWeek(rows);
  return chartWeeks(rows, range).map((weekStart) => {
    const here = byWeek.get(weekStart) ?? [];
    return {
      key: weekStart,
      name: [monthAndDay(weekStart), isoWeekOf(weekStart).week.slice(5)],
      strong: weekStart === mondayOf(today),
      columns: [
        here.flatMap((row) => plantedParts(row, colorOf)),
        [
          {
            key: 'harvested',
            value: here.reduce((sum, { harvestedTrays }) => sum + harvestedTrays, 0),
            color: HARVESTED.color,
          },
        ],
      ],
    };
  });
}

function rowsByWeek(rows: readonly GrowthRow[]): Map<IsoDate, GrowthRow[]> {
  const byWeek = new Map<IsoDate, GrowthRow[]>();
  for (const row of rows) {
    const week = byWeek.get(row.weekStart);
    if (week === undefined) byWeek.set(row.weekStart, [row]);
    else week.push(row);
  }
  return byWeek;
}

function plantedParts(
  { varietyId, plantedTrays, recordedTrays, estimatedTrays }: GrowthRow,
  colorOf: (varietyId: string) => string,
) {
  if (varietyId !== undefined) {
    return [{ key: varietyId, value: plantedTrays, color: colorOf(varietyId) }];
  }
  return [
    { key: 'recorded', value: recordedTrays, color: RECORDED.color },
    { key: 'estimated', value: estimatedTrays, color: ESTIMATED.color },
  ];
}

/** The Mondays of the range; an open end is where the rows end. */
function chartWeeks(rows: readonly GrowthRow[], { from, to }: DayRange): IsoDate[] {
  const first = from === null ? rows[0]?.weekStart : mondayOf(from);
  const last = to === null ? rows.at(-1)?.weekStart : mondayOf(to);
  if (first === undefined || last === undefined) return [];
  const weeks = Math.min(MOST_WEEKS, daysBetween(first, last) / 7 + 1);
  return Array.from({ length: weeks }, (_, index) => addDays(last, 7 * (index + 1 - weeks)));
}
