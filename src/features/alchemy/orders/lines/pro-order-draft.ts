import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import type { ProOrderFields } from '#state/records/pro/pro-orders.ts';

type ProOrderLine = ProOrder['lines'][number];

/** A line as it is typed; an emptied number is null. */
export type ProLineDraft = Omit<ProOrderLine, 'qty' | 'unitPriceUSD'> & {
  readonly key: string;
  readonly qty: number | null;
  readonly unitPriceUSD: number | null;
};

export interface NewOrderDraft extends Pick<ProOrder, 'dueAt' | 'customer' | 'notes'> {
  readonly lines: readonly ProLineDraft[];
}

interface ProOrderDraft extends NewOrderDraft, Pick<ProOrder, 'status'> {}

/** The fields of an order that were touched; the others follow what is saved. */
export type OrderEdit = Partial<ProOrderDraft>;

export function newLine(key: string): ProLineDraft {
  return { key, productId: '', qty: 1, unitPriceUSD: null };
}

/** An order as the editor shows it: what is saved, with what was touched in front. */
export function draftOf(order: ProOrder, edit: OrderEdit = {}): ProOrderDraft {
  const { status, dueAt, customer, notes } = order;
  return { status, dueAt, customer, notes, lines: lineDrafts(order.lines), ...edit };
}

export function lineDrafts(lines: ProOrder['lines']): readonly ProLineDraft[] {
  return lines.map((line, index) => ({ ...line, key: `line-${index}` }));
}

export function isEdited(order: ProOrder, edit: OrderEdit | undefined): boolean {
  if (edit === undefined) return false;
  const fields = (draft: ProOrderDraft) => JSON.stringify(fieldsOf(order.id, draft));
  return fields(draftOf(order, edit)) !== fields(draftOf(order));
}

/** What a draft means when it is saved: an emptied number is 0. */
export function fieldsOf<T extends NewOrderDraft>(
  id: string,
  draft: T,
): Omit<T, 'lines'> & ProOrderFields {
  const { name, email } = draft.customer;
  const customer = { ...draft.customer, name: name.trim(), email: email.trim() };
  return { ...draft, id, customer, lines: proOrderLines(draft.lines) };
}

export function proOrderLines(lines: readonly ProLineDraft[]): ProOrder['lines'] {
  return lines.map(({ key: _key, ...line }) => ({
    ...line,
    qty: line.qty ?? 0,
    unitPriceUSD: line.unitPriceUSD ?? 0,
  }));
}

export function linesProblem(lines: readonly ProLineDraft[]): string | null {
  if (lines.some(({ productId }) => productId === '')) return 'Choose a product on every line';
  if (lines.some(({ qty }) => !(qty !== null && qty > 0))) {
    return 'Every line needs a quantity greater than 0';
  }
  return null;
}

export function createProblem(lines: readonly ProLineDraft[]): string | null {
  return lines.length === 0 ? 'Add at least one line' : linesProblem(lines);
}
