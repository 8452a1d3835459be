import type { Catalog, Material } from '#domain/catalog/catalog.ts';
import {
  isBelowReorder,
  purchaseOf,
  stockInOtherUnits,
} from '#domain/catalog/materials/material-stock.ts';
import { MATERIAL_TYPE_LABELS } from '#domain/catalog/materials/material-types.ts';
import { stockOnHand } from '#domain/reports/inventory-line.ts';
import type { SeedStock } from '#domain/reports/seed-stocks.ts';
import { materialPrice } from '#domain/costing/material-price.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { unitLabel, type Quantity } from '#domain/units/unit.ts';
import { formatDollars, formatNumber, formatQuantity } from '#ui/format.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './inventory.module.css';
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

export function materialRows(
  materials: Catalog['materials'],
  seeds: ReadonlyMap<string, SeedStock>,
): readonly MaterialRow[] {
  return materials.map((material) => materialRow(material, seeds.get(material.id) ?? null));
}

export type MaterialRow = ReturnType<typeof materialRow>;

function materialRow(material: Material, seed: SeedStock | null) {
  const { meta } = material;
  const inVault = (seed?.pounds ?? null) !== null;
  const stock = stockOnHand(material, seed);
  const counted = { ...material, stock };
  return {
    material,
    type: MATERIAL_TYPE_LABELS[material.type],
    purchase: purchaseLabel(material),
    cost: costLabel(material),
    /** Of one unit; null while the price is unknown. */
    dollars: materialPrice(material)?.dollars ?? null,
    stock: formatQuantity(stock),
    /** The same stock as bought and as it goes into trays. */
    stockElsewise: [
      ...stockInOtherUnits(counted).map(roughLabel),
      ...(inVault ? ['in the seed vault'] : []),
    ].join(', '),
    onHand: stock.qty,
    /** Seed that varieties take: the vault counts it, and it is counted there alone. */
    inVault,
    isLow: isBelowReorder(counted),
    reorder: meta.reorder === undefined ? null : formatQuantity(meta.reorder),
  };
}

/** Beside the exact stock two decimals are enough. */
function roughLabel({ qty, unit }: Quantity): string {
  return formatQuantity({ qty: roundTo(qty, 2), unit });
}

/** What one unit of a material costs, with cents: `$0.30 / each`. */
export function costLabel(material: Material): string {
  const price = materialPrice(material);
  return price === null ? '—' : `${formatDollars(price.dollars)} / ${unitLabel(price.unit)}`;
}

/** What is bought at once, and for how much: `1 case of 250, $75.00`. */
export function purchaseLabel(material: Material): string {
  const { purchaseUnit, meta } = material;
  const { purchaseQty: qty, purchaseCost: cost } = purchaseOf(material);
  if (qty <= 0) return '—';
  const items = purchaseUnit === 'case' ? meta.itemsPerCase : undefined;
  const content = items === undefined ? '' : ` of ${formatNumber(items)}`;
  return `${formatQuantity({ qty, unit: purchaseUnit })}${content}, ${formatDollars(cost)}`;
}

/** What is counted here, down the names however the list is sorted: seed of the vault is counted there. */
export function rowsToCount(rows: readonly MaterialRow[]): readonly MaterialRow[] {
  return rows
    .filter(({ inVault }) => !inVault)
    .toSorted((one, other) => one.material.name.localeCompare(other.material.name, 'en'));
}
