import type { DeliveryLine, DeliveryReason } from '#domain/orders/delivery.ts';
import type { PackedLine } from '#domain/deliveries/pack-list.ts';

export interface CorrectionDraft {
  readonly packed: number | null;
  readonly returned: number | null;
  readonly reason: DeliveryReason | null;
  /** Of what came back, fit to be sold again. */
  readonly back: number | null;
}

export function newCorrection({ packed, returned, reason, back }: PackedLine): CorrectionDraft {
  return { packed, returned, reason, back };
}

export function lineProblem({ packed, returned }: CorrectionDraft): string | null {
  if (packed === null) return 'Enter the amount packed.';
  return (returned ?? 0) > packed ? 'You can’t return more than was packed.' : null;
}

/** Whether less is paid for than was ordered, which is when there is a reason to tell. */
export function isLess(line: Pick<PackedLine, 'ordered'>, draft: CorrectionDraft): boolean {
  return (draft.packed ?? 0) - (draft.returned ?? 0) < line.ordered;
}

/** Whether it is asked what of it is fit to be sold again: what of a mix comes back is nobody's to sell. */
export function asksForBack({ parts }: Pick<PackedLine, 'parts'>, draft: CorrectionDraft): boolean {
  return parts.length === 0 && (draft.returned ?? 0) > 0;
}

/** An added line as it never was: without what it is of it is nothing. */
export function removedLine({ item }: Pick<PackedLine, 'item'>): DeliveryLine {
  return { itemId: item.id, packed: 0, returned: 0 };
}

/** The line as it is kept; a reason is kept only of what is less than ordered. */
export function correctedLine(line: PackedLine, draft: CorrectionDraft): DeliveryLine {
  const back = asksForBack(line, draft) ? Math.min(draft.back ?? 0, draft.returned ?? 0) : 0;
  return {
    itemId: line.item.id,
    packed: draft.packed ?? 0,
    returned: draft.returned ?? 0,
    ...(draft.reason !== null && isLess(line, draft) && { reason: draft.reason }),
    ...(back > 0 && { back }),
    ...(line.isAdded && { extra: line.item }),
  };
}
