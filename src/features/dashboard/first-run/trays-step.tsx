import { useState } from 'react';
import { NEW_SHELF_CAPACITY, rackOf } from '#domain/capacity/racks.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import classes from './first-run.module.css';
import { useFirstAnswer } from './use-first-answer.ts';
import { Group } from '#ui/kit/group.tsx';

/** Every tray with holes stands in one without, and one covers it. */
const SOLID_PER_TRAY = 2;

const COUNT = { min: 0, allowDecimal: false, inputMode: 'numeric' } as const;

/** What the farm owns: trays, and shelves under lights. */
export function TraysStep() {
  const [withHoles, setWithHoles] = useState<number | null>(null);
  const [typedSolid, setSolid] = useState<number | null | undefined>();
  const [shelves, setShelves] = useState<number | null>(null);
  const perform = usePerform();
  const { isWaiting, answer } = useFirstAnswer();
  const solid = typedSolid === undefined ? withHoles && withHoles * SOLID_PER_TRAY : typedSolid;
  const problem =
    withHoles === null || solid === null || shelves === null ? 'Say how many there are' : null;
  const save = () => {
    if (withHoles === null || solid === null || shelves === null) return;
    const rack = rackOf({ id: 'grow-1', label: 'Grow Rack A', type: 'grow' }, shelves);
    const trayInventory = { withHoles, withoutHoles: solid };
    void answer(() =>
      perform({ type: 'CAPACITY_UPDATE', payload: { trayInventory, racks: [rack] } }),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) save();
      }}
    >
      <div className={classes.fields}>
        <NumberField
          {...COUNT}
          label="How many trays do you own?"
          description="10x20 trays with holes."
          value={withHoles}
          onChange={setWithHoles}
        />
        <NumberField
          {...COUNT}
          label="Trays without holes"
          description="Bottoms and covers; two for each is usual."
          value={solid}
          onChange={setSolid}
        />
        <NumberField
          {...COUNT}
          label="Shelves?"
          description={`Under lights, ${NEW_SHELF_CAPACITY} trays on each. Capacity has the details.`}
          value={shelves}
          onChange={setShelves}
        />
      </div>
      <Group justify="flex-end" className={classes.foot}>
        <SaveButton saving={isWaiting} disabledReason={problem}>
          Save and go on
        </SaveButton>
      </Group>
    </form>
  );
}
