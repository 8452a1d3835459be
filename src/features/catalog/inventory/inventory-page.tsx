import {
  costLabel,
  purchaseLabel,
  rowsToCount,
  type MaterialRow,
  materialColumns,
  materialRows,
} from './material-columns.tsx';
import { IconClipboardCheck, IconPackageImport } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Material } from '#domain/catalog/catalog.ts';
import { selectSeedStocks } from '#state/selectors/seeds.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton, ImportCsvButton } from '#ui/csv/csv-button.tsx';
import {
  lazyDialog,
  OpenedFor,
  useDialogTarget,
  useAskedOfAddress,
} from '#ui/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { PrintButton } from '#ui/page/print-button.tsx';
import { deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { CountButton } from '../stock-count/count-button.tsx';
import type { CountLine } from '../stock-count/count-lines.ts';
import { CountList } from './count-list.tsx';
import { MaterialDialog } from './material-dialog.tsx';
import type { StockTarget } from './stock-change.ts';
import { StockDialog } from './stock-dialog.tsx';
import { useDeleteMaterial } from './use-delete-material.ts';
import { WarningBadge } from '#ui/kit/badge.tsx';
import { Button, Group, PlainButton } from '#ui/kit/plain-parts.tsx';
import { materialFileRows } from '#domain/import/import-materials.ts';

const ImportMaterials = lazyDialog(
  async () => (await import('./import-materials.tsx')).ImportMaterials,
);

export function InventoryPage() {
  const materials = useFarm((farm) => farm.catalog.materials);
  const seeds = useFarm(selectSeedStocks);
  const rows = useMemo(() => materialRows(materials, seeds), [materials, seeds]);
  const { dialogs, editor, stock, importing } = useInventoryDialogs();
  const remove = useDeleteMaterial();
  const { open } = editor;
  useAskedOfAddress('material', (id) => {
    const named = materials.find((material) => material.id === id);
    if (named !== undefined) open(named);
  });
  const navigate = useNavigate();
  const openVault = () => void navigate(routePaths.seedVault);
  const columns = useMemo(() => materialColumns(open), [open]);
  const add = <Button onClick={() => open('new')}>+ New Material</Button>;
  return (
    <>
      <div className="no-print">
        <PageHeader title="Inventory" actions={rows.length > 0 && add} />
        <RecordTable
          title="Raw materials"
          initialSort={{ head: 'Name', descending: false }}
          columns={columns}
          records={rows}
          idOf={(row) => row.material.id}
          nameOf={(row) => row.material.name}
          menuOf={({ material, inVault }) => [
            // Seed of the vault is booked there.
            ...(inVault
              ? [menuItem('Open Seed Vault', IconPackageImport, openVault)]
              : [
                  menuItem('Receive', IconPackageImport, () =>
                    stock.open({ material, change: 'receive' }),
                  ),
                  menuItem('Adjust', IconClipboardCheck, () =>
                    stock.open({ material, change: 'adjust' }),
                  ),
                ]),
            editItem(() => open(material)),
            deleteItem(() => void remove(material)),
          ]}
          headActions={
            rows.length > 0 && <HeadActions rows={rows} onImport={() => importing.open(true)} />
          }
          empty={{
            title: 'No materials yet.',
            hint: 'Add soil, containers, labels and inserts to track cost and stock.',
            action: (
              <Group gap="sm" justify="center">
                {add}
                <PlainButton onClick={() => importing.open(true)}>Import CSV</PlainButton>
              </Group>
            ),
          }}
        />
      </div>
      <CountList rows={rows} />
      {dialogs}
    </>
  );
}

function lineOfMaterial({ material: { id, name, stock } }: MaterialRow): CountLine {
  return { kind: 'material', id, name, onHand: stock.qty, unit: stock.unit };
}

function HeadActions(props: {
  readonly rows: readonly MaterialRow[];
  readonly onImport: () => void;
}) {
  const { rows, onImport } = props;
  const today = useToday();
  const low = rows.filter(({ isLow }) => isLow).length;
  return (
    <>
      {low > 0 && <WarningBadge color="yellow">{low} to reorder</WarningBadge>}
      <CountButton lines={rowsToCount(rows).map(lineOfMaterial)} />
      <PrintButton label="Print count list" />
      <ImportCsvButton onClick={onImport} />
      <CsvButton fileName={`inventory-${today}.csv`} rows={() => materialFile(rows)} />
    </>
  );
}

function useInventoryDialogs() {
  const editor = useDialogTarget<Material | 'new'>();
  const stock = useDialogTarget<StockTarget>();
  const importing = useDialogTarget<true>();
  const dialogs = (
    <>
      <OpenedFor dialog={editor}>
        {(shown, material) => (
          <MaterialDialog {...shown} stored={material === 'new' ? null : material} />
        )}
      </OpenedFor>
      <OpenedFor dialog={importing}>{(shown) => <ImportMaterials {...shown} />}</OpenedFor>
      <OpenedFor dialog={stock}>
        {(shown, target) => <StockDialog {...shown} {...target} />}
      </OpenedFor>
    </>
  );
  return { dialogs, editor, stock, importing };
}

/** The materials by name as rows of a file that can be imported again, with its heads. */
function materialFile(rows: readonly MaterialRow[]) {
  const materials = rows.map(({ material }) => material);
  return materialFileRows(
    materials.toSorted((one, other) => one.name.localeCompare(other.name)),
    [
      { head: 'Purchase', cell: purchaseLabel },
      { head: 'Cost (per)', cell: costLabel },
    ],
  );
}
