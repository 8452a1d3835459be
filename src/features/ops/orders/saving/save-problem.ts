import { type OrderDraft, nameOfOrderDraft } from '../editor/order-draft.ts';

const REASONS: Readonly<Record<OrderDraft['list'], string>> = {
  orders: 'Name and at least one item with a product or variety required',
  recurring: 'Name, start date, and at least one item required',
  single: 'Name, date, and at least one item required',
};

export const END_BEFORE_START = 'End is before the first delivery';

export function endsBeforeStart({ kind, startDate, endDate }: OrderDraft): boolean {
  return kind === 'RECURRING' && startDate !== null && endDate !== null && endDate < startDate;
}

export function saveProblem(draft: OrderDraft): string | null {
  const hasName = nameOfOrderDraft(draft) !== '';
  const hasItems = draft.items.length > 0 && draft.items.every((item) => item.target !== null);
  const hasDate = (draft.kind === 'ONCE' ? draft.date : draft.startDate) !== null;
  if (hasName && hasItems && hasDate) return endsBeforeStart(draft) ? END_BEFORE_START : null;
  // The text of the Orders screen does not speak of dates, since both come filled in.
  if (draft.list === 'orders' && hasName && hasItems) {
    return draft.kind === 'ONCE' ? 'Date required' : 'First event required';
  }
  return REASONS[draft.list];
}
