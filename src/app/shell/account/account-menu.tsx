import { ActionIcon, Avatar, Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useFarm } from '#state/react/use-farm.ts';
import { JoinMenuItem } from './join-menu-item.tsx';
import { Text } from '#ui/kit/plain-parts.tsx';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';

const QUESTION =
  'Sign out and remove all farm data from this device? Changes not yet synced are lost. Your farm stays in the cloud.';

export function AccountMenu() {
  const { name, email, picture } = useFarm((farm) => farm.settings.google);
  const leaveDevice = useLeaveDevice();
  const who = name ?? email ?? 'Google account';
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="transparent" size="2.75rem" aria-label={`Account: ${who}`}>
          <Avatar
            src={picture}
            alt=""
            size="2rem"
            variant="default"
            imageProps={{ referrerPolicy: 'no-referrer' }}
          />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={500}>{who}</Text>
          {email !== null && email !== who && <Text size="note">{email}</Text>}
        </Menu.Label>
        <JoinMenuItem />
        <Menu.Item
          color="var(--mgm-bad-text)"
          leftSection={<IconTrash size="1.125rem" />}
          onClick={leaveDevice}
        >
          Sign out and remove data from this device
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Signs out and takes everything off this device, as on a computer that others use, too. */
function useLeaveDevice(): () => void {
  const { eraseDevice } = useFarmStore();
  const confirm = useConfirm();
  const leave = async () => {
    if (!(await confirm(QUESTION, { confirm: 'Sign out and remove' }))) return;
    try {
      await eraseDevice();
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
