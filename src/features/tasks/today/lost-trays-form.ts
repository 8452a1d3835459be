import type { LossReason } from '#domain/planning/task.ts';

/** Trays of a batch that were lost, while it is being filled in. */
export interface LostTraysDraft {
  readonly qty: number | null;
  readonly reason: LossReason | null;
  readonly note: string;
}

/** The reasons in a grower's words. */
export const LOSS_CHOICES: readonly { readonly value: LossReason; readonly label: string }[] = [
  { value: 'MOLD', label: 'Mold' },
  { value: 'DAMPING_OFF', label: 'Damping off' },
  { value: 'POOR_GERMINATION', label: 'Poor germination' },
  { value: 'PESTS', label: 'Pests' },
  { value: 'DRIED_OUT', label: 'Dried out' },
  { value: 'HANDLING', label: 'Handling' },
  { value: 'OTHER', label: 'Other' },
];

/** Why the loss cannot be written down yet, or null. */
export function lostProblem({ qty }: LostTraysDraft): string | null {
  if (qty === null || qty <= 0) return 'Trays lost must be greater than 0';
  return Number.isInteger(qty) ? null : 'Trays lost must be a whole number';
}

/** Asked when more trays are lost than there are; null when they are there. */
export function tooManyQuestion(qty: number, left: number): string | null {
  return qty > left ? `${qty} of ${left}: more trays than are growing?` : null;
}
