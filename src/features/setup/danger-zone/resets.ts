import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.ts';
import { toast } from '#ui/toasts/toast.ts';

/** The parts of the farm that can be emptied, and what goes with each. */
export const RESETS = [
  {
    name: 'varieties',
    title: 'Varieties',
    extent: 'Deletes all varieties, their products, their shares in mixes and their order lines.',
  },
  {
    name: 'products',
    title: 'Products',
    extent: 'Deletes all mixes and all order lines for products. Varieties stay.',
  },
  {
    name: 'recurring',
    title: 'Recurring',
    extent: 'Deletes all recurring orders.',
  },
  {
    name: 'orders',
    title: 'Orders',
    extent: 'Deletes all orders in the Orders list and all one-time orders.',
  },
  {
    name: 'tasks',
    title: 'Tasks',
    extent: 'Rebuilds all tasks from orders. Deletes done marks and tasks you added.',
  },
  {
    name: 'seedsInventory',
    title: 'Seeds inventory',
    extent: 'Deletes all seed intakes, usage and counts.',
  },
] as const;

/** Empties a part of the farm after a question; the toast tells what that does to the plan, and offers to bring it back. */
export function useReset(): (reset: (typeof RESETS)[number]) => void {
  const confirm = useConfirm();
  const perform = usePerformAsking();
  return async ({ name, title }) => {
    if (!(await confirm(`Reset ${title}? This cannot be undone.`))) return;
    const { told, undo } = perform({ type: 'RESET_DATA', payload: { name } });
    toast.success(`${title} reset.`, { detail: pendingPlanDetail(told), undo });
  };
}
