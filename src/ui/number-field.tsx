import { NumberInput } from '@mantine/core';
import type { NumberInputProps } from '@mantine/core';
import { useState } from 'react';

export interface NumberFieldProps extends Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange'
> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function toNumber(typed: number | string): number | null {
  const value = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  return Number.isFinite(value) ? value : null;
}

/** A field for a number; empty is null, never 0. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  // What was typed stays as typed ("1.", "-") for as long as it means the same number.
  const [typed, setTyped] = useState<number | string>(value ?? '');
  const shown = toNumber(typed) === value ? typed : (value ?? '');
  return (
    <NumberInput
      {...rest}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(toNumber(next));
      }}
    />
  );
}
