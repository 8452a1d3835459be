import { useState } from 'react';
import { NEW_SHELF_CAPACITY, rackOf } from '#domain/capacity/capacity.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './first-run.module.css';
import { useFirstAnswer } from './use-first-answer.ts';
import { Group } from '#ui/kit/plain-parts.tsx';

/** Every tray with holes stands in one without, and one covers it. */
const SOLID_PER_TRAY = 2;

/** Shelves for germination as long as nothing else is typed. */
const USUAL_GERMINATION = 7;

const QUESTIONS = [
  {
    field: 'withHoles',
    label: 'How many trays do you own?',
    description: '10x20 trays with holes.',
  },
  {
    field: 'solid',
    label: 'Trays without holes',
    description: 'Used as bottoms and covers. Most farms own two per tray with holes.',
  },
  {
    field: 'lights',
    label: 'Shelves under lights',
    description: `${NEW_SHELF_CAPACITY} trays on each. Capacity has the details.`,
  },
  {
    field: 'germination',
    label: 'Shelves for germination',
    description: `${NEW_SHELF_CAPACITY} stacks on each, or 0 for none.`,
  },
] as const;

type Owned = Readonly<Record<(typeof QUESTIONS)[number]['field'], number | null>>;

export function TraysStep() {
  const [typed, setTyped] = useState<Partial<Owned>>({ germination: USUAL_GERMINATION });
  const perform = usePerform();
  const { isWaiting, answer } = useFirstAnswer();
  const { withHoles = null, lights = null, germination = null } = typed;
  const { solid = withHoles && withHoles * SOLID_PER_TRAY } = typed;
  const shown: Owned = { withHoles, solid, lights, germination };
  const owned = ownedOf(shown);
  const save = () => {
    if (owned === null) return;
    void answer(() => perform({ type: 'CAPACITY_UPDATE', payload: owned }));
  };
  return (
    <SubmitForm onSubmit={() => !isWaiting && save()}>
      <div className={classes.owned}>
        {QUESTIONS.map(({ field, ...look }) => (
          <NumberField
            key={field}
            {...look}
            allowDecimal={false}
            value={shown[field]}
            onChange={(count) => setTyped((before) => ({ ...before, [field]: count }))}
          />
        ))}
      </div>
      <Group justify="flex-end" className={classes.foot}>
        <SaveButton saving={isWaiting} disabledReason={owned === null ? 'Enter a number' : null}>
          Save and continue
        </SaveButton>
      </Group>
    </SubmitForm>
  );
}

/**
 * What the farm has told that it owns; null until all is typed. Its racks come in another order than those of a new farm,
 * so that a farm that owns just these has told so.
 */
function ownedOf({ withHoles, solid, lights, germination }: Owned) {
  if (withHoles === null || solid === null || lights === null || germination === null) return null;
  const racks = [
    rackOf({ id: 'grow-1', label: 'Grow Rack A', type: 'grow' }, lights),
    rackOf({ id: 'germ-1', label: 'Germ Rack A', type: 'germination' }, germination),
  ];
  return {
    trayInventory: { withHoles, withoutHoles: solid },
    racks: racks.filter(({ shelves }) => shelves.length > 0),
  };
}
