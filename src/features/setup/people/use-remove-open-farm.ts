import type { FarmKey } from '#state/ports/farm-member.ts';
import { useCloud } from '#state/react/sharing/use-cloud.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useRemoveFarm, useSharedFarms } from '#state/react/sharing/use-shared-farms.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { farmNameText } from '#ui/page/farm-name-text.ts';

/** Takes a farm off this device after a question that tells what would be lost with it. */
export function useRemoveOpenFarm(): (key: FarmKey) => Promise<void> {
  const take = useRemoveFarm();
  const confirm = useConfirm();
  const open = useMember();
  const { status } = useCloud();
  const farms = useSharedFarms();
  return async (key) => {
    const isOpen = key.farmId === open?.farmId;
    const isUnsent = isOpen ? status.waiting : await farms.hasUnsent(key.farmId);
    const question = `Remove ${farmNameText(key)} from this device? The farm on the server stays.${
      isUnsent ? ' Changes not yet synced will be lost.' : ''
    }`;
    if (await confirm(question, { confirm: 'Remove' })) await take(key);
  };
}
