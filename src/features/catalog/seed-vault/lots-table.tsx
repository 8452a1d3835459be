import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { listSeedLots, type SeedLotRow } from '#domain/seed-lots/list-seed-lots.ts';
import { germinationText, hasLowGermination } from '#domain/seed-lots/lot-text.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { selectPartsOf } from '#state/selectors/parts-of-farm.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatDay, formatLb, formatSentence } from '#ui/format.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { tracePath } from '#ui/route-paths.ts';
import {
  amountColumn,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './seed-vault.module.css';
import { useLotStatus } from './use-lot-status.ts';

const GerminationDialog = lazyDialog(
  async () => (await import('./germination-dialog.tsx')).GerminationDialog,
);

const LOOKS = {
  OPEN: { text: 'Open', color: 'leaf' },
  USED_UP: { text: 'Empty', color: 'gray' },
  BLOCKED: { text: 'Blocked', color: 'red' },
} as const;

const COLUMNS: readonly RecordColumn<SeedLotRow>[] = [
  valueColumn('Lot', ({ code }) => code, UNSORTED),
  valueColumn('Variety', ({ varietyName }) => varietyName, UNSORTED),
  amountColumn(
    'Left',
    ({ leftLb }) => leftLb,
    (pounds) => formatLb(pounds, 2),
    UNSORTED,
  ),
  {
    head: 'Best before',
    cell: ({ bestBefore }) => (bestBefore === null ? '—' : formatDay(bestBefore)),
    csv: ({ bestBefore }) => bestBefore,
  },
  {
    head: 'Germination',
    cell: (lot) => <Germination lot={lot} />,
    csv: (lot) => formatSentence(germinationText(lot)),
  },
  {
    head: 'Status',
    cell: ({ status }) => (
      <Badge color={LOOKS[status ?? 'OPEN'].color}>{LOOKS[status ?? 'OPEN'].text}</Badge>
    ),
    csv: ({ status }) => LOOKS[status ?? 'OPEN'].text,
  },
];

const selectLotsFarm = selectPartsOf('varieties', 'catalog', 'seedsInventory', 'traysPlantedLog');

/** The seed lots with what is left of them; nothing on a farm that has none. */
export function LotsTable() {
  const farm = useFarm(selectLotsFarm);
  const lots = useMemo(() => listSeedLots(farm), [farm]);
  const navigate = useNavigate();
  const setStatus = useLotStatus();
  const testing = useDialogTarget<SeedLotRow>();
  const isHelper = useMember()?.role === 'HELPER';
  if (lots.length === 0) return null;
  const menuOf = (lot: SeedLotRow) => {
    const item = (label: string, to: 'USED_UP' | 'BLOCKED' | null) => ({
      label,
      onClick: () => setStatus(lot, to),
    });
    return [
      { label: 'Trace', onClick: () => void navigate(tracePath(lot.code)) },
      { label: 'Add test…', onClick: () => testing.open(lot) },
      ...(lot.status === undefined ? [item('Bag empty', 'USED_UP')] : []),
      ...(lot.status === 'USED_UP' ? [item('Bag not empty', null)] : []),
      ...(isHelper
        ? []
        : [lot.status === 'BLOCKED' ? item('Unblock', null) : item('Block', 'BLOCKED')]),
    ];
  };
  return (
    <>
      <RecordTable
        title="Lots"
        csvName="seed-lots.csv"
        columns={COLUMNS}
        records={lots}
        idOf={({ txnId }) => txnId}
        nameOf={({ code }) => code}
        menuOf={menuOf}
      />
      <OpenedFor dialog={testing}>
        {(shown, lot) => <GerminationDialog {...shown} lot={lot} />}
      </OpenedFor>
    </>
  );
}

function Germination({ lot }: { readonly lot: SeedLotRow }) {
  return (
    <span className={classes.booking}>
      {formatSentence(germinationText(lot)) || '—'}
      {hasLowGermination(lot) && <Badge color="yellow">Low germination</Badge>}
    </span>
  );
}
