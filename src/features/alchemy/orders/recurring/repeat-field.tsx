import { ruleFrom } from '#domain/alchemy/orders/standing-order.ts';
import { formatDay } from '#ui/format.ts';
import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { occurrenceDays } from '#domain/orders/occurrences.ts';
import type { Frequency } from '#domain/orders/order.ts';
import { repeatLabel } from '#domain/orders/when-label.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** How often an order comes again; '' = once. */
export type ProRepeat = '' | Frequency;

/** Every rhythm has an order within two months. */
const LONGEST_WAIT = 62;

const CHOICES: readonly { readonly value: ProRepeat; readonly label: string }[] = [
  { value: '', label: 'One-time' },
  { value: 'WEEKLY', label: 'Every week' },
  { value: 'BIWEEKLY', label: 'Every 2 weeks' },
  { value: 'MONTHLY_1_3_5', label: '1st, 3rd & 5th week' },
  { value: 'MONTHLY_2_4', label: '2nd & 4th week' },
  { value: 'MONTHLY_NTH', label: 'Every month' },
];

export function RepeatField(props: {
  readonly value: ProRepeat;
  readonly onChange: (value: ProRepeat) => void;
}) {
  return (
    <SelectField label="Repeat" data={CHOICES} value={props.value} onChange={props.onChange} />
  );
}

/** A rhythm is counted from a day. */
export function repeatProblem(repeat: ProRepeat, dueAt: IsoDate | null): string | null {
  return repeat !== '' && dueAt === null ? 'Set the first due date' : null;
}

/** "Every Friday, first on Fri 11/27. …": what making it a standing order does. */
export function repeatNote(frequency: Frequency, startDate: IsoDate): string {
  const rule = ruleFrom(frequency, startDate);
  const start = dayNumber(startDate);
  const [first] = occurrenceDays(rule, start, start + LONGEST_WAIT);
  const begins = first === undefined ? '' : `, first on ${formatDay(isoDate(first))}`;
  return `${repeatLabel(rule)}${begins}. Drafts appear 60 days ahead.`;
}
