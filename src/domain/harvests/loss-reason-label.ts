import type { LossReason } from '#domain/planning/task.ts';

export const LOSS_REASON_LABELS: Readonly<Record<LossReason, string>> = {
  MOLD: 'Mold',
  DAMPING_OFF: 'Damping off',
  POOR_GERMINATION: 'Poor germination',
  PESTS: 'Pests',
  DRIED_OUT: 'Dried out',
  HANDLING: 'Handling',
  OTHER: 'Other',
};
