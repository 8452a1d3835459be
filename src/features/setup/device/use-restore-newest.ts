import { useCopies } from '#state/react/sharing/use-copies.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';
import { restoring } from './restoring.ts';

/** Puts the newest copy in the place of the farm, as the way back from what has just emptied it. */
export function useRestoreNewest(): () => void {
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

const UNREADABLE = 'The copy cannot be read. Look for an earlier one under Automatic backups.';
