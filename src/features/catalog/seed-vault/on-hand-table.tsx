import {
  amountColumn,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { menuItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import { formatHead } from '#ui/format-weights.ts';
import { IconLink, IconReceiptDollar, IconScale, IconShoppingCart } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import {
  lazyDialog,
  OpenedFor,
  useAskedOfAddress,
  useDialogTarget,
} from '#ui/dialogs/lazy-dialog.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { DaysLeft, OnHand, ReorderLink, SeedName } from './on-hand-cells.tsx';
import type { SeedDialogProps } from './seed-dialog-props.ts';

const AdjustDialog = lazyDialog(async () => (await import('./adjust-dialog.tsx')).AdjustDialog);
const CostDialog = lazyDialog(async () => (await import('./cost-dialog.tsx')).CostDialog);
const ReorderLinkDialog = lazyDialog(
  async () => (await import('./reorder-link-dialog.tsx')).ReorderLinkDialog,
);

type SeedDialog = ComponentType<SeedDialogProps>;

export function OnHandTable({ rows }: { readonly rows: readonly SeedVaultRow[] }) {
  const shown = useDialogTarget<{ readonly Dialog: SeedDialog; readonly row: SeedVaultRow }>();
  const open = (Dialog: SeedDialog, row: SeedVaultRow) => shown.open({ Dialog, row });
  useAskedOfAddress('cost', (id) => {
    const named = rows.find(({ variety }) => variety.id === id);
    if (named !== undefined) open(CostDialog, named);
  });
  return (
    <>
      <RecordTable
        title="On-hand by Variety"
        csvName="seed-on-hand.csv"
        records={rows}
        idOf={(row) => row.variety.id}
        nameOf={(row) => row.variety.name}
        empty={{
          title: 'No varieties yet',
          hint: formatHead('Tracks each variety’s seed in pounds and trays.'),
        }}
        columns={columns}
        menuOf={(row) => menuOf(row, (Dialog) => open(Dialog, row))}
      />
      <OpenedFor dialog={shown}>
        {(props, { Dialog, row }) => <Dialog {...props} row={row} />}
      </OpenedFor>
    </>
  );
}

const columns: readonly RecordColumn<SeedVaultRow>[] = [
  valueColumn('Variety', ({ variety }) => variety.name, {
    cell: (row) => <SeedName row={row} />,
  }),
  {
    head: 'On hand (lb)',
    numeric: true,
    cell: (row) => <OnHand row={row} />,
    csv: ({ pounds }) => roundUnits(pounds),
    sortBy: ({ pounds }) => pounds,
  },
  amountColumn('Grams / tray', ({ gramsPerTray }) => gramsPerTray, String, UNSORTED),
  amountColumn('Est. trays', ({ trays }) => trays, formatNumber, UNSORTED),
  {
    head: 'Days left',
    numeric: true,
    cell: (row) => <DaysLeft row={row} />,
    csv: ({ runOut }) => runOut?.days,
    sortBy: ({ runOut }) => runOut?.days ?? null,
  },
  { head: 'Runs out', csv: ({ runOut }) => runOut?.dateISO },
  amountColumn(
    'Cost / g',
    ({ costPerGram }) => costPerGram,
    (cost) => formatDollars(cost, 4),
    { ...UNSORTED, decimals: 6, wideOnly: true },
  ),
  amountColumn('Cost / tray', ({ costPerTray }) => costPerTray, formatDollars, {
    ...UNSORTED,
    decimals: 2,
  }),
  {
    head: 'Reorder link',
    wideOnly: true,
    cell: (row) => <ReorderLink row={row} />,
    csv: ({ variety }) => variety.seedInfo.reorderUrl,
  },
];

function menuOf(
  { variety }: SeedVaultRow,
  open: (Dialog: SeedDialog) => void,
): readonly RowMenuItem[] {
  const { reorderUrl } = variety.seedInfo;
  const reorder = () => {
    if (reorderUrl !== null) window.open(reorderUrl, '_blank', 'noopener,noreferrer');
  };
  return [
    menuItem('Reorder', IconShoppingCart, reorder, {
      disabledReason: reorderUrl === null ? 'Set a reorder link first' : undefined,
    }),
    menuItem('Set Cost', IconReceiptDollar, () => open(CostDialog)),
    menuItem('Set Reorder Link', IconLink, () => open(ReorderLinkDialog)),
    menuItem('Adjust', IconScale, () => open(AdjustDialog)),
  ];
}
