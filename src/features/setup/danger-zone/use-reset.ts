import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';
import type { Reset } from './resets.ts';

/** Empties a part of the farm after a question; the toast tells what that does to the plan, and offers to bring it back. */
export function useReset(): (reset: Reset) => void {
  const confirm = useConfirm();
  const perform = usePerformAsking();
  return async ({ name, title }) => {
    if (!(await confirm(`Reset ${title}? This cannot be undone.`))) return;
    const { told, undo } = perform({ type: 'RESET_DATA', payload: { name } });
    toast.success(`${title} reset.`, { detail: pendingPlanDetail(told), undo });
  };
}
