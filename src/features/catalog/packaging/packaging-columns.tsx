import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { formatDollars, formatQuantity } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './packaging-columns.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';
import { traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { fillNote, lacksFill, packageOunces } from '#domain/costing/package-content.ts';
import { packagingCost } from '#domain/costing/packaging-cost.ts';

export function packagingColumns(
  onEdit: (packaging: Packaging) => void,
): readonly RecordColumn<PackagingRow>[] {
  return [
    nameColumn(onEdit),
    valueColumn('Category', ({ packaging }) => categoryLabel(packaging), { wideOnly: true }),
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

function categoryLabel({ category }: Packaging): string {
  return category === 'MICROGREENS' ? 'Microgreens' : 'Other';
}

type PackagingRow = ReturnType<typeof packagingRows>[number];

export function packagingRows(
  packaging: readonly Packaging[],
  materials: readonly Material[],
  sizes: TraySizes = {},
) {
  const byId = new Map(materials.map((material) => [material.id, material]));
  const nameOf = (id: string) => byId.get(id)?.name ?? '(deleted material)';
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
          : `1 live tray ${traySizeOf(sizes, one).name}`,
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
