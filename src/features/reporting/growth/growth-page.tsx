import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { DayRangeBar, DayRangeOnPaper } from '#ui/day-range/day-range-bar.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { EmptyState, PageHeader } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { GrowthChart } from './growth-chart.tsx';
import { GrowthTables } from './growth-tables.tsx';
import { type Growth, useGrowth } from './use-growth.ts';
import { GrowthViewSwitch, useShowsYields, YieldView } from './yield-view.tsx';
import classes from './growth.module.css';
import { Button, Group, PlainButton, QuietText } from '#ui/kit/plain-parts.tsx';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Switch } from '@mantine/core';
import { Segments } from '#ui/fields/segments.tsx';
import type { GrowthView } from './growth-view.ts';

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
  const growth = useGrowth();
  const { report, range, view } = growth;
  const isEmpty = report.rows.length === 0;
  return (
    <>
      <PageHeader
        title="Growth Report"
        actions={
          <>
            <DayRangeBar {...growth.bar} />
            <PlainButton
              leftSection={<IconDownload size="1rem" />}
              disabled={isEmpty}
              onClick={growth.saveFile}
            >
              Export CSV
            </PlainButton>
          </>
        }
      />
      <DayRangeOnPaper range={range} />
      <GrowthViewSwitch />
      <GrowthControls draft={view} onChange={growth.changeView} />
      <GrowthNotice growth={growth} />
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
          <GrowthChart growth={growth} />
          <GrowthTables growth={growth} />
        </>
      )}
    </>
  );
}

function GrowthNotice({ growth: { report, view } }: { readonly growth: Growth }) {
  const [warning] = report.warnings;
  if (warning === undefined) return null;
  if (!view.withEstimates) {
    return (
      <QuietText className={classes.hidden} role="status">
        {warning}
      </QuietText>
    );
  }
  return (
    <NoticeStrip
      word="Estimates"
      role="status"
      actions={
        <PlainButton component={Link} to={routePaths.tasksToday}>
          Open Tasks
        </PlainButton>
      }
    >
      {warning}
    </NoticeStrip>
  );
}

const GROUPINGS: Readonly<Record<GrowthView['grouping'], string>> = {
  week: 'Week',
  'week-variety': 'Week and variety',
};

function GrowthControls({ draft, onChange }: FormOf<GrowthView>) {
  const field = draftFields(draft, onChange);
  return (
    <Group gap="lg" className={classes.controls}>
      <Segments aria-label="Group by" {...field.of('grouping')} data={GROUPINGS} />
      <Switch label="Include estimated plantings" {...field.checked('withEstimates')} />
    </Group>
  );
}
