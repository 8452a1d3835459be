import { uniqueId } from '#domain/records/change-records.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { type ImportCells, tryImport } from './import-field.ts';
import { ImportProblem } from './import-cells.ts';
import type { FieldChange } from './import-plan.ts';
import { itemCells, itemText, itemTextOf, itemWords, type TypedItem } from './order-items.ts';
import type { TargetNames } from './order-targets.ts';

/**
 * Matches lines of a file to items of an order: its items after an import, and what each line changes.
 *
 * An identical item first, then one with the same target and size, then one with the same target. So items keep
 * their order, whatever the order of the lines.
 */
export function matchItems(
  before: readonly OrderItem[],
  lines: readonly ImportCells[],
  names: TargetNames,
  read: (cells: ImportCells) => TypedItem,
) {
  const found = new Map<number, OrderItem>();
  const free = new Set(before);
  const claim = (line: number, isSame: (item: OrderItem) => boolean) => {
    if (found.has(line)) return;
    const item = [...free].find(isSame);
    if (item === undefined) return;
    found.set(line, item);
    free.delete(item);
  };

  const texts = new Map(before.map((item) => [item, itemText(itemCells(item, names))]));
  const wanted = lines.map(itemTextOf);
  wanted.forEach((text, line) => claim(line, (item) => texts.get(item) === text));
  const same = new Set(found.keys());
  const isBlank = itemText(itemCells(null, names));
  const typed = lines.map((cells, line) =>
    same.has(line) || (before.length === 0 && lines.length === 1 && wanted[line] === isBlank)
      ? null
      : tryImport(() => read(cells)),
  );
  for (const isLike of [isEqual, isSameSize, isSameTarget])
    typed.forEach((item, line) => {
      if (item !== null && !(item instanceof ImportProblem))
        claim(line, (own) => isLike(own, item));
    });

  const taken = new Set(before.map(({ id }) => id));
  const added: OrderItem[] = [];
  const replaced = new Map<OrderItem, OrderItem>();
  const changes = typed.map((item, line): readonly FieldChange[] | ImportProblem => {
    if (item === null || item instanceof ImportProblem) return item ?? [];
    const known = found.get(line);
    if (known === undefined) {
      const id = uniqueId(`li_${before.length + added.length + 1}`, taken);
      taken.add(id);
      added.push({ ...item, id });
      return [{ field: 'Item', before: '', after: itemWords(item, names) }];
    }
    if (isEqual(known, item)) return [];
    replaced.set(known, { ...withoutAmount(known), ...item });
    return [{ field: 'Item', before: itemWords(known, names), after: itemWords(item, names) }];
  });
  const kept = before.filter((item) => !free.has(item));
  return {
    items: [...kept.map((item) => replaced.get(item) ?? item), ...added],
    lines: changes,
    removed: [...free].map((item) => ({
      field: 'Item',
      before: itemWords(item, names),
      after: '',
    })),
  };
}

function isSameTarget(one: OrderItem, other: TypedItem): boolean {
  return one.productId === other.productId && one.varietyId === other.varietyId;
}

function isSameSize(one: OrderItem, other: TypedItem): boolean {
  if (!isSameTarget(one, other)) return false;
  if (one.mode === 'BULK') return other.mode === 'BULK' && one.unit === other.unit;
  return other.mode === 'PACKAGE' && one.packageOz === other.packageOz;
}

function isEqual(one: OrderItem, other: TypedItem): boolean {
  if (!isSameSize(one, other)) return false;
  return one.mode === 'BULK'
    ? other.mode === 'BULK' && one.weight === other.weight
    : other.mode === 'PACKAGE' && one.count === other.count;
}

/** An item without target and amount: its id, and fields of other tools. */
function withoutAmount(item: OrderItem): { readonly id: string } {
  const gone = ['mode', 'productId', 'varietyId', 'packageOz', 'count', 'weight', 'unit'];
  const entries = Object.entries(item).filter(([field]) => !gone.includes(field));
  return { ...Object.fromEntries(entries), id: item.id };
}
