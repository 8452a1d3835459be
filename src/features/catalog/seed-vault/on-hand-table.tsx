import {
  amountColumn,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { menuItem, type RowMenuItem } from '#ui/tables/menu-items.tsx';
import { formatHead } from '#ui/format-weights.ts';
import { IconLink, IconReceiptDollar, IconScale, IconShoppingCart } from '@tabler/icons-react';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { DaysLeft, OnHand, ReorderLink, SeedName } from './on-hand-cells.tsx';
import type { SeedDialog } from './use-seed-dialogs.tsx';

export function OnHandTable(props: {
  readonly rows: readonly SeedVaultRow[];
  readonly onOpen: SeedDialog;
}) {
  return (
    <RecordTable
      title="On-hand by Variety"
      csvName="seed-on-hand.csv"
      records={props.rows}
      idOf={(row) => row.variety.id}
      nameOf={(row) => row.variety.name}
      empty={{
        title: 'No varieties yet',
        hint: formatHead('Tracks each variety’s seed in pounds and trays.'),
      }}
      columns={columns}
      menuOf={(row) => menuOf(row, props.onOpen)}
    />
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

function menuOf(row: SeedVaultRow, onOpen: SeedDialog): readonly RowMenuItem[] {
  const { reorderUrl } = row.variety.seedInfo;
  const reorder = () => {
    if (reorderUrl !== null) window.open(reorderUrl, '_blank', 'noopener,noreferrer');
  };
  return [
    menuItem('Reorder', IconShoppingCart, reorder, {
      disabledReason: reorderUrl === null ? 'Set a reorder link first' : undefined,
    }),
    menuItem('Set Cost', IconReceiptDollar, () => onOpen('cost', row)),
    menuItem('Set Reorder Link', IconLink, () => onOpen('link', row)),
    menuItem('Adjust', IconScale, () => onOpen('adjust', row)),
  ];
}
