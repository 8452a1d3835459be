import type { Alchemy, ProItem, ProProduct, ProRecipeLine } from '#domain/alchemy/alchemy.ts';
import {
  type LineCost,
  type RecipeCost,
  recipeCost,
} from '#domain/alchemy/products/recipe-cost.ts';
import { byId } from '#domain/records/change-records.ts';
import type { Named } from '#domain/records/lists.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';

/** A line of a recipe with what it costs; null where the recipe is empty. */
interface RecipeRow {
  readonly product: ProProduct;
  readonly variant: string;
  readonly line: ProRecipeLine | null;
  readonly costed: LineCost | null;
  readonly cost: RecipeCost;
}

export function productsCsv(alchemy: Alchemy): readonly (readonly CsvCell[])[] {
  const itemsById = byId(alchemy.items);
  return csvRows(
    columnsOf(alchemy),
    alchemy.products.flatMap((product) => productRows(product, itemsById)),
  );
}

function columnsOf({ categories, subgroups }: Alchemy): readonly RecordColumn<RecipeRow>[] {
  return [
    { head: 'Product', csv: ({ product }) => product.name },
    { head: 'Category', csv: ({ product }) => nameOf(categories, product.categoryId) },
    { head: 'Subgroup', csv: ({ product }) => nameOf(subgroups, product.subgroupId) },
    { head: 'SKU', csv: ({ product }) => product.sku },
    { head: 'Variant', csv: ({ variant }) => variant },
    { head: 'Item', csv: ({ line, costed }) => line && costed?.item?.name },
    { head: 'Qty', csv: ({ line }) => line && line.qty },
    { head: 'Unit', csv: ({ line, costed }) => line && (line.unit || costed?.item?.unit) },
    { head: 'Line cost', csv: ({ line, costed }) => line && (costed?.dollars ?? 0) },
    { head: 'Recipe cost', csv: ({ cost }) => cost.total },
    { head: 'Batch', csv: ({ product }) => product.batchOutputQty },
    { head: 'Sold unit', csv: ({ product }) => product.unit },
    { head: 'COG per unit', csv: ({ cost }) => cost.perUnit },
    { head: 'Problem', csv: ({ costed }) => costed?.problem ?? null },
  ];
}

function productRows(
  product: ProProduct,
  itemsById: ReadonlyMap<string, ProItem>,
): readonly RecipeRow[] {
  const recipes = [{ name: '', lines: product.recipe }, ...(product.variants ?? [])];
  return recipes.flatMap(({ name: variant, lines }) => {
    const cost = recipeCost(lines, product.batchOutputQty, itemsById);
    return (lines.length > 0 ? lines : [null]).map((line, at) => ({
      product,
      variant,
      line,
      costed: cost.lines[at] ?? null,
      cost,
    }));
  });
}

function nameOf(records: readonly Named[], id: string | null): string | null {
  return records.find((record) => record.id === id)?.name ?? null;
}
