import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  growthReport,
  type GrowthGrouping,
  type GrowthReport,
} from '#domain/reports/growth-report.ts';
import { useFarm, useToday } from '#state/use-farm.ts';
import { useDayRange, type DayRange } from '#ui/day-range.ts';
import { USUAL_RANGE, readGrowthView, writeGrowthView, type GrowthView } from './growth-view.ts';

/** The report as it is looked at. */
export interface Growth {
  readonly report: GrowthReport;
  /** The same by day and variety, for a farm that keeps detailed records; else null. */
  readonly days: GrowthReport | null;
  /** The same, with other rows. */
  readonly reportBy: (grouping: GrowthGrouping) => GrowthReport;
  readonly range: DayRange;
  readonly setRange: (range: DayRange) => void;
  readonly view: GrowthView;
  readonly setView: (view: GrowthView) => void;
}

/** The report of the range and view that the address names. */
export function useGrowth(): Growth {
  const farm = useFarm((whole) => whole);
  const [query, setQuery] = useSearchParams();
  const [range, setRange] = useDayRange(useToday(), USUAL_RANGE);
  const { grouping, withEstimates } = readGrowthView(query);
  const isDetailed = farm.settings.reporting.usdaMode === 'detailed';
  const reportBy = useCallback(
    (rows: GrowthGrouping) => growthReport(farm, { range, grouping: rows, withEstimates }),
    [farm, range, withEstimates],
  );
  const report = useMemo(() => reportBy(grouping), [reportBy, grouping]);
  const days = useMemo(() => (isDetailed ? reportBy('day-variety') : null), [reportBy, isDetailed]);
  return {
    report,
    days,
    reportBy,
    range,
    setRange,
    view: { grouping, withEstimates },
    setView: (view) => setQuery((before) => writeGrowthView(before, view), { replace: true }),
  };
}
