import { NumberInput } from '@mantine/core';
import type { NumberInputProps } from '@mantine/core';
import { useRef, useState } from 'react';

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

/** What stands there once a comma and three figures are typed: "1,250" was read as 1.250 until then. */
const GROUPED = /^[1-9]\d*\.\d{3}$/;

/**
 * A field for a number; empty is null, never 0. A comma is a decimal point ("2,5") until three figures
 * follow it: then it groups thousands, as numbers are written everywhere here ("1,250").
 */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  // What was typed stays as typed ("1.", "-") for as long as it means the same number.
  const [typed, setTyped] = useState<number | string>(value ?? '');
  const lastMark = useRef('.');
  const shown = toNumber(typed) === value ? typed : (value ?? '');
  return (
    <NumberInput
      {...rest}
      value={shown}
      onBeforeInput={({ nativeEvent }) => {
        if ('data' in nativeEvent) lastMark.current = markIn(nativeEvent.data) ?? lastMark.current;
      }}
      onPasteCapture={({ clipboardData }) => {
        lastMark.current = markIn(clipboardData.getData('text')) ?? lastMark.current;
      }}
      onChange={(next) => {
        const isGrouped = lastMark.current === ',' && GROUPED.test(String(next));
        if (isGrouped) lastMark.current = '.';
        const meant = isGrouped ? Number(String(next).replace('.', '')) : next;
        setTyped(meant);
        onChange(toNumber(meant));
      }}
    />
  );
}

/** The first comma or point in what comes in. */
function markIn(text: unknown): string | undefined {
  return typeof text === 'string' ? /[.,]/.exec(text)?.[0] : undefined;
}
