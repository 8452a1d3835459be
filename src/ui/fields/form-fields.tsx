import {
  NativeSelect,
  type NativeSelectProps,
  type TextareaProps,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Choices, listChoices } from './choices.ts';

/** A choice of a list by the browser's own menu; what was picked is one of the options. */
export function SelectField<T extends string>({
  data,
  onChange,
  ...props
}: Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  readonly data: Choices<T>;
  readonly value: NoInfer<T>;
  readonly onChange: (picked: T) => void;
}) {
  return (
    <NativeSelect
      {...props}
      data={listChoices(data)}
      // The options are all of this type.
      onChange={(event) => onChange(event.currentTarget.value as T)}
    />
  );
}

/** A choice that may also be none, which is null. */
export function OptionalSelect({
  none,
  data,
  value,
  onChange,
  ...props
}: Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  /** What it says for none. */
  readonly none: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (picked: string | null) => void;
}) {
  return (
    <SelectField
      {...props}
      data={[{ value: '', label: none }, ...data]}
      value={value ?? ''}
      onChange={(picked) => onChange(picked || null)}
    />
  );
}

export function SearchField({
  onSearch,
  ...props
}: Omit<TextInputProps, 'onChange'> & { readonly onSearch: (words: string) => void }) {
  return (
    <TextInput
      type="search"
      placeholder="Search"
      leftSection={<IconSearch size="1rem" aria-hidden />}
      {...props}
      onChange={(event) => onSearch(event.currentTarget.value)}
    />
  );
}

/** What else there is to say of a record; it grows with what is written. */
export function NotesField(props: {
  readonly value: string;
  readonly onChange: (notes: string) => void;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly className?: TextareaProps['className'];
}) {
  const { onChange, className = '', ...field } = props;
  return (
    <Textarea
      label="Notes"
      className={className}
      {...field}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The name that a record cannot do without. Nobody is warned before they have left it blank. */
export function RequiredNameField(props: {
  readonly value: string;
  readonly onChange: (name: string) => void;
}) {
  const { value, onChange } = props;
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <TextInput
      label="Name"
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setHasLeft(true)}
      error={hasLeft && value.trim() === '' ? 'Enter a name' : null}
    />
  );
}

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
