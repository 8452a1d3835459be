import type { DryerDay } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';

/** With more trays a day than this, squares are too small to be told apart. */
const MAX_SQUARES = 14;

/** A day of the dryers as one square per tray, or as a bar where there are many. */
export function TraySlots(props: {
  readonly day: DryerDay;
  readonly capacity: number;
  readonly look: PlanLook;
}) {
  const { day, capacity, look } = props;
  if (capacity > MAX_SQUARES) {
    const parts = day.assignments.map(({ varietyId, trays }) => ({
      key: varietyId,
      value: trays,
      color: look.color(varietyId),
    }));
    return (
      <div className={classes.bar}>
        <PartsBar parts={parts} of={capacity} />
      </div>
    );
  }
  const trays = day.assignments.flatMap((one) => Array<string>(one.trays).fill(one.varietyId));
  return (
    <span className={classes.slots} aria-hidden>
      {Array.from({ length: Math.max(capacity, trays.length) }, (_, slot) => {
        const varietyId = trays[slot];
        return (
          <span
            key={slot}
            className={varietyId === undefined ? classes.freeSlot : classes.slot}
            style={varietyId === undefined ? undefined : { backgroundColor: look.color(varietyId) }}
          />
        );
      })}
    </span>
  );
}
