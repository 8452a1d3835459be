import { inFarmUnits, toCsv, downloadText } from '#ui/csv/csv.ts';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { DayRangeBar, DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { dayRangeName } from '#ui/day-range/day-range.ts';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { GrowthChart } from './growth-chart.tsx';
import { GrowthControls } from './growth-controls.tsx';
import { growthCsv, type TrayAmountsOf } from './growth-columns.tsx';
import { GrowthNotice } from './growth-notice.tsx';
import { GrowthTables } from './growth-tables.tsx';
import { GrowthViewSwitch, useShowsYields } from './growth-view-switch.tsx';
import { GROWTH_RANGES } from './growth-view.ts';
import { useGrowth } from './use-growth.ts';
import { YieldView } from './yield-view.tsx';
import { Button } from '#ui/kit/plain-parts.tsx';

/** Trays planted and harvested by week, or what they gave. */
export function GrowthPage() {
  if (!useShowsYields()) return <TrayGrowth />;
  return (
    <>
      <PageHeader title="Growth Report" />
      <GrowthViewSwitch />
      <YieldView />
    </>
  );
}

function TrayGrowth() {
  const today = useToday();
  const growth = useGrowth();
  const { report, range, view } = growth;
  const withLosses = useFarm((farm) => farm.settings.reporting.trackHarvestLoss);
  const shown: TrayAmountsOf = { withEstimates: view.withEstimates, withLosses };
  const isEmpty = report.rows.length === 0;
  const saveFile = () => {
    const byVariety = growth.days !== null || view.grouping === 'week-variety';
    const weeks = byVariety ? growth.weeksByVariety() : growth.weeks;
    const days = growth.days?.rows ?? null;
    const file = growthCsv({ totals: report.totals, weeks, byVariety, days, shown });
    downloadText(`growth-report-${dayRangeName(range)}.csv`, toCsv(inFarmUnits(file)));
  };
  return (
    <>
      <PageHeader
        title="Growth Report"
        actions={
          <>
            <DayRangeBar
              today={today}
              range={range}
              onChange={growth.changeRange}
              quick={GROWTH_RANGES}
            />
            <Button
              variant="default"
              leftSection={<IconDownload size="1rem" />}
              disabled={isEmpty}
              onClick={saveFile}
            >
              Export CSV
            </Button>
          </>
        }
      />
      <DayRangeOnPaper range={range} />
      <GrowthViewSwitch />
      <GrowthControls view={view} onChange={growth.changeView} />
      <GrowthNotice warnings={report.warnings} withEstimates={view.withEstimates} />
      {isEmpty ? (
        <EmptyState
          title="No planting or harvest data within this range."
          hint="Trays appear here once you confirm plantings and mark harvests done in Tasks."
          action={
            <Button component={Link} to={routePaths.tasksToday}>
              Open Tasks
            </Button>
          }
        />
      ) : (
        <>
          <GrowthChart report={report} range={range} view={view} />
          <GrowthTables growth={growth} shown={shown} />
        </>
      )}
    </>
  );
}
