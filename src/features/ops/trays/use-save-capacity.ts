import type { CapacityPatch } from '#domain/capacity/save-capacity.ts';
import { usePerform } from '#state/react/use-farm.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Saves parts of the capacity and says how it went; false when nothing could be saved. */
export function useSaveCapacity(): (
  patch: CapacityPatch,
  savedText: string,
  failedText: string,
) => boolean {
  const perform = usePerform();
  return (patch, savedText, failedText) => {
    try {
      perform({ type: 'CAPACITY_UPDATE', payload: patch });
    } catch {
      toast.error(failedText);
      return false;
    }
    toast.success(savedText);
    return true;
  };
}
