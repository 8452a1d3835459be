import { IconAlertTriangle, IconSeedling } from '@tabler/icons-react';
import type { ToldDiff } from '#domain/plan-diff/told-diff.ts';
import { surplusWords } from '#domain/plan-diff/surplus-words.ts';
import classes from './plan-note.module.css';
import { SeeAllButton } from './see-all-button.tsx';

/** What a save would do to the plan, as far as it is known. */
export interface ShownPlan {
  /** In one line; '' when it moves nothing. */
  readonly label: string;
  /** Null until all of it is worked out. */
  readonly diff: ToldDiff | null;
}

/** In the foot of a dialog: what its save will do to the plan. Amber where somebody should look at it. */
export function PlanNote({ label, diff }: ShownPlan) {
  const surplus = diff === null ? '' : surplusWords(diff);
  const Icon = diff?.isWarning === true ? IconAlertTriangle : IconSeedling;
  return (
    <div className={classes.root} data-warns={diff?.isWarning || undefined}>
      <Icon size="1.125rem" aria-hidden className={classes.icon} />
      <div>
        <output>
          {label === '' ? (
            <span>Leaves the plan as it is</span>
          ) : (
            <span>
              <strong className={classes.head}>Moves the plan</strong>
              <br />
              {label}
            </span>
          )}
          {surplus !== '' && <div>{surplus}</div>}
        </output>{' '}
        {diff !== null && <SeeAllButton diff={diff} />}
      </div>
    </div>
  );
}
