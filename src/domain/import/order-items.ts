import type { ItemTarget, OrderItem } from '#domain/orders/order.ts';
import { Cell, ImportProblem } from './import-cells.ts';
import type { FileCell } from '#domain/records/file-rows.ts';
import type { ImportCells } from './import-field.ts';
import type { TargetNames } from './order-targets.ts';

export const ITEM_HEAD = {
  product: 'Product',
  variety: 'Variety',
  packageOz: 'Package (oz)',
  count: 'Count',
  weight: 'Weight',
  unit: 'Unit',
} as const;

/** The columns of one item; each line of a file of orders holds one. */
export const ITEM_COLUMNS = [
  { head: ITEM_HEAD.product, aliases: ['item', 'mix', 'sells'] },
  { head: ITEM_HEAD.variety, aliases: ['crop'] },
  {
    head: ITEM_HEAD.packageOz,
    aliases: ['package', 'size', 'size (oz)', 'package oz', 'package size'],
  },
  { head: ITEM_HEAD.count, aliases: ['packages', 'qty', 'quantity', 'pieces'] },
  { head: ITEM_HEAD.weight, aliases: ['bulk weight', 'loose weight'] },
  { head: ITEM_HEAD.unit, aliases: ['weight unit'] },
] as const;

type ItemHead = (typeof ITEM_COLUMNS)[number]['head'];

export type TypedItem = ItemTarget &
  (
    | { readonly mode: 'PACKAGE'; readonly packageOz?: number; readonly count: number }
    | { readonly mode: 'BULK'; readonly weight: number; readonly unit: 'oz' | 'g' | 'lb' }
  );

const UNIT_WORDS = {
  oz: ['oz', 'ounce', 'ounces'],
  g: ['g', 'gram', 'grams', 'gm'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
} as const;

/** The cells of an item, in the order of their columns; blank ones for an order without items. */
export function itemCells(item: OrderItem | null, names: TargetNames): readonly FileCell[] {
  if (item === null) return ITEM_COLUMNS.map(() => null);
  const sold = [
    item.productId === undefined ? null : names.productText(item.productId),
    item.varietyId === undefined ? null : names.varietyText(item.varietyId),
  ];
  return item.mode === 'BULK'
    ? [...sold, null, null, item.weight, item.unit]
    : [...sold, item.packageOz ?? null, item.count, null, null];
}

/** An item in words: "Sunflower, 4 × 2 oz". */
export function itemWords(item: TypedItem, names: TargetNames): string {
  const sold =
    item.productId === undefined
      ? names.varietyText(item.varietyId)
      : names.productText(item.productId);
  return `${sold || 'Nothing'}, ${amountWords(item)}`;
}

/** How much of it: "4 × 2 oz", or "3 lb". */
function amountWords(item: TypedItem): string {
  if (item.mode === 'BULK') return `${item.weight} ${item.unit}`;
  return item.packageOz === undefined
    ? `${item.count} packages`
    : `${item.count} × ${item.packageOz} oz`;
}

/** The texts of an item's cells, to find a line in an order that says the same. */
export function itemText(cells: readonly FileCell[]): string {
  return JSON.stringify(cells.map((cell) => String(cell ?? '').trim()));
}

/** The same text of the cells of a row. */
export function itemTextOf(cells: ImportCells): string {
  return itemText(ITEM_COLUMNS.map(({ head }) => cells.get(head) ?? ''));
}

/** The item of a line; an `ImportProblem` if it doesn't exist or its amount is unclear. */
export function readItem(cells: ImportCells, names: TargetNames): TypedItem {
  const cell = (head: ItemHead) => new Cell(head, cells.get(head) ?? '');
  const target = readTarget(cell(ITEM_HEAD.product).text, cell(ITEM_HEAD.variety).text, names);
  const [count, weight] = [cell(ITEM_HEAD.count), cell(ITEM_HEAD.weight)];
  if (!weight.isBlank) {
    if (!count.isBlank) throw new ImportProblem(`Enter Count or Weight, not both.`);
    const typed = cell(ITEM_HEAD.unit);
    const unit = typed.isBlank ? 'oz' : typed.choice(UNIT_WORDS);
    return { ...target, mode: 'BULK', weight: weight.amount(unit, { min: 0 }), unit };
  }
  if (count.isBlank) throw new ImportProblem('Enter Count or Weight.');
  const packages = count.number({ min: 1, whole: true });
  const size = cell(ITEM_HEAD.packageOz);
  const packageOz = !size.isBlank && { packageOz: size.amount('oz', { aboveZero: true }) };
  return { ...target, mode: 'PACKAGE', ...packageOz, count: packages };
}

function readTarget(product: string, variety: string, names: TargetNames): ItemTarget {
  if (product !== '' && variety !== '') {
    throw new ImportProblem('Enter Product or Variety, not both.');
  }
  if (product === '' && variety === '') throw new ImportProblem('Product and Variety are empty.');
  const target = product === '' ? names.varietyTarget(variety) : names.productTarget(product);
  if (target !== null) return target;
  throw new ImportProblem(
    product === ''
      ? `Variety “${variety}” isn’t on your farm.`
      : `Product “${product}” isn’t a product or variety on your farm.`,
  );
}
