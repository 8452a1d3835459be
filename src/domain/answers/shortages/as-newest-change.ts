import type { DeliveryChange, NewDeliveryChange } from '#domain/orders/delivery-change.ts';

/** Later than any clock, so this change is the newest. */
const AFTER_ALL = '9999-12-31T23:59:59.999Z';

/** Returns a trial delivery change that counts as the newest one. */
export function asNewestChange(change: NewDeliveryChange, index: number): DeliveryChange {
  return { ...change, id: `dch_new_${index}`, atISO: AFTER_ALL, note: '' };
}
