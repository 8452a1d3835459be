import type { Catalog, Packaging } from '#domain/catalog/catalog.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { formatDollars, formatQuantity } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './packaging-columns.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';
import { byId } from '#domain/records/change-records.ts';
import { traySizeOf } from '#domain/catalog/tray-size.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { fillNote, lacksFill, packageOunces } from '#domain/costing/package-content.ts';
import { PACKAGING_CATEGORIES } from './packaging-draft.ts';
import { packagingCost } from '#domain/costing/packaging-cost.ts';

export function packagingColumns(
  onEdit: (packaging: Packaging) => void,
): readonly RecordColumn<PackagingRow>[] {
  return [
    nameColumn(onEdit),
    valueColumn('Category', ({ packaging }) => PACKAGING_CATEGORIES[packaging.category], {
      wideOnly: true,
    }),
    valueColumn('Container', ({ container }) => container, {
      cell: ({ container }) => container ?? '—',
    }),
    {
      head: 'Fill',
      numeric: true,
      cell: ({ fill }) => fill ?? '—',
      csv: ({ fill }) => fill,
      sortBy: ({ ounces }) => ounces,
    },
    { head: 'Inserts', cell: ({ inserts }) => inserts ?? '—', csv: ({ inserts }) => inserts },
    amountColumn(
      'Labels',
      ({ packaging: { labelRule } }) => labelRule?.labelsPerUnit ?? null,
      String,
    ),
    amountColumn('Cost / unit', ({ cost }) => cost.total, formatDollars, { decimals: 6 }),
  ];
}

function nameColumn(onEdit: (packaging: Packaging) => void): RecordColumn<PackagingRow> {
  return valueColumn('Name', ({ packaging }) => packaging.name, {
    cell: ({ packaging, warnings }) => (
      <>
        <LinkButton className={classes.name} onClick={() => onEdit(packaging)}>
          {packaging.name}
        </LinkButton>
        {warnings.length > 0 && (
          <div className={classes.warnings}>
            <CostNotes notes={warnings} />
          </div>
        )}
      </>
    ),
  });
}

type PackagingRow = ReturnType<typeof packagingRows>[number];

export function packagingRows(catalog: Pick<Catalog, 'packaging' | 'materials' | 'traySizes'>) {
  const { packaging, materials } = catalog;
  const known = byId(materials);
  const nameOf = (id: string) => known.get(id)?.name ?? '(deleted material)';
  return packaging.map((one) => {
    const { containerMaterialId, bom, category, microgreenContent, netContent } = one;
    const fill = category === 'MICROGREENS' ? (microgreenContent ?? netContent) : netContent;
    const cost = packagingCost(one, materials);
    return {
      packaging: one,
      container: containerMaterialId === null ? null : nameOf(containerMaterialId),
      fill:
        one.traySizeId === undefined
          ? fill && formatQuantity(fill)
          : `1 live tray ${traySizeOf(catalog, one).name}`,
      /** For sorting by fill; null when they are not known. */
      ounces: packageOunces(one),
      inserts: bom.length === 0 ? null : bom.map((line) => insertLabel(line, nameOf)).join(', '),
      cost,
      warnings: [...fillWarnings(one), ...cost.notes],
    };
  });
}

/** A microgreens package that does not say how much it holds cannot be costed or matched. */
export function fillWarnings(packaging: Packaging): readonly CostNote[] {
  if (!lacksFill(packaging)) return [];
  // The note stands under the name already.
  const { subject: _, ...note } = fillNote(packaging);
  return [note];
}

function insertLabel(
  { materialId, qty, unit }: Packaging['bom'][number],
  nameOf: (id: string) => string,
): string {
  if (unit !== 'each') return `${formatQuantity({ qty, unit })} ${nameOf(materialId)}`;
  return qty === 1 ? nameOf(materialId) : `${qty} × ${nameOf(materialId)}`;
}
