import { useNavigate } from 'react-router';
import { useFarmStore } from '#state/farm-context.ts';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toast.ts';
import { useRestoreNewest } from '../device/use-restore-newest.ts';

/** Wipes the account's farm; the toast offers to bring it back from the copy that was kept. */
export function useFullWipe(): () => Promise<void> {
  const { sync } = useFarmStore();
  const navigate = useNavigate();
  const restoreNewest = useRestoreNewest();
  return async () => {
    try {
      await sync.deleteCloud();
    } catch (error) {
      // The toast sends the grower here for the reason.
      // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
      console.error('Cloud data was not deleted.', error);
      toast.error('Failed to delete cloud data (see console).');
      return;
    }
    toast.success('All data deleted from cloud. This app will start fresh.', {
      undo: restoreNewest,
    });
    await navigate(routePaths.dashboard);
  };
}
