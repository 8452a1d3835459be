import { itemQuantity } from './item-ounces.ts';
import type { OrderItem } from './order.ts';

/** What differs from the order: "12 instead of 6"; of several lines by name: "12 instead of 6 Pea, no Kale". */
export function changedItemsText(
  usual: readonly OrderItem[],
  items: readonly OrderItem[],
  nameOf: (item: OrderItem) => string,
): string {
  const isOneLine = usual.length === 1 && items.length === 1;
  const left = [...items];
  const changed = usual.flatMap((was) => {
    const at = left.findIndex((is) => isSameLine(was, is));
    const [is] = at === -1 ? [] : left.splice(at, 1);
    if (is === undefined) return [`no ${nameOf(was)}`];
    if (itemQuantity(is) === itemQuantity(was)) return [];
    const much = `${itemQuantity(is)} instead of ${itemQuantity(was)}`;
    return [isOneLine ? much : `${much} ${nameOf(was)}`];
  });
  const added = left.map((is) => `${itemQuantity(is)} ${nameOf(is)} more`);
  return [...changed, ...added].join(', ') || 'as ordered';
}

function isSameLine(was: OrderItem, is: OrderItem): boolean {
  return was.id === is.id || (was.productId ?? was.varietyId) === (is.productId ?? is.varietyId);
}
