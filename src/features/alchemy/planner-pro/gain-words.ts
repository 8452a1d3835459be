import type { ImprovedPlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import { formatCount, formatTrays } from '#ui/format.ts';

/** What was gained: "Against the fixed rule: 2 cycles fewer, 3 more trays in time". */
export function gainWords({ cost, ruleCost }: Pick<ImprovedPlan, 'cost' | 'ruleCost'>): string {
  const inTime = ruleCost.unmetTrays - cost.unmetTrays;
  const fewer = ruleCost.cycles - cost.cycles;
  const words = [
    ...(fewer > 0 ? [`${formatCount(fewer, 'cycle')} fewer`] : []),
    ...(inTime > 0 ? [`${formatCount(inTime, 'more tray', 'more trays')} in time`] : []),
    ...(fewer < 0 ? [`${formatCount(-fewer, 'more cycle')} for them`] : []),
  ];
  return words.length === 0
    ? 'The plan of the fixed rule'
    : `Against the fixed rule: ${words.join(', ')}`;
}

/** How far a plan is from the best possible at most; null when nothing is known about that. */
export function distanceWords({
  cost,
  bound,
}: Pick<ImprovedPlan, 'cost' | 'bound'>): string | null {
  if (cost.points <= bound + 1e-6) return 'best possible';
  if (bound <= 0) return null;
  const percent = Math.ceil(((cost.points - bound) / bound) * 100 - 1e-9);
  return `at most ${percent}% from the best possible`;
}

/** What the dryers do by a plan: "12 cycles, 3 trays late". */
export function costWords({ cost }: Pick<ImprovedPlan, 'cost'>): string {
  const late =
    cost.unmetTrays === 0 ? 'every tray in time' : `${formatTrays(cost.unmetTrays)} late`;
  return `${formatCount(cost.cycles, 'cycle')}, ${late}`;
}
