import { OPEN_PRO_STATUSES, type Alchemy } from '../alchemy.ts';
import { neededItems } from '../orders/needed-items.ts';

/** Names in a question; the others are counted. */
const MAX_NAMED = 4;

/** Lists uses of an item: "3 products use it: Pesto, Salt, Jar. 1 order needs it: JUNI-001."; `''` without uses. */
export function itemUses(itemId: string, alchemy: Alchemy): string {
  const using = alchemy.products
    .filter(({ recipe, variants = [] }) =>
      [...recipe, ...variants.flatMap(({ lines }) => lines)].some((line) => line.itemId === itemId),
    )
    .map(({ name }) => name);
  const needing = alchemy.orders
    .filter(({ status }) => OPEN_PRO_STATUSES.has(status))
    .filter(({ lines }) => neededItems(lines, alchemy).some((one) => one.itemId === itemId))
    .map(({ id }) => id);
  return [
    ...usesOf(using, 'product uses', 'products use'),
    ...usesOf(needing, 'order needs', 'orders need'),
  ].join(' ');
}

function usesOf(names: readonly string[], one: string, many: string): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length - MAX_NAMED;
  const told = names.slice(0, MAX_NAMED).join(', ');
  return [
    `${names.length} ${names.length === 1 ? one : many} it: ${told}${more > 0 ? ` and ${more} more` : ''}.`,
  ];
}
