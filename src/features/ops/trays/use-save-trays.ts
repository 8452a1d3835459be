import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

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
