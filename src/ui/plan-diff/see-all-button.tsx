import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import classes from './plan-note.module.css';
import { useShowPlanDiff } from './show-plan-diff.ts';
import { UnstyledButton } from '../kit/unstyled-button.tsx';

export function SeeAllButton({ diff }: { readonly diff: PlanChange }) {
  const show = useShowPlanDiff();
  return (
    <UnstyledButton type="button" className={classes.link} onClick={() => show(diff)}>
      See all
    </UnstyledButton>
  );
}
