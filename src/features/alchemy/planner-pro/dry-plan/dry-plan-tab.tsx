import { useDryPlan } from '#state/react/answers/use-dry-plan.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { selectDryPlanQuestion } from '#state/selectors/dry-plan-input.ts';
import { NoticeStrip } from '#ui/notices/notice-strip.tsx';
import { DryPlanView } from './dry-plan-view.tsx';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

/** The plan that the dryers can be loaded by. While a better one is searched for, the one before is shown. */
export function DryPlanTab() {
  const today = useToday();
  const question = useFarm((farm) => selectDryPlanQuestion(farm, today));
  const { shown, isRunning, error, again } = useDryPlan(question);
  if (error !== null) {
    return (
      <NoticeStrip
        tone="red"
        role="alert"
        word="Failed to run planner."
        actions={
          <PlainButton size="compact-sm" onClick={again}>
            Try again
          </PlainButton>
        }
      >
        {error}
      </NoticeStrip>
    );
  }
  if (shown === null) return <p role="status">Building plan…</p>;
  return <DryPlanView {...shown} isRunning={isRunning} />;
}
