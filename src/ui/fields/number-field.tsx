import { type TextInputProps, TextInput } from '@mantine/core';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { formatHead } from '../format-weights.ts';
import { type FieldNumber, readFieldNumber, topOf } from './read-field-number.ts';
import { fieldUnit, shownWeight } from './weight-in-field.ts';
import { type NumberShape, typedDigits, writeNumber } from './write-number.ts';
import { moneyAround } from '#domain/tell/write-money.ts';
import { pageTeller } from '../format.ts';

type TextProps = Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'ref' | 'step' | keyof NumberShape
>;

export interface NumberFieldProps extends TextProps, Omit<NumberShape, 'min'> {
  readonly value: number | null;
  /** The least allowed, usually 0; null allows numbers below 0. */
  readonly min?: number | null;
  /** Null while the field is empty, and while what stands there is refused. */
  readonly onChange: (value: number | null, isRefused: boolean) => void;
  readonly step?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a number; empty is null, never 0. What was typed stays as typed until the field is left.
 * What is no such number stays longer: that is told beside the field, and `SaveButton` saves nothing
 * until it is mended.
 */
export function NumberField({ value, onChange, onFocus, onBlur, ...props }: NumberFieldProps) {
  const { shape, step, error, onKeyDown, ...rest } = apart(props);
  // What stands in the field while it is typed in, and while it is refused.
  const [typed, setTyped] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  // Digits that stand there unchanged are what is stored, however they are rounded.
  const read = (text: string): FieldNumber =>
    value !== null && shape.weight !== undefined && text === typedDigits(value, shape)
      ? { value, problem: null, isUnfinished: false }
      : readFieldNumber(text, shape);
  const reading = typed === null ? null : read(typed);
  // Another value comes from elsewhere: it takes the place of what was typed.
  const isTyped = reading !== null && reading.value === value;
  if (reading !== null && !isTyped && !isTyping) setTyped(null);
  const take = (text: string) => {
    const next = read(text);
    const isRefused = next.problem !== null;
    setTyped(text);
    setTyping(true);
    if (next.value !== value || isRefused !== (reading !== null && reading.problem !== null))
      onChange(next.value, isRefused);
  };
  return (
    <TextInput
      inputMode={shape.allowDecimal === false ? 'numeric' : 'decimal'}
      autoComplete="off"
      min={shape.min}
      step={step}
      {...rest}
      error={(isTyped && shownProblem(reading, isTyping)) || error}
      data-refused={(isTyped && reading.problem !== null) || undefined}
      value={(isTyped ? typed : null) ?? writeNumber(value, shape)}
      onChange={(event) => take(event.currentTarget.value)}
      onFocus={(event) => {
        const field = event.currentTarget;
        // What is refused stays, with its words.
        if (!isTyped) {
          field.value = value === null ? '' : typedDigits(value, shape);
          setTyped(field.value);
          setTyping(true);
        }
        field.select();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        if (reading?.problem === null) setTyped(null);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') setTyping(false);
        const { weight } = shape;
        const shown = weight === undefined ? (value ?? 0) : shownWeight(value ?? 0, weight);
        const stepped = steppedBy(event, shown, step, shape);
        if (stepped !== null) take(typedDigits(stepped));
        onKeyDown?.(event);
      }}
    />
  );
}

/** What is not finished is left alone while it is typed. */
function shownProblem({ problem, isUnfinished }: FieldNumber, isTyping: boolean): string | null {
  return isUnfinished && isTyping ? null : problem;
}

function apart(props: Omit<NumberFieldProps, 'value' | 'onChange' | 'onFocus' | 'onBlur'>) {
  const { min = 0, max, allowDecimal, decimalScale, prefix, suffix, ...others } = props;
  const { thousandSeparator, minDecimals, weight, step = 1, label, ...rest } = others;
  const unit = weight && suffix && ` ${fieldUnit(weight)}`;
  const written = { prefix, suffix: unit ?? suffix, thousandSeparator, minDecimals, weight };
  return {
    ...rest,
    ...(label !== undefined && {
      label: weight && typeof label === 'string' ? formatHead(label) : label,
    }),
    step,
    shape: { min: min ?? undefined, max, allowDecimal, decimalScale, ...written },
  };
}

/** The number that an arrow key leads to, inside the limits; null for any other key. */
function steppedBy(event: KeyboardEvent, value: number, step: number, shape: NumberShape) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return null;
  event.preventDefault();
  const next = value + (event.key === 'ArrowUp' ? step : -step);
  const limited = Math.min(topOf(shape) ?? next, Math.max(shape.min ?? next, next));
  return Number(limited.toFixed(DECIMALS_OF_A_STEP));
}

/** So that a step of 0.1 leads from 0.2 to 0.3. */
const DECIMALS_OF_A_STEP = 10;

/** A field for money: whole cents at least ("$9.50"), the finer prices of small things as they are ("$0.0125"). */
export function MoneyField({ suffix: per = '', ...props }: Omit<NumberFieldProps, 'prefix'>) {
  const { prefix, suffix } = moneyAround(pageTeller().region);
  return (
    <NumberField
      thousandSeparator=","
      minDecimals={2}
      {...props}
      prefix={prefix}
      suffix={`${suffix}${per}`}
    />
  );
}

/** Answers Enter in a field in place of the form around it, which is not sent. */
export function onEnterInstead(answer: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    answer();
  };
}
