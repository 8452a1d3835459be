import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  COUNT_UNITS,
  MASS_UNITS,
  VOLUME_UNITS,
  type UnitFamily,
  type Unit,
  unitLabel,
} from '#domain/units/unit.ts';
import { NumberField } from './number-field.tsx';
import classes from './quantity-field.module.css';

const GROUPS: readonly { family: UnitFamily; group: string; units: readonly Unit[] }[] = [
  { family: 'count', group: 'Pieces', units: COUNT_UNITS },
  { family: 'mass', group: 'Weight', units: MASS_UNITS },
  { family: 'volume', group: 'Volume', units: VOLUME_UNITS },
];

/** An amount of 0 or more and its unit, side by side. Empty is null. */
export function QuantityField(props: {
  readonly label: string;
  readonly qty: number | null;
  readonly unit: Unit;
  readonly onChange: (qty: number | null, unit: Unit) => void;
  /** What may be measured by; every unit unless given. */
  readonly families?: readonly UnitFamily[];
  /** How screen readers call the unit where a form has several; shown is "Unit". */
  readonly unitName?: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly isFirst?: boolean;
}) {
  const { label, qty, unit, onChange, families, unitName = 'Unit', isFirst = false } = props;
  const groups = GROUPS.filter(({ family }) => families?.includes(family) ?? true);
  const offered = groups.some(({ units }) => units.includes(unit));
  return (
    <div className={classes.root}>
      <NumberField
        label={label}
        thousandSeparator=","
        value={qty}
        onChange={(typed) => onChange(typed, unit)}
        description={props.description}
        error={props.error}
        data-autofocus={isFirst || undefined}
      />
      <NativeSelect
        label="Unit"
        aria-label={unitName}
        error={Boolean(props.error)}
        data={[
          ...(offered ? [] : [choiceOf(unit)]),
          ...groups.map(({ group, units }) => ({ group, items: units.map(choiceOf) })),
        ]}
        value={unit}
        onChange={(event) =>
          // The options are units.
          onChange(qty, event.currentTarget.value as Unit)
        }
      />
    </div>
  );
}

function choiceOf(unit: Unit) {
  return { value: unit, label: unitLabel(unit) };
}
