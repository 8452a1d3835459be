import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useFarmKeys, useSharedFarms } from '#state/react/sharing/use-shared-farms.ts';
import { farmNameText, ownFarmText } from '#ui/page/farm-name-text.ts';
import { SubtleButton } from '#ui/kit/plain-parts.tsx';
import { JoinMenuItem } from './join-menu-item.tsx';

/** Which farm is open, and the way to the others of this device: its own and those it has joined. None without a key. */
export function FarmMenu() {
  const keys = useFarmKeys() ?? [];
  const farms = useSharedFarms();
  const open = useMember();
  const { isSignedIn } = useGoogle();
  const openId = open?.farmId ?? null;
  if (keys.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <SubtleButton aria-label={open ? `Farms: ${farmNameText(open)} is open` : 'Farms'}>
          Farms
        </SubtleButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Farms on this device</Menu.Label>
        {[{ farmId: null, farmName: ownFarmText(isSignedIn) }, ...keys].map((farm) => {
          const isOpen = farm.farmId === openId;
          return (
            <Menu.Item
              key={farm.farmId ?? ''}
              aria-current={isOpen ? 'true' : undefined}
              rightSection={isOpen ? <IconCheck size="1rem" aria-label="open" /> : null}
              onClick={() => {
                if (!isOpen) void farms.open(farm.farmId);
              }}
            >
              {farmNameText(farm)}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <JoinMenuItem />
      </Menu.Dropdown>
    </Menu>
  );
}
