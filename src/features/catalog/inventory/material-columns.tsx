import type { Material } from '#domain/catalog/catalog.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './inventory.module.css';
import type { MaterialRow } from './material-rows.ts';
import { LinkButton } from '#ui/kit/plain-parts.tsx';
import { Badge, WarningBadge } from '#ui/kit/badge.tsx';

export function materialColumns(
  onEdit: (material: Material) => void,
): readonly RecordColumn<MaterialRow>[] {
  return [
    {
      head: 'Name',
      cell: ({ material }) => (
        <span className={classes.name}>
          <LinkButton fw={500} onClick={() => onEdit(material)}>
            {material.name}
          </LinkButton>
          {material.isPrimarySoil && <Badge>Primary soil</Badge>}
        </span>
      ),
      sortBy: ({ material }) => material.name,
    },
    valueColumn('Type', ({ type }) => type),
    { head: 'Purchase', numeric: true, cell: ({ purchase }) => purchase },
    {
      head: 'Cost (per)',
      numeric: true,
      cell: ({ cost }) => cost,
      sortBy: ({ dollars }) => dollars,
    },
    {
      head: 'Stock',
      numeric: true,
      cell: (row) => <Stock row={row} />,
      sortBy: ({ onHand }) => onHand,
    },
  ];
}

function Stock({ row }: { readonly row: MaterialRow }) {
  const { stock, stockElsewise, isLow, reorder } = row;
  return (
    <>
      <span className={classes.stock}>{stock}</span>
      {stockElsewise !== '' && <span className={classes.elsewise}>{stockElsewise}</span>}
      {isLow && <WarningBadge color="yellow">Reorder at {reorder}</WarningBadge>}
    </>
  );
}
