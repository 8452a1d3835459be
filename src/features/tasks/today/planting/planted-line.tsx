import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { markText } from '#ui/mark-text.ts';
import type { PlantedDraft } from './planted-form.ts';
import { plantedDifferenceText, isAsPlanned } from './planted-text.ts';
import classes from '../trays-planted.module.css';
import { SmallGrayButton, QuietNote } from '#ui/kit/plain-parts.tsx';

/** A line just added is filled in next. */
function focusField(field: HTMLInputElement | null) {
  field?.focus();
}

/** One variety: what was planned, what was planted, and the difference in words. */
export function PlantedLineFields(props: {
  readonly line: PlantedDraft;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (patch: Partial<PlantedDraft>) => void;
  readonly onRemove: () => void;
  /** Its seed lots; nothing where it has none. */
  readonly children: ReactNode;
}) {
  const { line, onChange } = props;
  const today = useToday();
  const isManual = line.source === 'manual';
  const name = line.varietyName || 'the added variety';
  return (
    <li className={classes.line} data-manual={isManual || undefined}>
      {isManual ? (
        <Select
          aria-label="Variety"
          placeholder="Choose a variety"
          className={classes.name}
          data={props.choices}
          value={line.varietyId}
          searchable
          allowDeselect={false}
          {...(line.varietyId === null ? { ref: focusField } : {})}
          onChange={(varietyId, option) =>
            onChange({ varietyId, varietyName: option?.label ?? '' })
          }
        />
      ) : (
        <span className={classes.name}>
          {line.varietyName}
          {line.by && <QuietNote span> {markText(line.by, today)}</QuietNote>}
        </span>
      )}
      <span className={classes.expected}>
        <span className={classes.expectedWord}>Expected </span>
        {line.expected}
      </span>
      <div className={classes.actual}>
        <StepperField
          label={`Trays of ${name}`}
          value={line.actual}
          onChange={(actual) => onChange({ actual })}
        />
      </div>
      <span className={classes.difference} data-planned={isAsPlanned(line) || undefined}>
        {plantedDifferenceText(line)}
      </span>
      {isManual && (
        <SmallGrayButton
          className={classes.remove}
          aria-label={`Remove ${name}`}
          onClick={props.onRemove}
        >
          Remove
        </SmallGrayButton>
      )}
      {props.children}
    </li>
  );
}
