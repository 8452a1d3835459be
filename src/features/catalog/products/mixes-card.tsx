import { IconCopy, IconTag } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { EmptyState, SectionCard } from '#ui/page/page-parts.tsx';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';
import { csvRows } from '#ui/tables/record-column.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { useDeleteSold } from '../use-delete-sold.ts';
import { MixEditor } from './mix-editor.tsx';
import { MixTable, mixColumns, pricedMix } from './mix-table.tsx';
import type { MixTarget } from './mix-draft.ts';
import { priceColumn } from './prices/price-button.tsx';
import { PricesDialog } from './prices/prices-dialog.tsx';
import { Button, Group } from '#ui/kit/plain-parts.tsx';

export function MixesCard() {
  const products = useFarm((farm) => farm.products);
  const varieties = useFarm(selectVarietiesById);
  const today = useToday();
  const editor = useDialogTarget<MixTarget>();
  const remove = useDeleteSold('product');
  const mixes = useMemo(
    () => products.filter((product): product is MixProduct => product.type === 'mix'),
    [products],
  );
  const prices = useDialogTarget<MixProduct>();
  const { open } = prices;
  const columns = useMemo(
    () => [...mixColumns(varieties), priceColumn(pricedMix, open)],
    [varieties, open],
  );
  const sort = useRecordSorting(mixes, columns);
  return (
    <SectionCard
      title="Fresh Microgreens — Mixes"
      flush
      aside={
        <Group gap="sm" wrap="nowrap">
          {mixes.length > 0 && (
            <CsvButton
              fileName={`mixes-${today}.csv`}
              rows={() => csvRows(columns, sort.records)}
            />
          )}
          <Button onClick={() => editor.open({ kind: 'new' })}>+ Add Mix</Button>
        </Group>
      }
    >
      {mixes.length === 0 ? (
        <EmptyState
          title="No mixes yet"
          hint="A mix is a blend of varieties sold under one name, such as 60% pea and 40% kale."
        />
      ) : (
        <MixTable
          columns={columns}
          sort={sort}
          varieties={varieties}
          menuOf={(mix) => [
            editItem(() => editor.open({ kind: 'edit', mix })),
            menuItem('Prices', IconTag, () => open(mix)),
            menuItem('Clone', IconCopy, () => editor.open({ kind: 'clone', mix })),
            deleteItem(() => void remove(mix)),
          ]}
          onPrices={open}
        />
      )}
      <PricesDialog dialog={prices} thingOf={pricedMix} />
      <OpenedFor dialog={editor}>
        {(shown, target) => <MixEditor {...shown} target={target} />}
      </OpenedFor>
    </SectionCard>
  );
}
