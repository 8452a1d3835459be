import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadRows, type LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectSupplyLedger } from '#state/selectors/supply.ts';
import { OpenedFor, useAskedOfAddress, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { LoadItem, loadColumns } from './load-columns.tsx';
import classes from './loads.module.css';
import { MoveLoadDialog } from './move-load-dialog.tsx';
import { RatioStrips } from './ratio-strips.tsx';
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
  const weighing = useDialogTarget<string>();
  const moving = useDialogTarget<string>();
  const { open: onWeigh } = weighing;
  const { open: onMove } = moving;
  const [asked, setAsked] = useState<string | null>(null);
  const toStart = useSearchParams()[0].get('start');
  // At once: forgetting it, the address keeps how far the page has scrolled by then.
  if (toStart !== null && toStart !== asked) setAsked(toStart);
  useAskedOfAddress('weigh', onWeigh, ['start']);
  useAskedOfAddress('start', setAsked, ['weigh']);
  const handling = useMemo(() => ({ asked, onWeigh, onMove }), [asked, onWeigh, onMove]);
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
          return row && <MoveLoadDialog {...shown} row={row} />;
        }}
      </OpenedFor>
    </section>
  );
}
