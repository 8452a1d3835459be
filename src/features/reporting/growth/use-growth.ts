import { useCallback, useMemo } from 'react';
import {
  growthReport,
  type GrowthGrouping,
  type GrowthReport,
} from '#domain/reports/growth-report.ts';
import { growthWeeks, type GrowthWeek } from '#domain/reports/growth-weeks.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import {
  quickDays,
  type DayRange,
  type DayRangeChange,
  useDayRangeOf,
} from '#ui/day-range/day-range.ts';
import { useLatestQuery } from '#ui/page/use-latest-query.ts';
import { USUAL_RANGE, readGrowthView, writeGrowthView, type GrowthView } from './growth-view.ts';

/** The report as it is looked at. */
export interface Growth {
  readonly report: GrowthReport;
  /** The same by day and variety, for a farm that keeps detailed records; else null. */
  readonly days: GrowthReport | null;
  /** Its weeks, also those in which nothing happened. */
  readonly weeks: readonly GrowthWeek[];
  /** The same by week and variety. */
  readonly weeksByVariety: () => readonly GrowthWeek[];
  readonly range: DayRange;
  readonly changeRange: (change: DayRangeChange) => void;
  readonly view: GrowthView;
  readonly changeView: (patch: Partial<GrowthView>) => void;
}

/** The report of the range and view that the address names. */
export function useGrowth(): Growth {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const latestQuery = useLatestQuery();
  const [range, changeRange] = useDayRangeOf(latestQuery, today, quickDays(today, USUAL_RANGE));
  const [query, changeQuery] = latestQuery;
  const { grouping, withEstimates } = readGrowthView(query);
  const isDetailed = farm.settings.reporting.usdaMode === 'detailed';
  const reportBy = useCallback(
    (rows: GrowthGrouping) => growthReport(farm, { range, grouping: rows, withEstimates }),
    [farm, range, withEstimates],
  );
  const report = useMemo(() => reportBy(grouping), [reportBy, grouping]);
  const weeks = useMemo(
    () => growthWeeks(report, grouping, range, today),
    [report, grouping, range, today],
  );
  const days = useMemo(() => (isDetailed ? reportBy('day-variety') : null), [reportBy, isDetailed]);
  return {
    report,
    days,
    weeks,
    weeksByVariety: () => growthWeeks(reportBy('week-variety'), 'week-variety', range, today),
    range,
    changeRange,
    view: { grouping, withEstimates },
    changeView: (patch) =>
      changeQuery((before) => writeGrowthView(before, { ...readGrowthView(before), ...patch })),
  };
}
