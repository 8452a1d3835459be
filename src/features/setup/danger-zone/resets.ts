import { usePerformAsking } from '#state/react/use-perform-asking.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { pendingPlanDetail } from '#ui/plan-diff/plan-detail.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { useNavigate } from 'react-router';
import { useFarmStore } from '#state/react/farm-context.ts';
import { GoogleError } from '#state/google/google-error.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { routePaths } from '#ui/route-paths.ts';
import { restoring } from '../device/use-copy.ts';

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

const UNREADABLE = 'The copy cannot be read. Look for an earlier one under Automatic backups.';

const NOT_CONFIRMED = 'Google couldn’t confirm your account. Nothing was deleted.';

/** Wipes the farm in the cloud; the toast offers to bring it back from the copy that was kept. */
export function useFullWipe(onEnd: () => void): () => Promise<void> {
  const { sync } = useFarmStore();
  const navigate = useNavigate();
  const restoreNewest = useRestoreNewest();
  const wipe = async (): Promise<void> => {
    try {
      await sync.deleteCloud();
    } catch (error) {
      // Why Google said no is in the console already.
      if (error instanceof GoogleError) return toast.error(NOT_CONFIRMED);
      // The toast sends the grower here for the reason.
      // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
      console.error('Cloud data was not deleted.', error);
      return toast.error('Failed to delete cloud data (see console).');
    }
    toast.success('All data deleted from cloud. This app will start fresh.', {
      undo: restoreNewest,
    });
    await navigate(routePaths.dashboard);
  };
  return () => wipe().finally(onEnd);
}

/** Puts the newest copy in the place of the farm, as the way back from what has just emptied it. */
function useRestoreNewest(): () => void {
  const { storage } = useFarmStore().world;
  const perform = usePerform();
  const restore = async () => {
    const newest = (await storage.listCopies()).find(({ reason }) => reason === 'wipe');
    const farm = newest === undefined ? null : await storage.readCopy(newest.id);
    if (farm === null) throw new Error('The copy is gone');
    perform(restoring(farm));
  };
  return () => void restore().catch(() => toast.error(UNREADABLE));
}
