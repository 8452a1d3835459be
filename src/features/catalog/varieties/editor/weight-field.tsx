import { TextInput } from '@mantine/core';
import { useState } from 'react';

/** A field for the weight of one tray in ounces: 0 or more, in steps of a tenth; empty is null. */
export function WeightField(props: {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Takes the focus when the dialog opens. */
  readonly isFirst?: boolean;
}) {
  const { label, value, onChange, isFirst = false } = props;
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      step={0.1}
      label={label}
      value={typed}
      data-autofocus={isFirst || undefined}
      error={value !== null && value < 0 ? 'Weights are 0 or more' : null}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text));
      }}
      rightSection={<span aria-hidden>oz</span>}
    />
  );
}
