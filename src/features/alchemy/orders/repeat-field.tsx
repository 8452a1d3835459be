import { NativeSelect } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** How often an order comes again; '' = once. */
export type ProRepeat = '' | 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY_NTH';

const CHOICES: readonly { readonly value: ProRepeat; readonly label: string }[] = [
  { value: '', label: 'Once' },
  { value: 'WEEKLY', label: 'Every week' },
  { value: 'BIWEEKLY', label: 'Every 2 weeks' },
  { value: 'MONTHLY_NTH', label: 'Every month' },
];

/** Makes an order a standing one, from its due date on. */
export function RepeatField(props: {
  readonly value: ProRepeat;
  readonly onChange: (value: ProRepeat) => void;
}) {
  return (
    <NativeSelect
      label="Repeat"
      data={CHOICES}
      value={props.value}
      onChange={(event) =>
        // The options are those above.
        props.onChange(event.currentTarget.value as ProRepeat)
      }
    />
  );
}

/** A rhythm is counted from a day. */
export function repeatProblem(repeat: ProRepeat, dueAt: IsoDate | null): string | null {
  return repeat !== '' && dueAt === null ? 'A standing order needs its first due date' : null;
}

/** A rhythm as the editor of an order tells it. */
export function rhythmWords(repeat: string, interval = 1): string {
  if (repeat === 'WEEKLY' && interval > 1) return `every ${interval} weeks`;
  const [, known] = CHOICES.map(({ value, label }) => [value, label] as const).find(
    ([value]) => value === repeat,
  ) ?? ['', 'every month'];
  return known.toLowerCase();
}
