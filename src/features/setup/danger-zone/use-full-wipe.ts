import { useNavigate } from 'react-router';
import { useFarmStore } from '#state/react/farm-context.ts';
import { GoogleError } from '#state/google/google-error.ts';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import { useRestoreNewest } from '../device/use-restore-newest.ts';

const NOT_CONFIRMED = 'Google did not confirm that it is you. Nothing was deleted.';

/**
 * Wipes the farm in the cloud; the toast offers to bring it back from the copy that was kept.
 *
 * @param onEnd - When it is done, or has failed.
 */
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
