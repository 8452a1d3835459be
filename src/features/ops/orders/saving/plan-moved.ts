import type { PlanMove } from '#domain/planning/plan-moves.ts';
import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import type { ToastOptions } from '#ui/toasts/toast.ts';

/** The second line of a toast: what a change moved in the plan. */
export function planMovedDetail(moves: readonly PlanMove[]): Pick<ToastOptions, 'detail'> {
  const label = planMovesLabel(moves);
  return label === '' ? {} : { detail: label };
}
