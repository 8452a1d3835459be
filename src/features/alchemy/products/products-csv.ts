import type { Alchemy, ProProduct, ProRecipeLine } from '#domain/alchemy/alchemy.ts';
import { recipeCost } from '#domain/alchemy/products/recipe-cost.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

type Row = readonly CsvCell[];

const HEADS: Row = [
  'Product',
  'Category',
  'Subgroup',
  'SKU',
  'Variant',
  'Item',
  'Qty',
  'Unit',
  'Line cost',
  'Recipe cost',
  'Batch',
  'Sold unit',
  'COG per unit',
  'Problem',
];

/** Every line of every recipe and variant with its cost, as a table of plain values. */
export function productsCsv(alchemy: Alchemy): readonly Row[] {
  return [HEADS, ...alchemy.products.flatMap((product) => productRows(product, alchemy))];
}

function productRows(product: ProProduct, alchemy: Alchemy): readonly Row[] {
  const { variants = [] } = product;
  return [
    ...recipeRows(product, '', product.recipe, alchemy),
    ...variants.flatMap(({ name, lines }) => recipeRows(product, name, lines, alchemy)),
  ];
}

function recipeRows(
  product: ProProduct,
  variant: string,
  lines: readonly ProRecipeLine[],
  { categories, subgroups, items }: Alchemy,
): readonly Row[] {
  const cost = recipeCost(
    lines,
    product.batchOutputQty,
    new Map(items.map((item) => [item.id, item])),
  );
  const lead = [
    product.name,
    nameOf(categories, product.categoryId),
    nameOf(subgroups, product.subgroupId),
    product.sku,
    variant,
  ];
  const totals = [cost.total, product.batchOutputQty, product.unit, cost.perUnit];
  if (lines.length === 0) return [[...lead, null, null, null, null, ...totals, null]];
  return lines.map(({ qty, unit }, index) => {
    const { item = null, dollars, problem } = cost.lines[index] ?? { dollars: 0, problem: null };
    return [...lead, item?.name, qty, unit || item?.unit, dollars, ...totals, problem];
  });
}

function nameOf(
  records: readonly { readonly id: string; readonly name: string }[],
  id: string | null,
): string | null {
  return records.find((record) => record.id === id)?.name ?? null;
}
