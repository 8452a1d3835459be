import type { ProOrder } from '#domain/alchemy/alchemy.ts';

/** Who an order is for, as lists call it. */
export function orderName({ customer }: Pick<ProOrder, 'customer'>): string {
  return customer.name.trim() || 'Untitled Order';
}

/** The orders that a search finds by customer, email, id or notes, the newest first. */
export function listOrders(orders: readonly ProOrder[], search: string): readonly ProOrder[] {
  const wanted = search.trim().toLowerCase();
  return orders
    .filter(({ id, customer, notes }) =>
      [customer.name, customer.email, id, notes].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .toSorted(
      (one, other) =>
        other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id),
    );
}

/** Which order is looked at once one is deleted: the one above it in the list, else the first. */
export function selectedAfterDelete(shown: readonly ProOrder[], deletedId: string): string | null {
  const place = shown.findIndex(({ id }) => id === deletedId);
  const rest = shown.filter(({ id }) => id !== deletedId);
  return (rest[place - 1] ?? rest[0])?.id ?? null;
}
