import { IconSeedling } from '@tabler/icons-react';
import classes from './plan-note.module.css';

/** In the foot of a dialog: what its save will do to the plan, '' when it moves nothing. */
export function PlanNote({ moves }: { readonly moves: string }) {
  return (
    <output className={classes.root}>
      <IconSeedling size="1.125rem" aria-hidden className={classes.icon} />
      {moves === '' ? (
        <span>Leaves the plan as it is</span>
      ) : (
        <span>
          <strong className={classes.head}>Moves the plan</strong>
          <br />
          {moves}
        </span>
      )}
    </output>
  );
}
