import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { isOfEvent } from '#domain/orders/changed-deliveries.ts';
import type {
  DeliveryChange,
  GoneChange,
  NewDeliveryChange,
} from '#domain/orders/delivery-change.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { readStored } from '#domain/orders/read-orders.ts';
import { storedForm } from '#domain/orders/stored-order.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { type OrderDraft, orderOfDraft } from './order-draft.ts';

/** What is to be different about single deliveries of an order once it is saved. */
export interface OrderChanges {
  readonly add: readonly NewDeliveryChange[];
  /** What was agreed before and is taken back. */
  readonly remove: readonly string[];
  /** What a new order asked for as this was agreed; another day or amount is another delivery. */
  readonly askedFor?: string;
}

export const NO_ORDER_CHANGES: OrderChanges = { add: [], remove: [] };

/** What is agreed about the deliveries of an order. */
export type OrderChange = Exclude<DeliveryChange, GoneChange>;

const TYPED_ID = 'typed_';

/** One more word about a delivery: it takes the place of what was typed of it and does not hold any more. */
export function withOrderChange(
  { add, remove }: OrderChanges,
  change: NewDeliveryChange,
): OrderChanges {
  const isOver = (other: NewDeliveryChange) =>
    'dateISO' in change &&
    'dateISO' in other &&
    change.dateISO === other.dateISO &&
    (change.kind === 'SKIP' || other.kind === 'SKIP' || change.kind === other.kind);
  return { add: [...add.filter((other) => !isOver(other)), change], remove };
}

/** Without one of the listed changes, typed or agreed before. */
export function withoutOrderChange({ add, remove }: OrderChanges, id: string): OrderChanges {
  if (!id.startsWith(TYPED_ID)) return { add, remove: [...remove, id] };
  return { add: add.filter((_, at) => typedId(at) !== id), remove };
}

/** All that will be agreed about an order: what was, without what is taken back, and what was typed. */
export function listedChanges(
  stored: readonly DeliveryChange[],
  { add, remove }: OrderChanges,
  orderId: string,
  today: IsoDate,
): readonly OrderChange[] {
  // What is typed comes after all that was said before.
  const made = { atISO: `${addDays(today, 1)}T23:59:59.999Z`, note: '' };
  const typed = add.map((change, at): DeliveryChange => ({ ...change, ...made, id: typedId(at) }));
  return [...stored, ...typed].filter(
    (change): change is OrderChange =>
      change.kind !== 'GONE' && change.orderId === orderId && !remove.includes(change.id),
  );
}

/** The order as it is typed and will be stored, with all that will be agreed about its deliveries. */
export function typedOrder(draft: OrderDraft, changes: readonly OrderChange[]): DatedOrder {
  return readStored(storedForm(orderOfDraft(draft)), changes.filter(isOfEvent));
}

/** What was agreed for a new order as it was typed at that moment: which harvests it takes from. */
export function agreedFor(draft: OrderDraft, add: OrderChanges['add']): OrderChanges {
  return { add, remove: [], askedFor: deliveryKeyOf(draft) };
}

/** What Save does in one step: a new order, or the changed one back into its own list, and what is different about its deliveries. */
export function saveOrder(
  draft: OrderDraft,
  isNew: boolean,
  { add, remove, askedFor }: OrderChanges = NO_ORDER_CHANGES,
): FarmAction {
  const order = orderOfDraft(draft);
  if (isNew) {
    return add.length > 0 && askedFor === deliveryKeyOf(draft)
      ? { type: 'TAKE_ORDER', payload: { order, changes: add } }
      : { type: 'ADD_ORDER', payload: order };
  }
  const save = { type: 'UPDATE_ORDER', payload: order } as const;
  const isSame = add.length === 0 && remove.length === 0;
  return isSame ? save : { type: 'CHANGE_DELIVERIES', payload: { add, remove, save } };
}

function deliveryKeyOf({ kind, date, items }: OrderDraft): string {
  return JSON.stringify([kind, date, items]);
}

function typedId(at: number): string {
  return `${TYPED_ID}${String(at).padStart(4, '0')}`;
}
