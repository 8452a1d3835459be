import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RecordTable } from '#ui/record-table.tsx';

const selectAlchemy = (farm: FarmDocument) => farm.alchemy;

/** Recipes of freeze-dried products. */
export function ProProductsPage() {
  const { products, categories } = useFarm(selectAlchemy);
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.name ?? '—';
  return (
    <>
      <PageHeader title="Pro Products" />
      <RecordTable
        label="Pro Products"
        records={products}
        idOf={(product) => product.id}
        empty={{
          title: 'No products yet — add a category to start.',
          hint: 'A product has a recipe of items, from which its cost and its stock needs follow.',
        }}
        columns={[
          { head: 'Name', cell: (product) => product.name },
          { head: 'Category', cell: (product) => nameOf(product.categoryId) },
          { head: 'SKU', cell: (product) => product.sku || '—' },
          {
            head: 'Batch output',
            numeric: true,
            cell: (product) => `${product.batchOutputQty} ${product.unit}`,
          },
          { head: 'Recipe lines', numeric: true, cell: (product) => product.recipe.length },
        ]}
      />
    </>
  );
}
