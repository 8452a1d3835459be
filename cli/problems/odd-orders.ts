import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { ORDER_LISTS } from '#domain/orders/stored-order.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Orders that make no demand although somebody entered them, and mixes that do not add up. */
export function findOddOrders(farm: FarmDocument, today: IsoDate): Problem[] {
  return [
    ...findMixesOff(farm),
    ...findUndated(farm),
    ...findEmpty(farm),
    ...findVersionsToCome(farm, today),
  ];
}

function findVersionsToCome(farm: FarmDocument, today: IsoDate): Problem[] {
  const message = 'An earlier version ends on or after today.';
  const isToCome = ({ until }: { readonly until: IsoDate }) => until >= today;
  return ORDER_LISTS.flatMap((slice) =>
    farm[slice].flatMap(({ former = [] }, at) =>
      former.flatMap((version, nth) =>
        isToCome(version) ? [{ path: `${slice}[${at}].former[${nth}].until`, message }] : [],
      ),
    ),
  );
}

function findMixesOff({ products }: FarmDocument): Problem[] {
  return products.flatMap((product, at) => {
    if (product.type !== 'mix') return [];
    const total = product.components.reduce((sum, { percent }) => sum + percent, 0);
    if (Math.round(total) === 100) return [];
    const message = `The mix '${product.name}' adds up to ${total}%, not 100%.`;
    return [{ path: `products[${at}].components`, message }];
  });
}

function findUndated(farm: FarmDocument): Problem[] {
  return ORDER_LISTS.flatMap((slice) =>
    farm[slice].flatMap((order, at) => {
      const [field, day] = 'date' in order ? ['date', order.date] : ['startDate', order.startDate];
      const message = `The order '${order.name}' has no date and makes no demand.`;
      return day === null ? [{ path: `${slice}[${at}].${field}`, message }] : [];
    }),
  );
}

function findEmpty(farm: FarmDocument): Problem[] {
  return ORDER_LISTS.flatMap((slice) =>
    farm[slice].flatMap(({ name, items }, at) =>
      items.length === 0
        ? [{ path: `${slice}[${at}].items`, message: `The order '${name}' has no items.` }]
        : [],
    ),
  );
}
