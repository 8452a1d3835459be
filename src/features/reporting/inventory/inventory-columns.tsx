import { Anchor, Badge } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { InventoryLine } from '#domain/reports/inventory-snapshot.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { unitLabel } from '#domain/units/unit-label.ts';
import { formatCount, formatNumber } from '#ui/format.ts';
import { mendLink } from '#ui/notices/mend-link.ts';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './inventory.module.css';
import { runOutOf } from './run-out.ts';
import { StockName } from './stock-name.tsx';

/** Nearer than this, days are told beside the weeks. */
const DAYS_BELOW_WEEKS = 8;

/** The columns of the snapshot. Files hold 4 decimals, the screen what a grower can count. */
export const INVENTORY_COLUMNS: readonly RecordColumn<InventoryLine>[] = [
  {
    head: 'Material',
    cell: (line) => <MaterialName line={line} />,
    csv: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  { head: 'Unit', cell: ({ unit }) => unitLabel(unit), csv: ({ unit }) => unit },
  {
    head: 'On hand',
    numeric: true,
    cell: ({ onHand }) => <OnHand qty={onHand} />,
    csv: ({ onHand }) => onHand,
  },
  {
    head: 'Weekly use',
    numeric: true,
    cell: ({ weeklyConsumption }) => (weeklyConsumption === null ? '—' : amount(weeklyConsumption)),
    csv: ({ weeklyConsumption }) => weeklyConsumption,
  },
  {
    head: 'Weeks to runout',
    numeric: true,
    cell: (line) => <Weeks line={line} />,
    csv: ({ weeksUntilRunout }) => weeksUntilRunout,
    sortBy: ({ weeksUntilRunout }) => weeksUntilRunout,
  },
  {
    head: 'Reorder',
    cell: (line) => <Reorder line={line} />,
    csv: ({ belowReorder }) => (belowReorder ? 'yes' : 'no'),
    sortBy: ({ belowReorder }) => (belowReorder ? 0 : 1),
  },
];

function MaterialName({ line }: { readonly line: InventoryLine }) {
  const { materialId, varietyId } = line;
  return (
    <Anchor
      component={Link}
      to={
        varietyId === null
          ? mendLink({ to: 'material', id: materialId }).path
          : routePaths.seedVault
      }
      state={{ origin: routePaths.inventorySnapshot }}
      c="inherit"
      fw={500}
    >
      <StockName line={line} />
    </Anchor>
  );
}

function OnHand({ qty }: { readonly qty: number }) {
  return <span className={qty < 0 ? classes.soon : undefined}>{amount(qty)}</span>;
}

function Weeks({ line }: { readonly line: InventoryLine }) {
  const runOut = runOutOf(line);
  if (runOut === null) return <>—</>;
  return (
    <span className={classes.weeks}>
      {formatNumber(runOut.weeks, 1)}
      {runOut.weeks < DAYS_BELOW_WEEKS && (
        <span className={classes.days}>{formatCount(runOut.days, 'day')}</span>
      )}
    </span>
  );
}

function Reorder({ line: { belowReorder, reorderUrl, name } }: { readonly line: InventoryLine }) {
  return (
    <span className={classes.reorder}>
      {belowReorder ? <Badge color="yellow">yes</Badge> : 'no'}
      {reorderUrl !== null && (
        <Anchor
          href={reorderUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Order ${name}, opens in a new tab`}
          className={classes.shop}
        >
          Order
          <IconExternalLink size="1rem" aria-hidden />
        </Anchor>
      )}
    </span>
  );
}

/** At most 2 decimals, none where they say nothing. */
function amount(value: number): string {
  const rounded = roundTo(value, 2);
  const decimals = [0, 1].find((few) => roundTo(rounded, few) === rounded);
  return formatNumber(rounded, decimals ?? 2);
}
