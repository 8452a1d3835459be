import { Button, Group, Stack, Text } from '@mantine/core';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { useCloud } from '#state/react/use-cloud.ts';
import { useMember } from '#state/react/use-member.ts';
import { useFarmKeys, useRemoveFarm, useSharedFarms } from '#state/react/use-shared-farms.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { SectionCard } from '#ui/page/section-card.tsx';

/** The farms that this device has: each is in step only while it is open. */
export function DeviceFarms() {
  const farms = useSharedFarms();
  const member = useMember();
  const keys = useFarmKeys() ?? [];
  return (
    <SectionCard title="Farms on this device">
      <Stack gap="sm">
        {member !== null && (
          <Group justify="space-between">
            <Text>This device’s own farm</Text>
            <Button variant="default" size="xs" onClick={() => void farms.open(null)}>
              Open
            </Button>
          </Group>
        )}
        {keys.map((key) => (
          <FarmRow key={key.farmId} farmKey={key} isOpen={key.farmId === member?.farmId} />
        ))}
        <Button component="a" href="/join" variant="default" style={{ alignSelf: 'start' }}>
          Join a farm with a code
        </Button>
      </Stack>
    </SectionCard>
  );
}

function FarmRow({ farmKey, isOpen }: { readonly farmKey: FarmKey; readonly isOpen: boolean }) {
  const farms = useSharedFarms();
  const take = useRemoveFarm();
  const confirm = useConfirm();
  const { status } = useCloud();
  const farmName = farmKey.farmName === '' ? 'Farm without a name' : farmKey.farmName;
  const remove = async (): Promise<void> => {
    const isUnsent = isOpen && status.waiting;
    const question = `Remove ${farmName} from this device? The farm on the server stays.${
      isUnsent ? ' Something here is not sent yet and would be lost.' : ''
    }`;
    if (!(await confirm(question, { confirm: 'Remove' }))) return;
    await take(farmKey);
  };
  return (
    <Group justify="space-between" gap="sm">
      <Text>{isOpen ? `${farmName} (open)` : farmName}</Text>
      <Group gap="xs">
        {!isOpen && (
          <Button variant="default" size="xs" onClick={() => void farms.open(farmKey.farmId)}>
            Open
          </Button>
        )}
        <Button variant="subtle" size="xs" c="var(--mgm-bad-text)" onClick={() => void remove()}>
          Remove from this device
        </Button>
      </Group>
    </Group>
  );
}
