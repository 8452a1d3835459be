import { useNavigate } from 'react-router';
import { useFarmStore } from '#state/react/farm-context.ts';
import { GoogleError } from '#state/google/google-error.ts';
import { useCopies } from '#state/react/sharing/use-copies.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';
import { restoring } from '../device/restoring.ts';

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
  const { list, read } = useCopies();
  const perform = usePerform();
  const restore = async () => {
    const newest = (await list()).find(({ reason }) => reason === 'wipe');
    const farm = newest === undefined ? null : await read(newest.id);
    if (farm === null) throw new Error('The copy is gone');
    perform(restoring(farm));
  };
  return () => void restore().catch(() => toast.error(UNREADABLE));
}
