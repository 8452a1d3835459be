import type { ImprovedPlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import type { PlanCost } from '#domain/alchemy/dryer-plan/plan-cost.ts';
import { formatCount, formatTrays } from '#ui/format.ts';

/** What was gained: "Against the fixed rule: 2 cycles fewer, 3 more trays in time". */
export function gainWords({ cost, ruleCost }: Pick<ImprovedPlan, 'cost' | 'ruleCost'>): string {
  const inTime = ruleCost.unmetTrays - cost.unmetTrays;
  const fewer = ruleCost.cycles - cost.cycles;
  const words = [
    ...(fewer > 0 ? [`${formatCount(fewer, 'cycle')} fewer`] : []),
    ...(inTime > 0 ? [`${formatCount(inTime, 'more tray', 'more trays')} in time`] : []),
    ...(inTime < 0 ? [`${formatCount(-inTime, 'more tray', 'more trays')} late`] : []),
    ...(fewer < 0 ? [`${formatCount(-fewer, 'more cycle')}${inTime > 0 ? ' for them' : ''}`] : []),
    ...(inTime <= 0 && fewer <= 0 ? smallGains(cost, ruleCost) : []),
  ];
  return words.length === 0
    ? 'The plan of the fixed rule'
    : `Against the fixed rule: ${words.join(', ')}`;
}

/** What is worth telling only of a plan that gains neither cycles nor trays in time. */
function smallGains(cost: PlanCost, ruleCost: PlanCost): string[] {
  const onDays = ruleCost.offDayTrays - cost.offDayTrays;
  return [
    ...(onDays > 0
      ? [`${formatCount(onDays, 'more tray', 'more trays')} cut on a Thursday or Friday`]
      : []),
    ...(cost.daysOff < ruleCost.daysOff ? ['dried nearer to the due days'] : []),
  ];
}

/**
 * How far a plan is from the best possible at most; null when nothing is known about that.
 *
 * Nothing is called the best possible while trays are late: another dryer or day would mend that.
 */
export function distanceWords({
  cost,
  bound,
}: Pick<ImprovedPlan, 'cost' | 'bound'>): string | null {
  const isLate = cost.unmetTrays > 0;
  if (cost.points <= bound + 1e-6) {
    return isLate ? 'no plan of these dryers is better' : 'best possible';
  }
  if (bound <= 0) return null;
  const percent = Math.ceil(((cost.points - bound) / bound) * 100 - 1e-9);
  return `at most ${percent}% from the best ${isLate ? 'plan of these dryers' : 'possible'}`;
}

/** What the dryers do by a plan: "12 cycles, 3 trays late". */
export function costWords({ cost }: Pick<ImprovedPlan, 'cost'>): string {
  const late =
    cost.unmetTrays === 0 ? 'every tray in time' : `${formatTrays(cost.unmetTrays)} late`;
  return `${formatCount(cost.cycles, 'cycle')}, ${late}`;
}
