import { SubmitForm } from '#ui/editing/submit-form.tsx';
import type { OverheadScenario } from '#domain/catalog/catalog.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './overheads.module.css';
import type { EditedScenario } from './use-scenario.ts';

interface VolumeField {
  readonly volume: keyof OverheadScenario;
  readonly label: string;
  readonly min: number;
  readonly weight?: 'oz';
  readonly description?: string;
}

const FIELDS: readonly VolumeField[] = [
  { volume: 'months', label: 'Months', min: 1 },
  { volume: 'trays', label: 'Trays', min: 0 },
  { volume: 'units', label: 'Units', min: 0 },
  { volume: 'events', label: 'Events', min: 0 },
  { volume: 'ounces', label: 'Ounces', weight: 'oz', min: 0, description: 'Optional' },
  { volume: 'batches', label: 'Batches', min: 0, description: 'Optional' },
];

/** The volumes that overheads are spread over. They are kept when the focus leaves them all. */
export function ScenarioFields({ edited }: { readonly edited: EditedScenario }) {
  const { draft, change, keep } = edited;
  return (
    <SubmitForm aria-label="Volumes" className={classes.halves} onSubmit={keep}>
      {FIELDS.map(({ volume, label, min, description, weight }) => (
        <NumberField
          key={volume}
          label={label}
          weight={weight}
          min={min}
          thousandSeparator=","
          placeholder={String(min)}
          {...(description !== undefined && { description })}
          value={draft[volume]}
          onChange={(value, isRefused) => change(volume, value, isRefused)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.form?.contains(relatedTarget)) keep();
          }}
        />
      ))}
      {/* Enter keeps the volumes, too. */}
      <button type="submit" hidden />
    </SubmitForm>
  );
}
