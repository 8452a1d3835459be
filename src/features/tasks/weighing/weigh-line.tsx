import { draftFields } from '#ui/editing/draft-fields.ts';
import { decimalMark } from '#ui/fields/write-number.ts';
import { formatNumber } from '#ui/format.ts';
import { TextInput } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { PlainButton, QuietNote } from '#ui/kit/plain-parts.tsx';
import { markText } from '#ui/mark-text.ts';
import { weightProblem, type TypedPart, type WeighingLine } from './weighing-form.ts';
import classes from './weighing.module.css';

/** "+" adds the next bowl. */
const keys = () => ['7', '8', '9', '+', '4', '5', '6', decimalMark(), '1', '2', '3', '0'];

export interface WeighLineMore {
  /** On touch, the weight that is typed on the pad below it. */
  readonly typesHere?: boolean;
  readonly onFocus?: () => void;
  /** Stands in the place of the name, where the sheet has its box. */
  readonly head?: ReactNode;
}

/** One harvest to weigh: its trays and what the scale says, in large digits. */
export function WeighLine(
  props: WeighLineMore & {
    readonly line: WeighingLine;
    readonly isFirst: boolean;
    readonly onChange: (part: TypedPart) => void;
  },
) {
  const { line, onChange } = props;
  const today = useToday();
  const by = line.harvest.record?.by;
  const field = draftFields(line, onChange);
  return (
    <li className={classes.line}>
      {props.head ?? (
        <span className={classes.name}>
          <strong>{line.name}</strong>
          {by && <QuietNote span> {markText(by, today)}</QuietNote>}
        </span>
      )}
      <StepperField label={`Trays of ${line.name}`} {...field.of('trays')} />
      <TextInput
        aria-label={`Weight of ${line.name} in ${line.unit}`}
        className={classes.weight}
        inputMode={props.typesHere === undefined ? 'decimal' : 'none'}
        autoComplete="off"
        placeholder={formatNumber(0, 1)}
        rightSection={line.unit}
        error={weightProblem(line)}
        data-autofocus={props.isFirst || undefined}
        data-weight
        onFocus={props.onFocus}
        onKeyDown={goOn}
        {...field.text('weight')}
      />
      {props.typesHere === true && (
        <WeighPad weight={line.weight} onChange={(weight) => onChange({ weight })} />
      )}
    </li>
  );
}

/** Enter leads to the next weight; on the last one it saves. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const field = event.currentTarget;
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>('input[data-weight]') ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.select();
}

/** Keys as large as a glove, below the weight they type. */
function WeighPad(props: {
  /** As typed so far. */
  readonly weight: string;
  readonly onChange: (weight: string) => void;
}) {
  const { weight, onChange } = props;
  return (
    // The focus stays in the weight.
    <div
      role="group"
      aria-label="Number pad"
      className={classes.pad}
      onPointerDown={(event) => event.preventDefault()}
    >
      {keys().map((key) => (
        <PlainButton key={key} onClick={() => onChange(weight + key)}>
          {key}
        </PlainButton>
      ))}
      <PlainButton
        className={classes.backspace}
        aria-label="Delete the last digit"
        onClick={() => onChange(weight.slice(0, -1))}
      >
        <IconBackspace size="1.5rem" aria-hidden />
      </PlainButton>
    </div>
  );
}
