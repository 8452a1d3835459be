import { useMemo, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadRows, type LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectSupplyLedger } from '#state/selectors/supply.ts';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { LoadItem, loadColumns } from './load-columns.tsx';
import classes from './loads.module.css';
import { MoveLoadDialog } from './move-load-dialog.tsx';
import { RatioStrips } from './ratio-strips.tsx';
import { useLoadWork } from './use-load-work.ts';
import { WeighLoadDialog } from './weigh-load-dialog.tsx';

const ITEM_HEIGHT = 104;

export function LoadsLog() {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const rows = useMemo(
    () =>
      farm.dryLoads === undefined ? [] : loadRows(farm, selectSupplyLedger(farm, today), today),
    [farm, today],
  );
  return rows.length === 0 ? null : <Loads rows={rows} />;
}

function Loads({ rows }: { readonly rows: readonly LoadRow[] }) {
  const { start, move, cancel } = useLoadWork();
  const weighing = useDialogTarget<string>();
  const moving = useDialogTarget<string>();
  const { open: openWeighing } = weighing;
  const { open: openMoving } = moving;
  const asked = useAskedLoad(openWeighing);
  const handling = useMemo(
    () => ({
      isAsked: ({ load }: LoadRow) => load.id === asked,
      onStart: (row: LoadRow) => void start(row),
      onWeigh: ({ load }: LoadRow) => openWeighing(load.id),
      onMove: ({ load }: LoadRow) => openMoving(load.id),
      onCancel: (row: LoadRow) => void cancel(row),
    }),
    [asked, start, cancel, openWeighing, openMoving],
  );
  const columns = useMemo(() => loadColumns(handling), [handling]);
  const rowOf = (loadId: string) => rows.find(({ load }) => load.id === loadId);
  return (
    <section className={classes.loads} aria-label="Loads">
      <RatioStrips />
      <RecordTable
        title="Loads"
        columns={columns}
        records={rows}
        idOf={({ load }) => load.id}
        csvName="dry-loads.csv"
        narrow={{
          as: 'rows',
          height: ITEM_HEIGHT,
          draw: (row) => <LoadItem row={row} {...handling} />,
        }}
      />
      <OpenedFor dialog={weighing}>
        {(shown, loadId) => {
          const row = rowOf(loadId);
          return row && <WeighLoadDialog {...shown} row={row} />;
        }}
      </OpenedFor>
      <OpenedFor dialog={moving}>
        {(shown, loadId) => {
          const row = rowOf(loadId);
          return row && <MoveLoadDialog {...shown} row={row} onMove={move} />;
        }}
      </OpenedFor>
    </section>
  );
}

/**
 * The load that the address names: the scale is opened for one that is to be weighed, one that is to be started
 * is answered. It is taken out of the address so that it is done once.
 */
function useAskedLoad(weigh: (loadId: string) => void): string | null {
  const [query, setQuery] = useSearchParams();
  const [toStart, setToStart] = useState<string | null>(null);
  const weighed = query.get('weigh');
  const started = query.get('start');
  // The address forgets it at once.
  if (started !== null && started !== toStart) setToStart(started);
  useEffect(() => {
    if (weighed === null && started === null) return;
    setQuery({}, { replace: true, preventScrollReset: true });
    if (weighed !== null) weigh(weighed);
  }, [weighed, started, setQuery, weigh]);
  return toStart;
}
