import { IconCopy, IconTag } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { deleteItem, editItem, menuItem } from '#ui/tables/menu-items.tsx';
import { useDeleteSold } from '../use-delete-sold.ts';
import { MixEditor } from './mix-editor.tsx';
import { MixItem, mixColumns } from './mix-columns.tsx';
import type { MixTarget } from './mix-draft.ts';
import { PricedList } from './priced-list.tsx';
import type { PricedThing } from './prices/price-draft.ts';
import { Button } from '#ui/kit/plain-parts.tsx';

const ROW_HEIGHT = 58;
const ITEM_HEIGHT = 124;

export function MixesCard() {
  const products = useFarm((farm) => farm.products);
  const varieties = useFarm(selectVarietiesById);
  const editor = useDialogTarget<MixTarget>();
  const remove = useDeleteSold('product');
  const mixes = useMemo(
    () => products.filter((product): product is MixProduct => product.type === 'mix'),
    [products],
  );
  const columns = useMemo(() => mixColumns(varieties), [varieties]);
  return (
    <>
      <PricedList
        title="Fresh Microgreens — Mixes"
        label="Mixes"
        csvName="mixes"
        columns={columns}
        records={mixes}
        thingOf={pricedMix}
        rowHeight={ROW_HEIGHT}
        narrow={{
          height: ITEM_HEIGHT,
          draw: (mix, price) => <MixItem mix={mix} varieties={varieties} price={price} />,
        }}
        menuOf={(mix, openPrices) => [
          editItem(() => editor.open({ kind: 'edit', mix })),
          menuItem('Prices', IconTag, openPrices),
          menuItem('Clone', IconCopy, () => editor.open({ kind: 'clone', mix })),
          deleteItem(() => void remove(mix)),
        ]}
        add={<Button onClick={() => editor.open({ kind: 'new' })}>+ Add Mix</Button>}
        empty={{
          title: 'No mixes yet',
          hint: 'A mix is a blend of varieties sold under one name, such as 60% pea and 40% kale.',
        }}
      />
      <OpenedFor dialog={editor}>
        {(shown, target) => <MixEditor {...shown} target={target} />}
      </OpenedFor>
    </>
  );
}

function pricedMix({ id, name, packageSizeOz }: MixProduct): PricedThing {
  return { name, target: { productId: id }, sizes: [packageSizeOz] };
}
