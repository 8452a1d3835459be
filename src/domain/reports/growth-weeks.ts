import { type IsoDate, addDays, type ReportRange } from '#domain/calendar/iso-date.ts';
import { isoWeekOf, mondayOf } from '#domain/calendar/iso-week.ts';
import { compareTexts, groupBy } from '#domain/records/lists.ts';
import {
  growthAmounts,
  type GrowthGrouping,
  type GrowthReport,
  type GrowthRow,
} from './growth-report.ts';

/** A week of the report, or a variety in one. */
export interface GrowthWeek extends GrowthRow {
  /** Whether days of it are still to come or lie beyond the range: then it is compared with no other. */
  readonly isUnfinished: boolean;
}

/**
 * Weeks of a growth report, including empty ones.
 *
 * Weeks before the farm's first tray are left out. An unfinished week has no comparison with the one before.
 *
 * @param report - By week, or by week and variety.
 */
export function growthWeeks(
  { rows, since }: Pick<GrowthReport, 'rows' | 'since'>,
  grouping: Exclude<GrowthGrouping, 'day-variety'>,
  range: ReportRange,
  today: IsoDate,
): GrowthWeek[] {
  const byWeek = groupBy(rows, ({ weekStart }) => weekStart);
  const weeks = weeksBetween(rows, since, range, today);
  return weeks.flatMap((weekStart) => {
    const sunday = addDays(weekStart, 6);
    const isUnfinished = sunday >= today || (range.to !== null && sunday > range.to);
    const own = byWeek.get(weekStart) ?? [emptyWeek(weekStart, grouping, byWeek, range, weeks[0])];
    return own.map((row) => ({
      ...row,
      plantedChange: isUnfinished ? null : row.plantedChange,
      isUnfinished,
    }));
  });
}

/** The Mondays from the first week of the range to its last, or to where the rows end. */
function weeksBetween(
  rows: readonly GrowthRow[],
  since: IsoDate | null,
  { from, to }: ReportRange,
  today: IsoDate,
): IsoDate[] {
  const begun = since === null ? undefined : mondayOf(since);
  const first = begun === undefined || from === null || from < begun ? begun : mondayOf(from);
  const end = rows.at(-1)?.weekStart;
  if (first === undefined || end === undefined) return [];
  const named = mondayOf(to === null || to > today ? today : to);
  const last = compareTexts(end, named) > 0 || to === null ? end : named;
  const weeks: IsoDate[] = [];
  for (let week = first; week <= last; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

function emptyWeek(
  weekStart: IsoDate,
  grouping: GrowthGrouping,
  byWeek: ReadonlyMap<IsoDate, readonly GrowthRow[]>,
  { from }: ReportRange,
  first: IsoDate = weekStart,
): GrowthRow {
  const weekBefore = addDays(weekStart, -7);
  const isCompared = grouping === 'week' && weekBefore >= (from ?? first);
  const before = byWeek.get(weekBefore)?.[0]?.plantedTrays ?? 0;
  return {
    ...isoWeekOf(weekStart),
    ...growthAmounts([]),
    plantedChange: isCompared ? 0 - before : null,
  };
}
