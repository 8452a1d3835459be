import { isSaid, type Sentence } from '#domain/tell/say.ts';
import { formatSentence } from '../format.ts';
import { Checkbox } from '@mantine/core';
import { IconAlertTriangle, IconSeedling } from '@tabler/icons-react';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { ReactNode } from 'react';
import classes from './plan-note.module.css';
import { SeeAllButton } from './see-all-button.tsx';

/** What a save would do to the plan, as far as it is known. */
export interface ShownPlan {
  /** In one line; NOTHING_SAID when it moves nothing. */
  readonly label: Sentence;
  /** Null until all of it is worked out. */
  readonly diff: PlanChange | null;
}

/** Greens that a change leaves over and others can have, and whether they do. */
interface UsedSurplus {
  /** A sentence for each variety. */
  readonly words: readonly Sentence[];
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
}

/** In the foot of a dialog: what its save will do to the plan. Amber where somebody should look at it. */
export function PlanNote(
  props: ShownPlan & {
    readonly use?: UsedSurplus | null;
    readonly children?: ReactNode;
  },
) {
  const { label, diff, use = null, children } = props;
  const Icon = diff?.isWarning === true ? IconAlertTriangle : IconSeedling;
  return (
    <div className={classes.root} data-warns={diff?.isWarning || undefined}>
      <Icon size="1.125rem" aria-hidden className={classes.icon} />
      <div>
        <output>
          {isSaid(label) ? (
            <span>
              <strong className={classes.head}>Moves the plan</strong>
              <br />
              {formatSentence(label)}
            </span>
          ) : (
            <span>No change to the plan</span>
          )}
        </output>{' '}
        {diff !== null && <SeeAllButton diff={diff} />}
        <div className={classes.choices}>
          {use !== null && (
            <>
              {use.words.map(formatSentence).map((words) => (
                <div key={words}>{words}</div>
              ))}
              <Checkbox
                label="Use what grows"
                checked={use.isUsed}
                onChange={(event) => use.onUse(event.currentTarget.checked)}
              />
            </>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
