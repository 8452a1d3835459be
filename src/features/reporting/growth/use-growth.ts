import { useCallback, useMemo } from 'react';
import { growthReport, type GrowthGrouping } from '#domain/reports/growth-report.ts';
import { growthWeeks } from '#domain/reports/growth-weeks.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { dayRangeName, quickDays, useDayRangeOf } from '#ui/day-range/day-range.ts';
import { downloadTable } from '#ui/csv/csv.ts';
import { useLatestQuery } from '#ui/page/use-latest-query.ts';
import { growthCsv } from './growth-columns.tsx';
import {
  GROWTH_RANGES,
  USUAL_RANGE,
  readGrowthView,
  writeGrowthView,
  type GrowthView,
} from './growth-view.ts';

export type Growth = ReturnType<typeof useGrowth>;

export function useGrowth() {
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
  const withLosses = farm.settings.reporting.trackHarvestLoss;
  const shown = { withEstimates, withLosses };
  const saveFile = () => {
    const byVariety = days !== null || grouping === 'week-variety';
    const rows = byVariety ? 'week-variety' : grouping;
    const file = growthCsv({
      totals: report.totals,
      weeks: growthWeeks(reportBy(rows), rows, range, today),
      byVariety,
      days: days?.rows ?? null,
      shown,
    });
    downloadTable(`growth-report-${dayRangeName(range)}.csv`, file);
  };
  return {
    report,
    /** The same by day and variety, for a farm that keeps detailed records; else null. */
    days,
    weeks,
    range,
    bar: { today, range, onChange: changeRange, quick: GROWTH_RANGES },
    view: { grouping, withEstimates },
    changeView: (patch: Partial<GrowthView>) =>
      changeQuery((before) => writeGrowthView(before, { ...readGrowthView(before), ...patch })),
    shown,
    saveFile,
  };
}
