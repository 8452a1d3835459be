import { type TextInputProps, TextInput } from '@mantine/core';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

export interface DateFieldProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> {
  readonly value: IsoDate | null;
  readonly onChange: (value: IsoDate | null) => void;
  readonly min?: IsoDate;
  readonly max?: IsoDate;
}

/** A field for a day, with the device's own calendar. Empty is null. */
export function DateField({ value, onChange, ...rest }: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
