import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** Who an order is for, as lists call it. */
export function orderName({ customer }: Pick<ProOrder, 'customer'>): string {
  return customer.name.trim() || 'Untitled Order';
}

/**
 * The orders that a search finds by customer, email, id or notes, the newest first.
 *
 * An event of a standing order counts as made on its own day: those to come stand below what was ordered by
 * today, the next one first.
 */
export function listOrders(
  orders: readonly ProOrder[],
  search: string,
  today: IsoDate,
): readonly ProOrder[] {
  const wanted = search.trim().toLowerCase();
  return orders
    .filter(({ id, customer, notes }) =>
      [customer.name, customer.email, id, notes].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
    )
    .toSorted((one, other) => {
      const [isAhead, isOtherAhead] = [isToCome(one, today), isToCome(other, today)];
      if (isAhead !== isOtherAhead) return isAhead ? 1 : -1;
      const newestFirst =
        other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id);
      return isAhead ? -newestFirst : newestFirst;
    });
}

function isToCome({ standing }: ProOrder, today: IsoDate): boolean {
  return standing !== undefined && standing.dateISO > today;
}

/** Which order is looked at once one is deleted: the one above it in the list, else the first. */
export function selectedAfterDelete(shown: readonly ProOrder[], deletedId: string): string | null {
  const place = shown.findIndex(({ id }) => id === deletedId);
  const rest = shown.filter(({ id }) => id !== deletedId);
  return (rest[place - 1] ?? rest[0])?.id ?? null;
}
