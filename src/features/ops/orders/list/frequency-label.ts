import type { Frequency } from '#domain/orders/order.ts';

const LABELS: Readonly<Record<Frequency, string>> = {
  WEEKLY: 'Weekly',
  BIWEEKLY: 'Biweekly',
  MONTHLY_1_3_5: 'Monthly (1st, 3rd, 5th)',
  MONTHLY_2_4: 'Monthly (2nd, 4th)',
  MONTHLY_NTH: 'Monthly (one week)',
};

export function frequencyLabel(frequency: Frequency): string {
  return LABELS[frequency];
}
