import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Saves what the farm has of racks and trays, and says how it went; false when nothing could be saved. */
export function useSaveTrays(): (
  action: FarmAction,
  savedText: string,
  failedText: string,
) => boolean {
  const perform = usePerform();
  return (action, savedText, failedText) => {
    try {
      perform(action);
    } catch {
      toast.error(failedText);
      return false;
    }
    toast.success(savedText);
    return true;
  };
}
