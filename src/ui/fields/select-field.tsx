import { NativeSelect, type NativeSelectProps } from '@mantine/core';

/** A choice of a list by the browser's own menu; what was picked is one of the options. */
export function SelectField<T extends string>({
  onChange,
  ...props
}: Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  readonly data: readonly (T | { readonly value: T; readonly label: string })[];
  readonly value: NoInfer<T>;
  readonly onChange: (picked: T) => void;
}) {
  return (
    <NativeSelect
      {...props}
      // The options are all of this type.
      onChange={(event) => onChange(event.currentTarget.value as T)}
    />
  );
}
