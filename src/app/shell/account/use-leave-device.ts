import { useDevice } from '#state/react/use-device.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';

const QUESTION =
  'Sign out and remove all farm data from this device? Changes that have not reached the cloud are lost. What is in the cloud stays there.';

/** Signs out and takes everything off this device, as on a computer that others use, too. */
export function useLeaveDevice(): () => void {
  const { erase } = useDevice();
  const confirm = useConfirm();
  const leave = async () => {
    if (!(await confirm(QUESTION, { confirm: 'Sign out and remove' }))) return;
    try {
      await erase();
    } catch {
      toast.error(
        'Not everything could be removed. Close the other tabs of the app and try again.',
      );
      return;
    }
    window.location.replace(routePaths.start);
  };
  return () => void leave();
}
