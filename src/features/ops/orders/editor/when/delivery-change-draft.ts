import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { OrderDraft } from '../order-draft.ts';

/** What was agreed for an order as it was typed at that moment: which harvests it takes from. */
export interface DeliveryChangeDraft {
  readonly key: string;
  readonly changes: readonly NewDeliveryChange[];
}

export function deliveryChangeDraft(
  draft: OrderDraft,
  changes: readonly NewDeliveryChange[],
): DeliveryChangeDraft {
  return { key: deliveryKeyOf(draft), changes };
}

/** What saves a new order together with what was agreed for it; another day or amount is another delivery. */
export function deliveryChangeAction(
  action: FarmAction,
  draft: OrderDraft,
  agreed: DeliveryChangeDraft | null,
): FarmAction {
  if (action.type !== 'ADD_ORDER' || agreed === null || agreed.changes.length === 0) return action;
  if (agreed.key !== deliveryKeyOf(draft)) return action;
  return { type: 'TAKE_ORDER', payload: { order: action.payload, changes: agreed.changes } };
}

function deliveryKeyOf({ kind, date, items }: OrderDraft): string {
  return JSON.stringify([kind, date, items]);
}
