import { Link, useSearchParams } from 'react-router';
import { useMemo, useState } from 'react';
import { selectCapacityDays, selectTrayAvailability } from '#state/selectors/capacity.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { TraySplitBar } from '#ui/charts/tray-split-bar.tsx';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { EmptyState, PageHeader, SectionCard } from '#ui/page/page-parts.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { CapacityDayLines, capacityColumns } from './capacity-columns.tsx';
import { CapacityWindowFields, readCapacityWindow } from './capacity-window-fields.tsx';
import { FreezeDryerCard } from './freeze-dryer-card.tsx';
import { overSummary, selectHasSizes } from './over-text.ts';
import { RackLoadsDialog } from './rack-loads-dialog.tsx';
import { UtilizationCard } from './utilization-card.tsx';
import classes from './capacity.module.css';
import { Button, Group, SmallButton } from '#ui/kit/plain-parts.tsx';

const LINES_HEIGHT = 90;

export function CapacityPage() {
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const window = readCapacityWindow(query, today);
  const days = useFarm((farm) => selectCapacityDays(farm, today, window.days, window.from));
  const isConfigured = useFarm((farm) => farm.capacity.racks.length > 0);
  const hasSizes = useFarm(selectHasSizes);
  const [viewing, setViewing] = useState(false);
  const summary = useMemo(() => overSummary(days, hasSizes), [days, hasSizes]);
  const columns = useMemo(() => capacityColumns(today), [today]);
  const sort = useRecordSorting(days, columns);
  return (
    <>
      <PageHeader
        title="Capacity Monitor"
        actions={
          <Group gap="md" className={classes.fields}>
            <CapacityWindowFields
              window={window}
              onChange={({ from, days: shown }) =>
                setQuery({ from, days: String(shown) }, { replace: true })
              }
            />
            {isConfigured && (
              <CsvButton
                fileName={`capacity-${window.from}.csv`}
                rows={() => csvRows(columns, sort.records)}
              />
            )}
          </Group>
        }
      />
      {summary !== null && (
        <>
          {/* Trays will have no place: it leads to what takes it. */}
          <NoticeStrip
            tone="red"
            word={summary.word}
            actions={<SmallButton onClick={() => setViewing(true)}>Show orders</SmallButton>}
          >
            {summary.text}
          </NoticeStrip>
          <RackLoadsDialog
            opened={viewing}
            onClose={() => setViewing(false)}
            days={days}
            worst={summary.worst}
          />
        </>
      )}
      <div className={classes.cards}>
        {isConfigured ? <UtilizationCard days={days} today={today} /> : <NoRacks />}
        <TrayAvailabilityCard />
      </div>
      {isConfigured && (
        <RecordTable
          label="Rack utilization by day"
          columns={columns}
          records={sort.records}
          sort={sort}
          idOf={(day) => day.dateISO}
          className={classes.table}
          narrow={{
            as: 'rows',
            height: LINES_HEIGHT,
            draw: (day) => <CapacityDayLines day={day} today={today} />,
          }}
        />
      )}
      {/* Last, because it comes after the page and would move what is below it. */}
      <FreezeDryerCard window={window} />
    </>
  );
}

function NoRacks() {
  return (
    <SectionCard title="Utilization">
      <EmptyState
        title="Configure racks under Operations → Trays & Racks to display utilization."
        hint="A rack has shelves, and a shelf has slots for trays. The plan needs this space."
        action={
          <Button component={Link} to={routePaths.trays}>
            Open Trays & Racks
          </Button>
        }
      />
    </SectionCard>
  );
}

function TrayAvailabilityCard() {
  const owned = useFarm((farm) => farm.capacity.trayInventory);
  const trays = useFarm(selectTrayAvailability);
  return (
    <SectionCard title="Tray availability">
      <div className={classes.splits}>
        <TraySplitBar kind="With holes" owned={owned.withHoles} split={trays.withHoles} />
        <TraySplitBar kind="Solid" owned={owned.withoutHoles} split={trays.withoutHoles} />
      </div>
    </SectionCard>
  );
}
