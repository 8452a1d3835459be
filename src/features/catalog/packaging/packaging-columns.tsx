import type { Packaging } from '#domain/catalog/catalog.ts';
import { CostNotes } from '#ui/notices/cost-notes.tsx';
import { formatDollars } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import type { PackagingRow } from './packaging-rows.ts';
import classes from './packaging-columns.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';

/** The columns of the library; a click on a name opens the package. */
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
    {
      head: 'Labels',
      numeric: true,
      cell: ({ packaging }) => packaging.labelRule?.labelsPerUnit ?? '—',
      csv: ({ packaging }) => packaging.labelRule?.labelsPerUnit,
      sortBy: ({ packaging }) => packaging.labelRule?.labelsPerUnit ?? null,
    },
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
