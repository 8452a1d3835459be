import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { PromiseState } from '#state/react/answers/use-promise.ts';
import classes from './promise-dialog.module.css';

/** The answer: one large line, and under it what is behind it. Said aloud as it changes. */
export function SpokenAnswer({ told, reach }: Pick<PromiseState, 'told' | 'reach'>) {
  const isYes = told?.answer === 'YES';
  const Icon = isYes ? IconCircleCheck : IconCircleX;
  const small = told === null ? [] : [...told.details, ...(reach?.text ? [reach.text] : [])];
  return (
    <div aria-live="polite" className={classes.answer} data-answer={told?.answer}>
      {told !== null && (
        <>
          <p className={classes.headline}>
            <Icon size="1.75rem" aria-hidden className={classes.sign} />
            <span>{told.headline}</span>
          </p>
          <p className={classes.small}>{small.join('. ')}</p>
        </>
      )}
    </div>
  );
}
