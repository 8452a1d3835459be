import { NativeSelect } from '@mantine/core';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { COUNT_UNITS, isMassUnit, MASS_UNITS, VOLUME_UNITS } from '#domain/units/unit-family.ts';
import { quantityLabel, unitLabel } from '#domain/units/unit-label.ts';
import type { Unit } from '#domain/units/unit.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import type { FillDraft } from './packaging-draft.ts';
import classes from './packaging-fields.module.css';

const ALL_UNITS: readonly Unit[] = [...MASS_UNITS, ...VOLUME_UNITS, ...COUNT_UNITS];

/** What goes into a package: greens by weight, anything else in any unit. */
export function FillField(props: {
  readonly category: Packaging['category'];
  readonly fill: FillDraft;
  /** The other content that is stored; greens without a weight of their own are costed by it. */
  readonly netContent: Packaging['netContent'];
  readonly onChange: (fill: FillDraft) => void;
}) {
  const { category, fill, netContent, onChange } = props;
  const isGreens = category === 'MICROGREENS';
  const label = isGreens ? 'Microgreen content' : 'Net content';
  const units = unitsOf(category, fill.unit).map((unit) => ({
    value: unit,
    label: unitLabel(unit),
  }));
  const standsIn =
    isGreens && fill.qty === null && netContent !== null && isMassUnit(netContent.unit);
  return (
    <div className={classes.fill}>
      <NumberField
        label={label}
        min={0}
        placeholder="No fill"
        value={fill.qty}
        onChange={(qty) => onChange({ ...fill, qty })}
        {...(standsIn && { description: `Net content ${quantityLabel(netContent)} is used` })}
      />
      <NativeSelect
        label="Unit"
        aria-label={`Unit of ${label.toLowerCase()}`}
        data={units}
        value={fill.unit}
        onChange={(event) =>
          // The options are units.
          onChange({ ...fill, unit: event.currentTarget.value as Unit })
        }
      />
    </div>
  );
}

/** Greens are weighed; a unit that came in with the package stays a choice. */
function unitsOf(category: Packaging['category'], chosen: Unit): readonly Unit[] {
  if (category === 'OTHER') return ALL_UNITS;
  return isMassUnit(chosen) ? MASS_UNITS : [...MASS_UNITS, chosen];
}
